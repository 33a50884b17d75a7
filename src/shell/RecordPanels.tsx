import type { ReactNode } from 'react';
import type { Entity, RecordOf } from '../model/entity.ts';
import { RecordPanel } from '../form/RecordPanel.tsx';
import { useRecordForm, type RecordForm } from '../form/useRecordForm.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { DocumentLink } from './DocumentLink.tsx';
import { LazyNextSteps } from './LazyNextSteps.tsx';
import { CopyLinkButton } from './CopyLinkButton.tsx';
import { RECORD } from './address/addresses.ts';
import { markSent, useAddress } from './address/useAddress.ts';
import type { OpenRecord } from './address/useOpenRecord.ts';
import { useCreatedToast } from './useCreatedToast.ts';

/** A list of the page, of which a record may be open. */
export type OpenList = {
  readonly entity: Entity;
  readonly records: readonly RecordOf<Entity>[];
  readonly opened: OpenRecord | null;
  readonly close: () => void;
  /** Opens the record after the open one, or with -1 that before it. */
  readonly step: (by: 1 | -1) => void;
  readonly isUnknown: boolean;
  /** What the form shows below its fields. */
  readonly details?: (form: RecordForm) => ReactNode;
};

/** The panel of the open record, or a message that the record of the address is in none of the lists. */
export function RecordPanels({ lists }: { readonly lists: readonly OpenList[] }) {
  return (
    <>
      {lists.map(
        ({ opened, ...list }) => opened && <OpenPanel key={opened.key} opened={opened} {...list} />,
      )}
      {lists.every(({ isUnknown }) => isUnknown) && <UnknownRecord />}
    </>
  );
}

type OpenPanelProps = Omit<OpenList, 'isUnknown'> & { readonly opened: OpenRecord };

/** Mounted by the name of the record in the address. */
function OpenPanel({ entity, records, opened, close, step, details }: OpenPanelProps) {
  const onCreated = useCreatedToast(entity);
  const form = useRecordForm(entity, records, {
    start: opened,
    onClose: close,
    onSend: markSent,
    onCreated,
  });
  const { record } = form;
  return (
    <RecordPanel
      form={form}
      onStep={step}
      actions={
        <>
          {record && <DocumentLink entity={entity} id={record.id} />}
          <CopyLinkButton />
        </>
      }
      details={
        <>
          {details?.(form)}
          {record && <LazyNextSteps entity={entity} record={record} />}
        </>
      }
    />
  );
}

function UnknownRecord() {
  const { write } = useAddress();
  return (
    <div className="px-4 pt-4 sm:px-6">
      <Alert kind="alert">
        <p>This record does not exist. It may have been removed, or the link is not complete.</p>
        <Button className="mt-2" onClick={() => write({ [RECORD]: null })}>
          Show all records
        </Button>
      </Alert>
    </div>
  );
}
