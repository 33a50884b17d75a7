import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStateOf } from '../lib/useStateOf.ts';

type FoldedFieldsProps = {
  readonly title: string;
  /** Whose fields they are: with another record they are folded anew. */
  readonly owner: unknown;
  /** Whether something is in one of them, which unfolds them. */
  readonly isFilled: boolean;
  readonly children: ReactNode;
};

/** Fields that most records are without, folded below a heading unless something is in one of them. */
export function FoldedFields({ title, owner, isFilled, children }: FoldedFieldsProps) {
  const [fold, setFold] = useStateOf(owner, () => ({ wasFilled: isFilled, isOpen: isFilled }));
  // What is restored or arrives later shows itself too.
  if (isFilled && !fold.wasFilled) setFold({ wasFilled: true, isOpen: true });
  return (
    <details
      open={fold.isOpen}
      onToggle={({ currentTarget }) => setFold({ ...fold, isOpen: currentTarget.open })}
      className="group border-t border-line"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 px-4 text-sm font-semibold sm:px-6">
        <ChevronRight
          aria-hidden="true"
          className="size-4 text-muted group-open:rotate-90 rtl:-scale-x-100 rtl:group-open:scale-x-100"
        />
        {title}
      </summary>
      <div className="-mt-3">{children}</div>
    </details>
  );
}
