import { Form } from '../../ui/Form.tsx';
import { useId, useMemo, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { draftScope, openedEdits, rejected, useEdits } from '../../records/form/useEdits.ts';
import { createNameIndex } from '../../records/form/names/nameIndex.ts';
import { RecordField } from '../../records/form/RecordField.tsx';
import { hasBadInput } from '../../lib/hasBadInput.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { orUntitled } from '../../lib/words.ts';
import { validateDraft } from '../../records/model/draft.ts';
import type { Field } from '../../records/model/field.ts';
import { currentNames, keptRecords } from '../../records/model/recordsNaming.ts';
import { recordAddress } from '../../records/page/address/addresses.ts';
import { useAuth } from '../../session/useAuth.ts';
import { useRecordsBy } from '../../records/store/read/useRecordsBy.ts';
import { explain } from '../../records/store/write/save.ts';
import { sayUndone, useSaveBatch } from '../../records/store/write/saveChange.ts';
import type { Intent } from '../../records/store/write/intent.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { DialogFooter } from '../../ui/dialog/DialogFooter.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { showToast } from '../../ui/showToast.ts';
import { contact, type Contact } from '../contacts/contact.entity.ts';
import { isConvertible, lead, leadName, type Lead } from './lead.entity.ts';
import {
  CONTACT_FIELDS,
  conversionLog,
  conversionSaves,
  conversionTexts,
  DEAL_FIELDS,
  undoConversion,
} from './convertLead.ts';
import type { Customer } from './customer.entity.ts';
import { deal, type Deal } from './deal.entity.ts';

type ConvertLeadProps = {
  readonly record: Lead;
  readonly deals: readonly Deal[];
  readonly customers: readonly Customer[];
  readonly onClose: () => void;
};

/** Asks what a lead becomes: a deal, its customer and a contact there, all in one save that one undo takes back. */
export default function ConvertLead(props: ConvertLeadProps) {
  const { record, deals, onClose } = props;
  const made = deals.find(({ id }) => id === record.deal);
  return (
    <Modal title="Convert Lead" onClose={onClose}>
      {isConvertible(record) ? (
        <ConversionForm {...props} />
      ) : (
        <div className="grid gap-4 px-6 pt-1 pb-6 text-sm">
          {record.deal === '' ? (
            <p>
              {leadName(record).trim() === ''
                ? 'Name the company or the contact of this lead first.'
                : `This lead is ${record.status}. Set another status first.`}
            </p>
          ) : (
            <p>
              <bdi>{orUntitled(leadName(record))}</bdi> is a deal already:{' '}
              <Link
                to={recordAddress(deal, record.deal)}
                className="font-medium text-accent underline underline-offset-4"
              >
                <bdi>{orUntitled(made?.title ?? leadName(record))}</bdi>
              </Link>
            </p>
          )}
          <div className="flex justify-end">
            <Button onClick={onClose}>Close</Button>
          </div>
        </div>
      )}
    </Modal>
  );
}

/** The most contacts of a customer among whom the new one is looked for. */
const MAX_CONTACTS = 100;

function ConversionForm({ record, customers, onClose }: ConvertLeadProps) {
  const { user } = useAuth();
  const form = useRef<HTMLFormElement>(null);
  const save = useSaveBatch();
  const initial = conversionTexts(record, user?.displayName ?? '');
  const editing = useEdits(null, (uid) =>
    openedEdits(draftScope(uid, `${lead.path}/convert`, record.id), {
      base: initial,
      continues: true,
    }),
  );
  const { values, state, update } = editing;
  const typedName = (values['customer'] ?? '').trim();
  const keptFor = useMemo(() => keptRecords(customers), [customers]);
  const known = keptFor(typedName);
  const customerName = known?.name.trim() ?? typedName;
  const similar = useSimilar(customers, typedName);
  const people = useContactsAt(known?.name ?? '');
  const person = people.find(({ name }) => isSameName(name, values['name'] ?? ''));
  const hasPerson = CONTACT_FIELDS.some((name) => values[name]?.trim());

  async function convert(): Promise<void> {
    // Enter may be pressed again before the dialog is gone, and would make another deal of the lead.
    const before = editing.get();
    if (before.isSaving || before.isSaved) return;
    const errors = hasBadInput(form.current)
      ? { [BAD]: 'A number or a date is not complete.' }
      : { ...validateDraft(deal, values), ...validateDraft(contact, values) };
    update(rejected(errors));
    if (Object.keys(errors).length > 0) return;
    const saves = conversionSaves(
      record,
      { ...values, customer: customerName },
      { isCustomerKnown: known !== undefined, isContactKnown: person !== undefined || !hasPerson },
    );
    const title = leadName(record).trim();
    const isSaved = await editing.save(() =>
      save(saves, {
        purpose: 'Convert Lead',
        title,
        alongside: () => conversionLog(saves),
        toast: `${title} converted`,
        undo: ([sent]) => sent && void undo(sent, record.status),
      }),
    );
    if (isSaved) onClose();
  }

  const field = (name: string, shown: Field<unknown>, children?: ReactNode): ReactNode => (
    <RecordField
      key={name}
      name={name}
      field={shown}
      value={values[name] ?? ''}
      doubt={shown.doubt?.(values[name] ?? '', values) ?? null}
      error={state.errors[name]}
      onTextChange={(text) => editing.change(name, text)}
    >
      {children}
    </RecordField>
  );
  const note = (
    <p role="status" className="mt-1 text-sm text-muted empty:hidden">
      {known ? (
        <>
          Joins <bdi className="font-medium text-ink">{customerName}</bdi>, who is a customer
          already.
        </>
      ) : similar !== null && typedName === initial['customer'] ? (
        <>
          Did you mean{' '}
          <button
            type="button"
            onClick={() => editing.change('customer', similar)}
            className="rounded-sm font-medium text-accent underline underline-offset-4"
          >
            <bdi>{similar}</bdi>
          </button>
          ? That is a customer already.
        </>
      ) : (
        typedName !== '' && 'A new customer is added.'
      )}
    </p>
  );
  return (
    <Form ref={form} onSubmit={() => void convert()}>
      <div className="grid gap-6 overflow-y-auto px-6 pt-1 pb-5">
        <Group title="Deal">
          {DEAL_FIELDS.map((name) => field(name, deal.fields[name], name === 'customer' && note))}
        </Group>
        <Group title="Contact">
          {CONTACT_FIELDS.map((name) => field(name, contact.fields[name]))}
          <p role="status" className="text-sm text-muted empty:hidden sm:col-span-2">
            {!hasPerson
              ? 'Nobody is added while these are blank.'
              : person && `${person.name} is a contact of this customer already.`}
          </p>
        </Group>
      </div>
      <DialogFooter onClose={onClose} action="Convert" isUnavailable={state.isSaving}>
        {state.errors[BAD] !== undefined && <Alert kind="alert">{state.errors[BAD]}</Alert>}
      </DialogFooter>
    </Form>
  );
}

const isSameName = (name: string, other: string): boolean =>
  name.trim() !== '' && nameKey(name) === nameKey(other);

/** The customer who is likely to be meant by a name that none has; null if there is none. */
function useSimilar(customers: readonly Customer[], name: string): string | null {
  const index = useMemo(() => {
    const names = customers.map((one) => one.name);
    return createNameIndex(names, names, currentNames(customers));
  }, [customers]);
  return index.similarTo(name);
}

function useContactsAt(name: string): readonly Contact[] {
  const ranges = useMemo(
    () => [{ child: 'customer', from: name, to: name, count: MAX_CONTACTS }],
    [name],
  );
  const { records } = useRecordsBy(contact, ranges, { isWanted: name !== '' });
  return records.filter(({ customer }) => name !== '' && customer === name);
}

/** The error of a number or date that cannot be read, of no field in particular. */
const BAD = '';

async function undo(intent: Intent, status: Lead['status']): Promise<void> {
  try {
    sayUndone(await undoConversion(intent, status));
  } catch (error) {
    showToast(explain(error, lead.path));
  }
}

type GroupProps = { readonly title: string; readonly children: ReactNode };

function Group({ title, children }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-sm font-semibold">
        {title}
      </h3>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">{children}</div>
    </section>
  );
}
