/** A text input of the account's forms. */
export const INPUT =
  'mt-1 block h-11 w-full rounded-md border border-edge bg-surface px-3 text-sm font-normal';

/** What went wrong, below the field it is about. */
export const MESSAGE = 'mt-2 text-sm font-medium text-tone-red-ink wrap-anywhere empty:hidden';

/** A link that looks like a plain button. */
export const LINK_BUTTON =
  'inline-flex min-h-9 items-center justify-center rounded-md border border-edge/50 bg-surface px-3.5 text-sm font-semibold whitespace-nowrap text-ink hover:border-edge hover:bg-sunken';
