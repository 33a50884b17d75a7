import { SiteLink } from './SiteLink.tsx';

type ButtonLinkProps = {
  readonly to: string;
  readonly label: string;
  readonly look?: 'brass' | 'line';
};

const LOOKS = {
  brass: 'bg-brass text-abyss hover:bg-[#d8b881]',
  line: 'border border-current/40 hover:border-current',
} as const;

/** The site's button: a link to a page. */
export function ButtonLink({ to, label, look = 'brass' }: ButtonLinkProps) {
  return (
    <SiteLink
      to={to}
      className={`inline-flex min-h-12 items-center rounded-xs px-7 text-[0.9375rem] font-semibold tracking-wide transition-colors ${LOOKS[look]}`}
    >
      {label}
    </SiteLink>
  );
}
