import { formatDate } from '../../lib/dates.ts';
import { parseValues } from '../../records/model/entity.ts';
import type { RecordForm } from '../../records/form/useRecordForm.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { Button } from '../../ui/Button.tsx';
import { LinesTotal } from '../documents/LinesTotal.tsx';
import { deal } from './deal.entity.ts';
import { quotationName } from './quotationDocument.ts';

/** What the form of a deal shows below its fields. */
export const dealDetails = (form: RecordForm) => (
  <>
    <LinesTotal form={form} total="value" />
    {form.record?.['quotation'] !== '' && form.record && <Revision form={form} />}
  </>
);

/** The fields that a customer reads in a quotation. */
const QUOTED = ['title', 'customer', 'value', 'lines', 'vatRate', 'rate', 'validUntil', 'terms'];

/**
 * The quotation that a customer has, and a button that makes what is typed the next revision of it: the letter is saved with
 * the changes, so that the history of the record says what each revision is.
 */
function Revision({ form: { values, state, change } }: { readonly form: RecordForm }) {
  const today = useToday();
  const typed = parseValues(deal, values);
  const isRevised = state.edits['revision'] !== undefined;
  const isChanged = !isRevised && QUOTED.some((name) => state.edits[name] !== undefined);
  const next = nextRevision(typed.revision);
  return (
    <div
      role="status"
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-4 py-3 text-sm sm:px-6 ${isChanged ? 'bg-tone-yellow text-tone-yellow-ink' : ''}`}
    >
      <p className="min-w-0 grow basis-48">
        <span className="font-semibold tabular-nums">{quotationName(typed)}</span>
        {isRevised
          ? ' takes effect when you save.'
          : isChanged
            ? ` is with the customer as of ${formatDate(typed.quoted)}. Is this a new revision of it?`
            : `, quoted on ${formatDate(typed.quoted)}`}
      </p>
      {!isRevised && (
        <Button
          data-command={`Make it revision ${next}`}
          tall
          onClick={() => {
            change('revision', next);
            change('quoted', today);
          }}
        >
          Make it revision {next}
        </Button>
      )}
    </div>
  );
}

/** The letters of the revisions: A to Z, then AA and so on. */
export function nextRevision(letters: string): string {
  if (letters === '') return 'A';
  const [head, last] = [letters.slice(0, -1), letters.slice(-1)];
  return last === 'Z'
    ? `${nextRevision(head)}A`
    : head + String.fromCharCode(last.charCodeAt(0) + 1);
}
