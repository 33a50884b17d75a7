/**
 * The single keys of a page. What one presses says so with `aria-keyshortcuts`; `src/records/page/keys` presses it, and lists them all.
 */
export const PAGE_KEYS = {
  search: '/',
  create: 'n',
  status: 's',
  select: 'x',
  move: 'm',
  undo: 'z',
  help: '?',
} as const;
