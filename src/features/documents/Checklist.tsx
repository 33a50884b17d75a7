import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { FillIn, Flaw, PrintedDocument } from './printedDocument.ts';
import { Alert } from '../../ui/Alert.tsx';

type Addresses = Readonly<Record<FillIn, string>>;

type ChecklistProps = {
  readonly document: PrintedDocument;
  /** Where each kind of flaw is filled in. */
  readonly addresses: Addresses;
  /** Whether there is text typed into the record's form that is not saved. */
  readonly hasDraft: boolean;
};

/** What looks wrong in a document, and what it lacks to be a tax invoice: on screen only, never on paper. */
export function Checklist({ document, addresses, hasDraft }: ChecklistProps) {
  const titleId = useId();
  const { warnings, missing } = document;
  return (
    <div className="grid gap-3 px-4 pb-4 empty:hidden sm:px-6 print:hidden">
      {hasDraft && (
        <Alert kind="status">
          Text that was typed into the form and not saved is not on this document.{' '}
          <FillInLink to={addresses.record}>Open the form</FillInLink>
        </Alert>
      )}
      {warnings.map((warning) => (
        <Alert key={warning.text} kind="alert">
          {warning.text} <FillInLink to={addresses[warning.where]}>Correct it</FillInLink>
        </Alert>
      ))}
      {missing !== null && missing.length > 0 && (
        <section
          aria-labelledby={titleId}
          className="max-w-4xl rounded-md border border-line bg-sunken px-4 py-3 text-sm"
        >
          <h2 id={titleId} className="font-semibold">
            Missing for a tax invoice
          </h2>
          <ul className="mt-1 grid gap-x-8 sm:grid-cols-2">
            {missing.map((flaw) => (
              <MissingPart key={flaw.text} flaw={flaw} addresses={addresses} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type MissingPartProps = { readonly flaw: Flaw; readonly addresses: Addresses };

function MissingPart({ flaw: { text, where }, addresses }: MissingPartProps) {
  return (
    <li className="flex items-baseline justify-between gap-3 border-t border-line py-1.5 max-sm:first:border-t-0 sm:nth-[-n+2]:border-t-0">
      <span className="min-w-0">{text}</span>
      <FillInLink to={addresses[where]}>
        {ACTIONS[where]}
        <span className="sr-only">: {text}</span>
      </FillInLink>
    </li>
  );
}

const ACTIONS: Readonly<Record<FillIn, string>> = {
  company: 'Company',
  record: 'Invoice',
  party: 'Customer',
};

function FillInLink({ to, children }: { readonly to: string; readonly children: React.ReactNode }) {
  return (
    <Link
      to={to}
      className="shrink-0 font-semibold text-accent underline underline-offset-4 pointer-coarse:min-h-11 pointer-coarse:content-center"
    >
      {children}
    </Link>
  );
}
