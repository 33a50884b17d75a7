import { MoveRight } from 'lucide-react';
import { SiteLink } from './SiteLink.tsx';

/** A text link with an arrow. */
export function TextLink({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <SiteLink
      to={to}
      end
      className="group inline-flex min-h-11 items-center gap-3 rounded-xs font-semibold underline decoration-transparent underline-offset-6 transition-colors hover:decoration-current"
    >
      {label}
      <MoveRight
        aria-hidden="true"
        strokeWidth={1.5}
        className="size-5 transition-transform group-hover:translate-x-1 rtl:-scale-x-100"
      />
    </SiteLink>
  );
}
