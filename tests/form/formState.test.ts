import { describe, expect, it } from 'vitest';
import { deal } from '../../src/features/sales/deal.entity.ts';
import { draftFromRecord } from '../../src/model/draft.ts';
import { parseRecord } from '../../src/model/entity.ts';
import {
  baseTexts,
  conflictsOf,
  formReducer,
  initialFormState,
  mergeWithLive,
  mismatchNotes,
  storedDraftOf,
  typedTexts,
  type FormAction,
} from '../../src/form/formState.ts';

const STORED = { title: 'Reef', customer: 'Noor', value: 5, stage: 'Won' };
const BASE = draftFromRecord(deal, parseRecord(deal, 'd1', STORED));
const DRAFT = { key: 'k1', base: { title: 'Reef' }, changes: { title: 'Lagoon' } };

const edited = (text: string, displayed = 'Reef'): FormAction => ({
  type: 'edited',
  name: 'title',
  text,
  displayed,
});

const FAILED: FormAction = { type: 'saveFailed', message: 'No', intent: 'i1' };

/** The state of an opened form after some actions. */
const after = (...actions: readonly FormAction[]) =>
  actions.reduce(formReducer, initialFormState('d1', BASE, 'k2', [DRAFT]));

describe('a form', () => {
  it.each<[string, readonly FormAction[], object]>([
    ['keeps its base when edited', [edited('R'), edited('Re')], { base: BASE }],
    ['stops offering drafts once edited', [edited('R')], { offeredDrafts: [] }],
    [
      'restores a draft and continues it',
      [{ type: 'draftRestored', draft: DRAFT }],
      { base: BASE, edits: { title: 'Lagoon' }, draftKey: 'k1', offeredDrafts: [] },
    ],
    [
      'follows the record again when a field is left as it was',
      [edited('R'), edited('Reef'), { type: 'fieldLeft', name: 'title', live: 'Reef' }],
      { edits: {} },
    ],
    [
      'keeps a field that is left as it was while a colleague changed it',
      [edited('R'), edited('Reef'), { type: 'fieldLeft', name: 'title', live: 'Pond' }],
      { edits: { title: 'Reef' } },
    ],
    [
      'drops a discarded draft',
      [{ type: 'draftDiscarded', draftKey: 'k1' }],
      { offeredDrafts: [] },
    ],
    [
      'shows validation errors until it is submitted',
      [{ type: 'rejected', errors: { title: 'Too long' } }, { type: 'submitted' }],
      { errors: {}, isSaving: true },
    ],
    [
      'cannot be edited while it is saving',
      [{ type: 'submitted' }, edited('R')],
      { edits: {}, isSaving: true },
    ],
    [
      'keeps its edits when the save fails',
      [edited('R'), { type: 'submitted' }, FAILED],
      { edits: { title: 'R' }, isSaving: false, failure: 'No', replaces: 'i1' },
    ],
    ['clears the failure when submitted again', [FAILED, { type: 'submitted' }], { failure: null }],
  ])('%s', (_, actions, expected) => {
    expect(after(...actions)).toMatchObject(expected);
  });

  it('stores only its edits, with the base of each', () => {
    const form = after(edited('Lagoon'));
    expect(storedDraftOf(form)).toEqual({ ...DRAFT, key: 'k2' });
    const reverted = after(edited('Lagoon'), edited('Reef'));
    expect(storedDraftOf(reverted).changes).toEqual({});
  });
});

describe('an edited form over a live record', () => {
  it.each<[string, object, FormAction, object, object]>([
    [
      'a change of another field',
      { customer: 'Qamar' },
      edited('Lagoon'),
      { customer: 'Qamar' },
      {},
    ],
    ['the same change', { title: 'Lagoon' }, edited('Lagoon'), {}, {}],
    ['another change', { title: 'Pond' }, edited('Lagoon'), {}, { title: 'Pond' }],
    ['a change displayed before the edit', { title: 'Pond' }, edited('Lagoon', 'Pond'), {}, {}],
  ])('merges %s', (_, change, edit, merged, conflicts) => {
    const records = [parseRecord(deal, 'd1', { ...STORED, ...change })];
    const form = after(edit);
    const expected = { ...BASE, ...merged, title: 'Lagoon' };
    expect(mergeWithLive(deal, form, records)).toEqual(expected);
    expect(typedTexts(deal, form, records)).toEqual({ title: 'Lagoon' });
    expect(baseTexts(deal, form, records)).toEqual({ title: records[0]?.title });
    expect(conflictsOf(deal, form, records)).toEqual(conflicts);
  });

  it('describes mismatched values of the unedited fields only', () => {
    const records = [parseRecord(deal, 'd1', { ...STORED, title: 7, value: 'NaN' })];
    const form = after(edited('Lagoon', '7'));
    expect(mismatchNotes(deal, form, records)).toEqual({ value: 'the text “NaN”' });
  });
});
