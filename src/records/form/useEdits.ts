import { useLayoutEffect } from 'react';
import { createStore, useStore } from '../../lib/createStore.ts';
import { useStateOf } from '../../lib/useStateOf.ts';
import type { Texts } from '../model/draft.ts';
import { useAuth } from '../../session/useAuth.ts';
import { useReportUnsavedInput } from '../../lib/unsaved.ts';
import { encodeText } from '../../lib/messageLinks.ts';
import { showToast } from '../../ui/showToast.ts';
import { onTabMessage } from '../store/device/tabs.ts';
import {
  DEVICE_DRAFT_PREFIX,
  DRAFT_PREFIX,
  draftStorage,
  removeDrafts,
} from '../../lib/storage.ts';

/** What is typed over stored texts and not saved yet, by the name of the field, or the id of the record that it is about. */
export type EditState = {
  /** The texts before their first edit here; of a new record, those of all its fields. */
  readonly base: Texts;
  /** The edited texts; one that was typed back to its base counts as edited while it has the focus. */
  readonly edits: Texts;
  /** The key under which the edits are stored until they are saved. */
  readonly draftKey: string;
  readonly isSaving: boolean;
  /** Whether the last save was stored, and nothing was edited since. */
  readonly isSaved: boolean;
  readonly errors: Texts;
  /** Why the last save failed, for the user. */
  readonly failure: string | null;
  /** Earlier unsaved drafts, newest first; offered until something is edited or one is restored. */
  readonly offeredDrafts: readonly StoredDraft[];
  /** The intent of an earlier save of this form, which the next save replaces. */
  readonly replaces: string | null;
  /** Whether its draft is continued at once. Then what agrees with its base is kept as well: somebody has typed or counted it. */
  readonly continues: boolean;
};

/** The edits of a form that opens now. Earlier drafts are offered; with `continues`, it goes on with what was typed last. */
export function openedEdits(
  scope: string,
  { base = {}, continues = false }: { readonly base?: Texts; readonly continues?: boolean } = {},
): EditState {
  const drafts = loadDrafts(scope);
  const opened: EditState = {
    base,
    edits: {},
    draftKey: newDraftKey(scope),
    isSaving: false,
    isSaved: false,
    errors: {},
    failure: null,
    offeredDrafts: drafts,
    replaces: null,
    continues,
  };
  const [last] = drafts;
  return continues && last ? restored(last)(opened) : opened;
}

/** The edits in the shape in which they are stored. */
export function storedDraftOf({
  base,
  edits,
  draftKey,
  replaces,
  continues,
}: EditState): StoredDraft {
  const changes = Object.entries(edits).filter(([name, text]) => continues || text !== base[name]);
  return {
    key: draftKey,
    changes: Object.fromEntries(changes),
    base: Object.fromEntries(changes.map(([name]) => [name, base[name] ?? ''])),
    ...(replaces !== null && { replaces }),
  };
}

/** What follows from a state of edits. */
export type EditStep = (state: EditState) => EditState;

/** The first edit of a field fixes its base, which is what it displayed: from then on, a colleague's change is a conflict. */
export const edited =
  (name: string, text: string, displayed: string): EditStep =>
  (state) => ({
    ...state,
    base: state.edits[name] === undefined ? { ...state.base, [name]: displayed } : state.base,
    edits: { ...state.edits, [name]: text },
    isSaved: false,
    offeredDrafts: [],
  });

/** Takes the edit of a field back. */
export const takenBack =
  (name: string): EditStep =>
  (state) => {
    const { [name]: _, ...edits } = state.edits;
    return { ...state, edits };
  };

/** A field left as it was found follows what is stored again, `live`, unless a colleague has changed it meanwhile. */
export const fieldLeft =
  (name: string, live: string): EditStep =>
  (state) =>
    state.edits[name] === live && state.base[name] === live ? takenBack(name)(state) : state;

/** It cannot be saved. Without an error, a save that is on its way goes on: another one would store it twice. */
export const rejected =
  (errors: Texts): EditStep =>
  (state) => ({
    ...state,
    isSaving: state.isSaving && Object.keys(errors).length === 0,
    errors,
  });

/** Its save is on its way. */
export const submitted: EditStep = (state) => ({
  ...state,
  isSaving: true,
  errors: {},
  failure: null,
});

/** What was typed while the save was on its way is kept, and starts from what was saved. */
export const saved =
  (stored: Texts): EditStep =>
  (state) => {
    const rest = Object.entries(state.edits).filter(([name, text]) => text !== stored[name]);
    return {
      ...state,
      base: { ...state.base, ...stored },
      edits: Object.fromEntries(rest),
      isSaving: false,
      isSaved: rest.length === 0,
    };
  };

/** The next save replaces this one, whose intent is named. */
export const saveFailed =
  (failure: string, intent: string | null = null): EditStep =>
  (state) => ({ ...state, isSaving: false, failure, replaces: intent ?? state.replaces });

/** A draft returns with the base it was typed on, so that later changes by colleagues show as conflicts. */
export const restored =
  (draft: StoredDraft): EditStep =>
  (state) => ({
    ...state,
    base: { ...state.base, ...draft.base },
    edits: { ...state.edits, ...draft.changes },
    draftKey: draft.key,
    offeredDrafts: [],
    replaces: draft.replaces ?? state.replaces,
  });

/** A draft is offered no more. */
export const withoutDraft =
  (draftKey: string): EditStep =>
  (state) => ({
    ...state,
    offeredDrafts: state.offeredDrafts.filter(({ key }) => key !== draftKey),
  });

/** The texts a form displays: what is stored, or what it started from where nothing is, with the edits on top. */
export const shownTexts = (
  { base, edits }: Pick<EditState, 'base' | 'edits'>,
  live: Texts | null,
) => ({
  ...(live ?? base),
  ...edits,
});

/** Colleagues' newer texts of the edited fields, by field. */
export function conflictsOf({ base, edits, isSaving }: EditState, live: Texts | null): Texts {
  if (live === null || isSaving) return {};
  return Object.fromEntries(
    Object.entries(edits).flatMap(([name, text]) => {
      const theirs = live[name] ?? '';
      return theirs === base[name] || theirs === text ? [] : [[name, theirs]];
    }),
  );
}

/** What is typed in one form, and what can be done with it. All functions are stable. */
export type Editing = {
  readonly state: EditState;
  readonly values: Texts;
  /** The names of what would change if it were saved now. */
  readonly changed: readonly string[];
  /** Colleagues' newer texts of what is edited. */
  readonly conflicts: Texts;
} & EditActions;

type EditActions = {
  /** The state as it is now, which a render may be behind. */
  get(this: void): EditState;
  update(this: void, step: EditStep): void;
  change(this: void, name: string, text: string): void;
  /** Call when a field loses the focus. */
  leave(this: void, name: string): void;
  takeBack(this: void, name: string): void;
  discard(this: void): void;
  restoreDraft(this: void, draft: StoredDraft): void;
  discardDraft(this: void, draft: StoredDraft): void;
  /**
   * Saves the edits, unless they are being saved. `store` resolves to a sentence if they are not stored, which says why. Resolves
   * to whether they are; what is typed meanwhile is kept.
   */
  save(this: void, store: (edits: Texts) => Promise<unknown>): Promise<boolean>;
};

/**
 * Edits texts: keeps them as a draft in this tab until they are saved, and compares them with `live`, what is stored now; null if
 * nothing is. `start` opens them, with the uid of the user; once for each `owner` of the texts, if these can be others'.
 */
export function useEdits(
  live: Texts | null,
  start: (uid: string) => EditState,
  owner: unknown = null,
): Editing {
  const uid = useAuth().user?.uid ?? '';
  const [{ store, follow, actions }] = useStateOf(owner, () => startEditing(start(uid), live));
  const state = useStore(store);
  useLayoutEffect(() => follow(live), [follow, live]);
  const seen = live ?? state.base;
  const changed = Object.keys(state.edits).filter((name) => state.edits[name] !== seen[name]);
  useReportUnsavedInput(changed.length > 0);
  return {
    ...actions,
    state,
    values: shownTexts(state, live),
    changed,
    conflicts: conflictsOf(state, live),
  };
}

function startEditing(initial: EditState, initiallyLive: Texts | null) {
  const store = createStore(initial);
  let live = initiallyLive;

  function update(step: EditStep): void {
    const before = store.get();
    const after = step(before);
    store.set(after);
    if (after.edits !== before.edits) saveDraft(storedDraftOf(after));
  }

  const actions: EditActions = {
    get: store.get,
    update,
    change: (name, text) => update(edited(name, text, shownTexts(store.get(), live)[name] ?? '')),
    leave: (name) => update(fieldLeft(name, (live ?? store.get().base)[name] ?? '')),
    takeBack: (name) => update(takenBack(name)),
    discard: () => update((state) => ({ ...state, edits: {}, errors: {}, failure: null })),
    restoreDraft: (draft) => update(restored(draft)),
    discardDraft: ({ key }) => {
      discardDraft(key);
      update(withoutDraft(key));
    },
    save: async (storeEdits) => {
      const { isSaving, edits } = store.get();
      if (isSaving) return false;
      update(submitted);
      const failure = await storeEdits(edits);
      const hasFailed = typeof failure === 'string';
      update(hasFailed ? saveFailed(failure) : saved(edits));
      return !hasFailed;
    },
  };
  const follow = (next: Texts | null): void => void (live = next);
  return { store, follow, actions };
}

/** The unsaved edits of one form. */
export type StoredDraft = {
  readonly key: string;
  /** The texts of the edited fields, and the text each of them had before its first edit. */
  readonly changes: Texts;
  readonly base: Texts;
  /** The intent of an earlier save of the form, which the next one replaces. */
  readonly replaces?: string;
};

/**
 * The key prefix of a user's drafts of one record, or of new records of a collection when `id` is null. `onDevice` keeps them
 * for all tabs, also once the browser has been closed; otherwise they are of this tab.
 */
export const draftScope = (
  uid: string,
  path: string,
  id: string | null,
  { onDevice = false }: { readonly onDevice?: boolean } = {},
): string =>
  `${onDevice ? DEVICE_DRAFT_PREFIX : DRAFT_PREFIX}${uid}:${path}:${encodeText(id ?? '')}:`;

/** A key for the draft of a form that opens now; later keys sort after earlier ones. */
export function newDraftKey(scope: string): string {
  const now = performance.timeOrigin + performance.now();
  return scope + now.toFixed(3).padStart(19, '0');
}

/** Stores a draft until it is discarded. A draft without changes is removed. */
export function saveDraft({ key, ...draft }: StoredDraft): void {
  const storage = draftStorage(key);
  if (Object.keys(draft.changes).length === 0) storage.remove(key);
  else storage.keep(key, JSON.stringify(draft));
}

/** Drafts whose save is being put into the outbox: they stay stored until it is, and are offered to nobody. */
const inHand = new Set<string>();

/** Discards a draft once its save is kept elsewhere, and resolves to that. A draft whose save could not be kept stays. */
export async function replaceDraft<Kept>(key: string, keep: Promise<Kept>): Promise<Kept> {
  inHand.add(key);
  try {
    const kept = await keep;
    discardDraft(key);
    return kept;
  } finally {
    inHand.delete(key);
  }
}

/** The drafts of a scope, newest first. */
export function loadDrafts(scope: string): readonly StoredDraft[] {
  return draftStorage(scope)
    .keys(scope)
    .filter((key) => !inHand.has(key))
    .toSorted()
    .toReversed()
    .flatMap((key) => loadDraft(key) ?? []);
}

/** Removes a draft permanently. */
export function discardDraft(key: string): void {
  saveDraft({ key, changes: {}, base: {} });
}

// As long as the page is open, and in all tabs.
onTabMessage('accessEnded', () => removeDrafts());

function loadDraft(key: string): StoredDraft | null {
  const draft = draftStorage(key).getJson(key) as Omit<StoredDraft, 'key'> | null;
  return draft && { ...draft, key };
}

/** Discards what is typed, with a message that offers Undo. */
export function discardTyped(
  { get, discard, restoreDraft }: Editing,
  message: string,
  alsoRestore?: () => void,
): void {
  const draft = storedDraftOf(get());
  discard();
  showToast(message, {
    label: 'Undo',
    run: () => {
      restoreDraft(draft);
      alsoRestore?.();
    },
  });
}
