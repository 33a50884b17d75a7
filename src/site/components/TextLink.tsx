import { MoveRight } from 'lucide-react';
import { SiteLink } from './SiteLink.tsx';

/**
 * A text link with an arrow; on hover, a line is drawn below the text from its start. While it is pressed, its contents move,
 * not the link itself: translated, it would be the containing block of the area that it spreads over its card, which would
 * then shrink to the words before the pointer is released.
 */
export function TextLink({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <SiteLink
      to={to}
      end
      className="group inline-flex min-h-11 items-center rounded-xs font-semibold"
    >
      <span className="inline-flex items-center gap-3 group-active:translate-y-px">
        <span className="bg-linear-to-r from-current to-current bg-size-[0%_1px] bg-left-bottom bg-no-repeat pb-0.5 transition-[background-size] duration-300 ease-out group-hover:bg-size-[100%_1px] group-focus-visible:bg-size-[100%_1px] rtl:bg-right-bottom forced-colors:underline">
          {label}
        </span>
        <MoveRight
          aria-hidden="true"
          strokeWidth={1.5}
          className="size-5 shrink-0 transition-transform duration-300 ease-out group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
        />
      </span>
    </SiteLink>
  );
}
