import { invoice } from '../../domain/invoice.ts';
import { RecordPanel } from '../../records/form/RecordPanel.tsx';
import type { RecordForm } from '../../records/form/recordForm.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { DocumentLink } from '../documents/DocumentLink.tsx';
import { LinesTotal } from '../documents/LinesTotal.tsx';
import { LazyNextSteps } from '../nextSteps/LazyNextSteps.tsx';
import { CopyLinkButton } from './CopyLinkButton.tsx';
import { useAddress } from '../address/useAddress.ts';

type RecordPanelsProps = {
  /** All lists of the page. */
  readonly lists: readonly {
    readonly form: RecordForm;
    readonly step: (by: 1 | -1) => void;
    readonly isUnknown: boolean;
  }[];
};

/** The panel of the open record, or a message that the record of the address is in none of the lists. */
export function RecordPanels({ lists }: RecordPanelsProps) {
  return (
    <>
      {lists.map(({ form, step }) => (
        <RecordPanel
          key={form.entity.path}
          form={form}
          onStep={step}
          actions={
            <>
              {form.record && <DocumentLink entity={form.entity} id={form.record.id} />}
              <CopyLinkButton />
            </>
          }
          details={
            <>
              {form.entity.path === invoice.path && <LinesTotal form={form} />}
              {form.record && <LazyNextSteps entity={form.entity} record={form.record} />}
            </>
          }
        />
      ))}
      {lists.every(({ isUnknown }) => isUnknown) && <UnknownRecord />}
    </>
  );
}

function UnknownRecord() {
  const { write } = useAddress();
  return (
    <div className="px-4 pt-4 sm:px-6">
      <Alert kind="alert">
        <p>This record does not exist. It may have been removed, or the link is not complete.</p>
        <Button className="mt-2" onClick={() => write({ record: null })}>
          Show all records
        </Button>
      </Alert>
    </div>
  );
}
