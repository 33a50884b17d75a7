import { useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { SKIP_LINK } from './content/navigation.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** What all public pages share: the header, the footer, and a way past the navigation. */
export default function SiteLayout() {
  const main = useRef<HTMLElement>(null);
  return (
    // The site is light in the dark, too: so is its ink. What takes the focus keeps clear of the header.
    <div className="site flex min-h-dvh flex-col [--ink:#10211f] [&_:is(a,button,input,select,textarea)]:scroll-mt-24">
      {/* A button, since an anchor's fragment would be taken for an address. */}
      <button
        type="button"
        onClick={() => main.current?.focus()}
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50 focus:bg-brass focus:px-5 focus:py-3 focus:font-semibold focus:text-abyss"
      >
        {SKIP_LINK}
      </button>
      <SiteHeader />
      <main ref={main} tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
