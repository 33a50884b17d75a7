import { childrenOf } from '../../lib/stored.ts';

/** A view of a list under a name: the address that shows it. */
export type SavedView = {
  readonly name: string;
  /** From `/dashboard/` on. */
  readonly address: string;
};

/** The database path of the views, below the uid of whoever has saved them. */
export const VIEWS_PATH = 'views';

/** The longest name and address, in characters; the security rules require the same. */
export const MAX_VIEW_NAME_LENGTH = 60;
export const MAX_VIEW_ADDRESS_LENGTH = 2000;

/** The most views of a person; each has a number below that as its key, so that there are no more. */
export const MAX_VIEWS = 50;

/** Parses stored views by id, without those that are damaged. */
export function parseViews(stored: unknown): Readonly<Record<string, SavedView>> {
  return Object.fromEntries(
    Object.entries(childrenOf(stored)).flatMap(([id, view]) => {
      const { name, address } = childrenOf(view);
      return typeof name === 'string' && typeof address === 'string'
        ? [[id, { name, address }]]
        : [];
    }),
  );
}
