import type { ComponentProps, KeyboardEvent } from 'react';

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  readonly onSubmit: () => void;
  readonly isBusy?: boolean;
};

/** A small form: as high as a dialog leaves it, unless told otherwise. Its button sends it, Enter, and Ctrl Enter from anywhere. */
export const Form = ({ onSubmit, isBusy = false, ...rest }: FormProps) => (
  <form
    noValidate
    aria-busy={isBusy}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
    onKeyDown={(event) => {
      if (event.ctrlKey || event.metaKey) onEnter(event, onSubmit);
    }}
    className="flex min-h-0 flex-col"
    {...rest}
  />
);

type InnerFormProps = Omit<ComponentProps<'div'>, 'onSubmit'> & {
  readonly label: string;
  readonly onSubmit: () => void;
};

/** A small form within that of a record, where forms cannot be: Enter in a field sends it as well; on a button, it presses that. */
export const InnerForm = ({ label, onSubmit, ...rest }: InnerFormProps) => (
  <div
    role="group"
    aria-label={label}
    onKeyDown={(event) => {
      if (!(event.target instanceof HTMLButtonElement)) onEnter(event, onSubmit);
    }}
    {...rest}
  />
);

/** Runs something by Enter, which would otherwise send the form around it. */
export function onEnter(event: KeyboardEvent, run: () => void): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  run();
}
