import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { placePopover } from '../../ui/placePopover.ts';

type NameListProps = {
  readonly id: string;
  /** The input it belongs to. */
  readonly anchor: HTMLElement;
  readonly options: readonly string[];
  /** The position of the option that Enter chooses; -1 for none. */
  readonly active: number;
  readonly onActivate: (index: number) => void;
  readonly onChoose: (name: string) => void;
};

/** The suggestions below a name field, in the top layer. */
export function NameList({ id, anchor, options, active, onActivate, onChoose }: NameListProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = element.current;
    if (list === null) return;
    list.style.width = `${anchor.offsetWidth}px`;
    if (!list.matches(':popover-open')) list.showPopover();
    placePopover(list, anchor);
  }, [anchor, options.length]);

  /** The position of the option an event is about. */
  function indexOf({ target }: SyntheticEvent): number {
    const option = (target as Element).closest('[role=option]');
    return option === null ? -1 : Number(option.id.slice(id.length));
  }

  return (
    <div
      role="presentation"
      // The focus stays in the input.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={(event) => onActivate(indexOf(event))}
      onClick={(event) => {
        const option = options[indexOf(event)];
        if (option !== undefined) onChoose(option);
      }}
      className="contents"
    >
      <div
        ref={element}
        id={id}
        popover="manual"
        role="listbox"
        aria-label="Known names"
        className="fixed inset-auto m-0 overflow-hidden rounded-lg border border-line bg-raised p-1 text-sm text-ink shadow-lifted"
      >
        {options.map((option, index) => (
          <div
            key={option}
            id={`${id}${index}`}
            role="option"
            aria-selected={index === active}
            className="flex min-h-8 cursor-pointer items-center rounded-md px-2 aria-selected:bg-accent/10 pointer-coarse:min-h-11"
          >
            <bdi className="truncate">{option}</bdi>
          </div>
        ))}
      </div>
    </div>
  );
}
