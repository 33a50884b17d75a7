import { describe, expect, it } from 'vitest';
import { deal } from '../../../src/features/sales/deal.entity.ts';
import { draftFromRecord } from '../../../src/records/model/draft.ts';
import { parseRecord } from '../../../src/records/model/entity.ts';
import { formTexts, mismatchNotes, seenTexts } from '../../../src/records/form/useRecordForm.ts';
import {
  conflictsOf,
  editReducer,
  storedDraftOf,
  type EditAction,
  type EditState,
} from '../../../src/records/form/useEdits.ts';

const STORED = { title: 'Reef', customer: 'Noor', value: 5, stage: 'Won' };
const BASE = draftFromRecord(deal, parseRecord(deal, 'd1', STORED));
const DRAFT = { key: 'k1', base: { title: 'Reef' }, changes: { title: 'Lagoon' } };

const edited = (text: string, displayed = 'Reef'): EditAction => ({
  type: 'edited',
  name: 'title',
  text,
  displayed,
});

const FAILED: EditAction = { type: 'saveFailed', message: 'No', intent: 'i1' };

const OPENED: EditState = {
  base: BASE,
  edits: {},
  draftKey: 'k2',
  isSaving: false,
  isSaved: false,
  errors: {},
  failure: null,
  offeredDrafts: [DRAFT],
  replaces: null,
  continues: false,
};

/** The state of an opened form after some actions. */
const after = (...actions: readonly EditAction[]) => actions.reduce(editReducer, OPENED);

describe('a form', () => {
  it.each<[string, readonly EditAction[], object]>([
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
      'keeps what is typed while it is saving, over what is saved',
      [edited('R'), { type: 'submitted' }, edited('Re'), { type: 'saved', edits: { title: 'R' } }],
      { base: { ...BASE, title: 'R' }, edits: { title: 'Re' }, isSaving: false, isSaved: false },
    ],
    [
      'has nothing to save once it is saved',
      [edited('R'), { type: 'submitted' }, { type: 'saved', edits: { title: 'R' } }],
      { edits: {}, isSaving: false, isSaved: true },
    ],
    ['takes an edit back', [edited('R'), { type: 'takenBack', name: 'title' }], { edits: {} }],
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
  it.each<[string, object, EditAction, object, object]>([
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
    const record = parseRecord(deal, 'd1', { ...STORED, ...change });
    const form = after(edit);
    const expected = { ...BASE, ...merged, title: 'Lagoon' };
    expect(formTexts(deal, form, record)).toEqual(expected);
    expect(seenTexts(deal, form, record)).toEqual({ title: record.title });
    expect(conflictsOf(form, draftFromRecord(deal, record))).toEqual(conflicts);
  });

  it('describes mismatched values of the unedited fields only', () => {
    const record = parseRecord(deal, 'd1', { ...STORED, title: 7, value: 'NaN' });
    const form = after(edited('Lagoon', '7'));
    expect(mismatchNotes(deal, form, record)).toEqual({ value: 'the text “NaN”' });
  });
});
