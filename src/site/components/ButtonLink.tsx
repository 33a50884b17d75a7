import { SiteLink } from './SiteLink.tsx';

/** A link to a page that looks like a button. Its transparent border is visible in forced-colors mode. */
export function ButtonLink({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <SiteLink
      to={to}
      className="print:hidden inline-flex min-h-12 items-center justify-center justify-self-start rounded-xs border border-transparent bg-brass px-7 text-[0.9375rem] font-semibold tracking-wide text-abyss transition-colors hover:bg-[#d8b881]"
    >
      {label}
    </SiteLink>
  );
}
