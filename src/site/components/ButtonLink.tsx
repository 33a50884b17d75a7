import { SiteLink } from './SiteLink.tsx';

/**
 * A link to a page that looks like a button; on hover it fills from below, as a tank does. Its transparent border is
 * visible in forced-colors mode.
 */
export function ButtonLink({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <SiteLink
      to={to}
      className="print:hidden inline-flex min-h-12 items-center justify-center justify-self-start rounded-xs border border-transparent bg-brass bg-linear-to-t from-[#e6cd9f] to-[#e6cd9f] bg-size-[100%_0%] bg-bottom bg-no-repeat bg-origin-border px-7 text-[0.9375rem] font-semibold tracking-wide text-abyss transition-[background-size,translate] duration-300 ease-out hover:bg-size-[100%_100%] focus-visible:bg-size-[100%_100%] active:translate-y-px"
    >
      {label}
    </SiteLink>
  );
}
