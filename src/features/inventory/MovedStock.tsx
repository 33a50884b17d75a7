import { useId, useState } from 'react';
import type { InventoryItem } from './inventoryItem.entity.ts';
import { differenceOf, type Count } from './stockCount.ts';
import { addExactly } from '../../store/write/merge.ts';
import { orUntitled } from '../../lib/orUntitled.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';

/** An item whose stock has changed since its count began. */
export type MovedItem = { readonly item: InventoryItem; readonly count: Count };

type MovedStockProps = {
  readonly moved: readonly MovedItem[];
  readonly onClose: () => void;
  /** `recounted`: the items whose count says what is there now, whatever has been booked since it began. */
  readonly onSave: (recounted: ReadonlySet<string>) => void;
};

/**
 * Asks what a changed stock means for a count. If a colleague has counted the same shelf, the difference is booked already, and
 * adding it again would count it twice; if goods have come or gone, it is still missing. The stock alone does not tell which.
 */
export function MovedStock({ moved, onClose, onSave }: MovedStockProps) {
  const [answers, setAnswers] = useState<Readonly<Record<string, boolean>>>({});
  const [isMissing, setMissing] = useState(false);
  const isAnswered = moved.every(({ item }) => answers[item.id] !== undefined);
  return (
    <Modal title="The stock changed while you counted" onClose={onClose}>
      <div className="grid gap-4 overflow-y-auto px-6 pt-1 pb-5 text-sm">
        <p className="text-muted">
          Perhaps a colleague has counted the same shelf; then your difference is booked already.
        </p>
        {moved.map(({ item, count }) => (
          <MovedChoice
            key={item.id}
            item={item}
            count={count}
            isRecounted={answers[item.id]}
            onAnswer={(isRecounted) => {
              setMissing(false);
              setAnswers((others) => ({ ...others, [item.id]: isRecounted }));
            }}
          />
        ))}
      </div>
      <footer className="grid gap-3 border-t border-line px-6 py-4">
        {isMissing && <Alert kind="alert">Choose what is right for each item.</Alert>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button className="pointer-coarse:min-h-11" onClick={onClose}>
            Back to the count
          </Button>
          <Button
            variant="primary"
            className="pointer-coarse:min-h-11"
            onClick={() => {
              if (!isAnswered) setMissing(true);
              else onSave(new Set(Object.keys(answers).filter((id) => answers[id] === true)));
            }}
          >
            Save count
          </Button>
        </div>
      </footer>
    </Modal>
  );
}

type MovedChoiceProps = MovedItem & {
  readonly isRecounted: boolean | undefined;
  readonly onAnswer: (isRecounted: boolean) => void;
};

function MovedChoice({ item, count, isRecounted, onAnswer }: MovedChoiceProps) {
  const name = useId();
  const difference = differenceOf(count) ?? 0;
  const counted = addExactly(count.expected, difference);
  const choices = [
    {
      isRecounted: true,
      text: `A colleague counted it too: ${inFigures(counted)} are there now`,
    },
    {
      isRecounted: false,
      text: `Goods came or went: my difference makes it ${inFigures(addExactly(item.stock, difference))}`,
    },
  ];
  return (
    <fieldset>
      <legend className="font-semibold wrap-anywhere">
        <bdi>{orUntitled(item.name || item.sku)}</bdi>
      </legend>
      <p className="text-xs text-muted tabular-nums">
        {inFigures(count.expected)} when you began, {inFigures(item.stock)} now; you counted{' '}
        {inFigures(counted)}
      </p>
      {choices.map((choice) => (
        <label
          key={choice.text}
          className="mt-1.5 flex items-baseline gap-2 tabular-nums pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={name}
            className="accent-accent"
            checked={isRecounted === choice.isRecounted}
            onChange={() => onAnswer(choice.isRecounted)}
          />
          {choice.text}
        </label>
      ))}
    </fieldset>
  );
}

const inFigures = (number: number): string => number.toLocaleString('en-US').replace('-', '−');
