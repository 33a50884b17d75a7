import { useEffect, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { SKIP_LINK } from './content/navigation.ts';
import { ProjectBar } from './ProjectBar.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** The layout of all public pages: header, footer and a skip link. */
export default function SiteLayout() {
  const main = useRef<HTMLElement>(null);

  useEffect(() => {
    // In a view transition, React keeps the page around the moving elements still, unless it already has this name.
    document.documentElement.style.viewTransitionName = 'root';
  }, []);

  return (
    // The site has no dark theme, so --ink is fixed. The scroll margins keep focused controls between the header and the bar.
    <div className="site flex min-h-dvh flex-col [--ink:#10211f] [&_:is(a,button,input,select,textarea)]:scroll-mt-24 [&_:is(a,button)]:scroll-mb-20">
      {/* A button, because the router would read a link's fragment as a route. */}
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
      <ProjectBar />
      <SiteFooter />
    </div>
  );
}
