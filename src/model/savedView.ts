/** A view of a list under a name: the address that shows it. */
export type SavedView = {
  readonly name: string;
  /** From `/dashboard/` on. */
  readonly address: string;
  /** Whose it is, if everybody sees it. */
  readonly by?: string;
};

/** Saved views by id. */
export type SavedViews = Readonly<Record<string, SavedView>>;

/** The database path of the views, those that everybody sees, and those that only their owner does. */
export const VIEWS_PATH = 'views';
export const SHARED_VIEWS_PATH = `${VIEWS_PATH}/shared`;
export const ownViewsPath = (uid: string): string => `${VIEWS_PATH}/own/${uid}`;

/** The longest name and address, in characters; the security rules require the same. */
export const MAX_VIEW_NAME_LENGTH = 60;
export const MAX_VIEW_ADDRESS_LENGTH = 2000;

/** Parses stored views, without those that are damaged. */
export function parseViews(stored: unknown): SavedViews {
  const entries = Object.entries((stored ?? {}) as Readonly<Record<string, Partial<SavedView>>>);
  return Object.fromEntries(
    entries.flatMap(([id, { name, address, by }]) =>
      typeof name === 'string' && typeof address === 'string'
        ? [[id, { name, address, ...(typeof by === 'string' && { by }) }] as const]
        : [],
    ),
  );
}
