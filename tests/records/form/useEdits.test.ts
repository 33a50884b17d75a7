import { describe, expect, it } from 'vitest';
import { deal } from '../../../src/features/sales/deal.entity.ts';
import { draftFromRecord } from '../../../src/records/model/draft.ts';
import { parseRecord } from '../../../src/records/model/entity.ts';
import { formTexts, mismatchNotes, seenTexts } from '../../../src/records/form/useRecordForm.ts';
import {
  conflictsOf,
  edited,
  fieldLeft,
  rejected,
  restored,
  saved,
  saveFailed,
  storedDraftOf,
  submitted,
  takenBack,
  withoutDraft,
  type EditStep,
  type EditState,
} from '../../../src/records/form/useEdits.ts';

const STORED = { title: 'Reef', customer: 'Noor', value: 5, stage: 'Won' };
const BASE = draftFromRecord(deal, parseRecord(deal, 'd1', STORED));
const DRAFT = { key: 'k1', base: { title: 'Reef' }, changes: { title: 'Lagoon' } };

const typed = (text: string, displayed = 'Reef') => edited('title', text, displayed);

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

/** The state of an opened form after some steps. */
const after = (...steps: readonly EditStep[]) => steps.reduce((state, step) => step(state), OPENED);

describe('a form', () => {
  it.each<[string, readonly EditStep[], object]>([
    ['keeps its base when edited', [typed('R'), typed('Re')], { base: BASE }],
    ['stops offering drafts once edited', [typed('R')], { offeredDrafts: [] }],
    [
      'restores a draft and continues it',
      [restored(DRAFT)],
      { base: BASE, edits: { title: 'Lagoon' }, draftKey: 'k1', offeredDrafts: [] },
    ],
    [
      'follows the record again when a field is left as it was',
      [typed('R'), typed('Reef'), fieldLeft('title', 'Reef')],
      { edits: {} },
    ],
    [
      'keeps a field that is left as it was while a colleague changed it',
      [typed('R'), typed('Reef'), fieldLeft('title', 'Pond')],
      { edits: { title: 'Reef' } },
    ],
    ['drops a discarded draft', [withoutDraft('k1')], { offeredDrafts: [] }],
    [
      'shows validation errors until it is submitted',
      [rejected({ title: 'Too long' }), submitted],
      { errors: {}, isSaving: true },
    ],
    [
      'keeps what is typed while it is saving, over what is saved',
      [typed('R'), submitted, typed('Re'), saved({ title: 'R' })],
      { base: { ...BASE, title: 'R' }, edits: { title: 'Re' }, isSaving: false, isSaved: false },
    ],
    [
      'has nothing to save once it is saved',
      [typed('R'), submitted, saved({ title: 'R' })],
      { edits: {}, isSaving: false, isSaved: true },
    ],
    ['takes an edit back', [typed('R'), takenBack('title')], { edits: {} }],
    [
      'keeps its edits when the save fails',
      [typed('R'), submitted, saveFailed('No', 'i1')],
      { edits: { title: 'R' }, isSaving: false, failure: 'No', replaces: 'i1' },
    ],
    [
      'clears the failure when submitted again',
      [saveFailed('No', 'i1'), submitted],
      { failure: null },
    ],
  ])('%s', (_, steps, expected) => {
    expect(after(...steps)).toMatchObject(expected);
  });

  it('stores only its edits, with the base of each', () => {
    const form = after(typed('Lagoon'));
    expect(storedDraftOf(form)).toEqual({ ...DRAFT, key: 'k2' });
    const reverted = after(typed('Lagoon'), typed('Reef'));
    expect(storedDraftOf(reverted).changes).toEqual({});
  });
});

describe('an edited form over a live record', () => {
  it.each<[string, object, EditStep, object, object]>([
    [
      'a change of another field',
      { customer: 'Qamar' },
      typed('Lagoon'),
      { customer: 'Qamar' },
      {},
    ],
    ['the same change', { title: 'Lagoon' }, typed('Lagoon'), {}, {}],
    ['another change', { title: 'Pond' }, typed('Lagoon'), {}, { title: 'Pond' }],
    ['a change displayed before the edit', { title: 'Pond' }, typed('Lagoon', 'Pond'), {}, {}],
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
    const form = after(typed('Lagoon', '7'));
    expect(mismatchNotes(deal, form, record)).toEqual({ value: 'the text “NaN”' });
  });
});
