import { MoveRight } from 'lucide-react';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteLink } from './components/SiteLink.tsx';
import { useIsInView } from './components/useIsInView.ts';
import { LABELS } from './content/navigation.ts';

/** Everything above the window counts as in view, and the height of a closing call to action below it. */
const PAST_OR_NEAR = '1000000px 0px 420px';

/**
 * Keeps Start Your Project within reach of a thumb where the header has no room for it: from the end of the first
 * screen to the closing call to action, but not on the contact page. Rendered right before the footer.
 */
export function ProjectBar() {
  const { pathname } = useLocation();
  const start = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isAtStart = useIsInView(start);
  const isAtEnd = useIsInView(end, PAST_OR_NEAR);
  const isShown = !isAtStart && !isAtEnd && pathname !== '/contact';
  return (
    <>
      <div ref={start} className="absolute top-[90svh] h-px w-px" />
      <div ref={end} />
      <nav
        aria-label={LABELS.projectBar}
        className={`project-bar fixed inset-x-0 bottom-0 z-20 border-t border-brass bg-abyss pb-[env(safe-area-inset-bottom)] transition-[translate,visibility] duration-300 lg:hidden short:hidden print:hidden ${isShown ? '' : 'invisible translate-y-full'}`}
      >
        <SiteLink
          to="/contact"
          className="page-width flex min-h-14 items-center justify-between font-semibold text-pearl -outline-offset-2"
        >
          {LABELS.startYourProject}
          <MoveRight
            aria-hidden="true"
            strokeWidth={1.5}
            className="size-6 text-brass rtl:-scale-x-100"
          />
        </SiteLink>
      </nav>
    </>
  );
}
