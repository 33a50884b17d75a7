import { Link } from 'react-router-dom';
import { useScrollToPart } from '../ui/useScrollToPart.ts';

type PagePartsProps = {
  readonly parts: readonly {
    readonly id: string;
    readonly label: string;
    readonly count: number;
    /** Whether there are more than that. */
    readonly hasMore?: boolean;
  }[];
};

/** Links to the parts of a long page; the part is an element with that id. */
export function PageParts({ parts }: PagePartsProps) {
  useScrollToPart();
  return (
    <nav
      aria-label="Parts of this page"
      className="-ms-2.5 flex flex-wrap gap-0.5 max-sm:order-last max-sm:w-full print:hidden"
    >
      {parts.map(({ id, label, count, hasMore = false }) => (
        <Link
          key={id}
          to={{ search: `?part=${id}` }}
          replace
          className="flex min-h-8 items-center gap-1.5 rounded-md px-2.5 text-[0.8125rem] font-medium text-muted hover:bg-sunken hover:text-ink pointer-coarse:min-h-11"
        >
          {label}
          <span className="text-xs font-normal tabular-nums">
            {`${count.toLocaleString('en-US')}${hasMore ? '+' : ''}`}
          </span>
        </Link>
      ))}
    </nav>
  );
}
