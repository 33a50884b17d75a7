import { useId, type ReactNode } from 'react';

type ChoiceProps = {
  /** That of the group: one of it is chosen. */
  readonly name: string;
  readonly label: ReactNode;
  readonly text?: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

/** One of several things to choose from, as a card. */
export function Choice({ name, label, text, isChosen, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="grid min-w-0 cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start gap-x-2.5 rounded-md border border-edge bg-surface p-3 text-sm has-checked:border-accent has-checked:bg-accent/10"
    >
      <input
        id={id}
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="mt-0.5 size-4 shrink-0 accent-accent"
      />
      <span className="font-medium wrap-anywhere whitespace-pre-wrap">{label}</span>
      {text !== undefined && (
        <bdi className="col-start-2 wrap-anywhere whitespace-pre-wrap text-muted">{text}</bdi>
      )}
    </label>
  );
}
