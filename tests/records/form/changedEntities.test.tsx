import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseRules } from '../../../tools/rules/databaseRules.ts';
import { AuthProvider } from '../../../src/app/AuthProvider.tsx';
import { deal, STAGES } from '../../../src/features/sales/deal.entity.ts';
import { defineEntity, type RecordOf } from '../../../src/records/model/entity.ts';
import { optional, statusField, text } from '../../../src/records/model/field.ts';
import { RecordFormView, RecordPanel } from '../../../src/records/form/RecordPanel.tsx';
import { useRecordForm } from '../../../src/records/form/useRecordForm.ts';
import { ENTITIES } from '../../../src/records/model/entities.ts';
import { useSender } from '../../../src/records/store/write/useSender.ts';
import { useRecords } from '../../../src/records/store/read/useRecords.ts';
import { fill, findForm, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';
import { installRules } from '../../support/rules.ts';

/** A stage that the deployment renames, and its new name. */
const [, FORMER = ''] = STAGES;
const RENAMED = 'Renamed';

const {
  needsAttention: _needsAttention,
  staysCounted: _staysCounted,
  derivedStatus: _derivedStatus,
  alsoChanges: _alsoChanges,
  isPrinted: _isPrinted,
  ...declared
} = deal;

/** Deals after a deployment that renames a stage and adds notes. */
const changedDeal = defineEntity({
  ...declared,
  fields: {
    ...deal.fields,
    stage: statusField(
      'Stage',
      { 'New Lead': 'blue', [RENAMED]: 'purple', Won: 'green' },
      'New Lead',
      { formerly: { [FORMER]: RENAMED } },
    ),
    notes: optional(text('Notes')),
  },
  activity: { ...deal.activity, subject: ({ title }) => title },
});

type OpenDealProps = {
  readonly id: string;
  readonly records: readonly RecordOf<typeof changedDeal>[];
  readonly onClose: () => void;
};

function OpenDeal({ id, records, onClose }: OpenDealProps) {
  const start = { id, texts: {} };
  const form = useRecordForm(changedDeal, records, { start, onClose });
  return (
    <RecordPanel entity={changedDeal} id={id} onClose={onClose}>
      <RecordFormView form={form} />
    </RecordPanel>
  );
}

function DealList() {
  useSender();
  const { records } = useRecords(changedDeal);
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <>
      {records.map((record) => (
        <button key={record.id} type="button" onClick={() => setOpenId(record.id)}>
          {`${record.title}, ${record.stage}`}
        </button>
      ))}
      {openId !== null && (
        <OpenDeal id={openId} records={records} onClose={() => setOpenId(null)} />
      )}
    </>
  );
}

const DEAL = { title: 'Garden reef', customer: '', value: 5, stage: FORMER };
beforeEach(async () => {
  // The deployment replaces the declaration everywhere.
  vi.spyOn(ENTITIES, 'find').mockReturnValue(changedDeal);
  await installRules(databaseRules([changedDeal]));
  await signInAs('Layla Haddad');
});

afterEach(() => vi.restoreAllMocks());

async function openForm() {
  render(<DealList />, { wrapper: AuthProvider });
  fireEvent.click(await screen.findByRole('button', { name: /Garden reef/ }));
  return findForm('Edit Deal');
}

async function saveForm(dialog: HTMLElement, texts: Readonly<Record<string, string>>) {
  fill(dialog, texts);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('a renamed option', () => {
  it('is read under its new name, and stored under it by the next save', async () => {
    await seed('sales/deals/d1', DEAL);
    const dialog = await openForm();
    const stage = within(dialog).getByLabelText<HTMLSelectElement>('Stage');
    expect(stage).toHaveValue(RENAMED);
    expect([...stage.options].map(({ value }) => value)).toEqual(['New Lead', RENAMED, 'Won']);
    expect(dialog).not.toHaveTextContent('The database holds');
    expect(await stored('sales/deals/d1')).toEqual(DEAL);
    await saveForm(dialog, { 'Deal Title': 'Koi court' });
    const expected = { ...DEAL, title: 'Koi court', stage: RENAMED };
    expect(await stored('sales/deals/d1')).toEqual(expected);
  });
});
