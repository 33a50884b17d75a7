import { MoveRight } from 'lucide-react';
import { SiteLink } from './SiteLink.tsx';

/**
 * A text link with an arrow; on hover, a line is drawn below the text from its start. While it is pressed, only what is in it
 * moves: a transform of the link would make it the box of its own `::after`, the area of a card, which the press would leave.
 */
export function TextLink({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <SiteLink
      to={to}
      end
      className="group inline-flex min-h-11 items-center gap-3 rounded-xs font-semibold"
    >
      <span className="bg-linear-to-r from-current to-current bg-size-[0%_1px] bg-left-bottom bg-no-repeat pb-0.5 transition-[background-size] group-active:translate-y-px duration-300 ease-out group-hover:bg-size-[100%_1px] group-focus-visible:bg-size-[100%_1px] rtl:bg-right-bottom forced-colors:underline">
        {label}
      </span>
      <MoveRight
        aria-hidden="true"
        strokeWidth={1.5}
        className="size-5 shrink-0 group-active:translate-y-px transition-transform duration-300 ease-out group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
      />
    </SiteLink>
  );
}
