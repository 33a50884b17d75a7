import { Printer } from 'lucide-react';
import { use, useState, type ReactNode } from 'react';
import { RecordFormView, RecordPanel } from '../form/RecordPanel.tsx';
import { useRecordForm, type RecordForm } from '../form/useRecordForm.ts';
import { orUntitled } from '../../lib/words.ts';
import type { Entity, RecordOf } from '../model/entity.ts';
import type { Intent } from '../store/write/intent.ts';
import { sayStored } from '../store/write/outbox.ts';
import { documentAddress } from './address/addresses.ts';
import { markSent, useGoToRecord } from './address/useAddress.ts';
import type { OpenRecord } from './address/useOpenRecord.ts';
import { ArchiveButton } from './ArchiveButton.tsx';
import { CopyLinkButton } from '../../ui/CopyLinkButton.tsx';
import { Act, PanelActs } from '../../ui/PanelActs.tsx';
import { NextStepsContext } from './nextStepsContext.ts';

/** A list of the page, of which a record may be open. */
export type OpenList = {
  readonly entity: Entity;
  readonly records: readonly RecordOf<Entity>[];
  readonly opened: OpenRecord | null;
  /** Closes the record of a key, or with null whichever is open. */
  readonly close: (which: string | null) => void;
  /** Opens the record after the open one, or with -1 that before it. */
  readonly openNeighbor: (by: 1 | -1) => void;
  readonly isUnknown: boolean;
  /** What the form shows below its fields. */
  readonly details?: (form: RecordForm) => ReactNode;
};

type OpenPanelProps = Omit<OpenList, 'isUnknown'> & { readonly opened: OpenRecord };

/** The panel of the open record. */
export default function OpenPanel(props: OpenPanelProps) {
  const { entity, records, opened, close, openNeighbor } = props;
  const { key, id } = opened;
  const record = records.find((one) => one.id === id);
  return (
    <RecordPanel
      entity={entity}
      id={id}
      onClose={() => close(null)}
      onNeighbor={openNeighbor}
      actions={
        <>
          {record && (
            <ArchiveButton
              entity={entity}
              records={[record]}
              onDone={() => close(key)}
              className={`${PANEL_ACTION} text-muted!`}
            />
          )}
          <CopyLinkButton key={key} />
        </>
      }
    >
      <OpenForm {...props} />
    </RecordPanel>
  );
}

function OpenForm({ entity, records, opened, close, details }: OpenPanelProps) {
  const onCreated = useCreatedToast(entity);
  const form = useRecordForm(entity, records, {
    start: opened,
    onClose: () => close(null),
    onSaved: () => close(opened.key),
    onSend: markSent,
    onCreated,
  });
  const { record } = form;
  const next = use(NextStepsContext);
  const { formKey, onType } = useFormKey(opened.key, Object.keys(form.state.edits).length > 0);
  return (
    <RecordFormView
      key={formKey}
      form={form}
      onType={onType}
      standing={
        record && (
          <>
            <PanelActs areCommon>
              {entity.isPrinted?.(record) && (
                <Act
                  to={documentAddress(entity, record.id)}
                  icon={Printer}
                  label="Print"
                  name="Print or send"
                />
              )}
            </PanelActs>
            {next?.steps({ entity, record })}
          </>
        )
      }
      details={details?.(form)}
      headline={record && next?.headline({ entity, record })}
    />
  );
}

/**
 * The key of the elements of a form. They stay for the next record, which is on screen sooner then, unless something was typed into
 * them: inputs remember what was, such as a part of a date, and can take it back.
 */
function useFormKey(key: string, isEdited: boolean) {
  const [shown, setShown] = useState({ key, formKey: 0, isTypedIn: isEdited });
  if (shown.key !== key) {
    const formKey = shown.formKey + (shown.isTypedIn ? 1 : 0);
    setShown({ key, formKey, isTypedIn: isEdited });
  } else if (isEdited && !shown.isTypedIn) setShown({ ...shown, isTypedIn: true });
  return {
    formKey: shown.formKey,
    onType: (control: EventTarget): void => {
      // A select would be rendered with its former value before it tells the new one.
      if (control instanceof HTMLInputElement && !shown.isTypedIn)
        setShown((now) => ({ ...now, isTypedIn: true }));
    },
  };
}

const PANEL_ACTION =
  'inline-flex shrink-0 min-h-9 min-w-9 items-center justify-center gap-1.5 rounded-md px-2 text-sm font-semibold whitespace-nowrap text-accent hover:bg-accent/10 pointer-coarse:min-h-11 pointer-coarse:min-w-11';

/** Returns a function that says that a record was created and opens it, unless its row is on screen. */
function useCreatedToast(entity: Entity): (created: Intent) => void {
  const goToRecord = useGoToRecord();
  return (created) => {
    const { id, title } = created;
    ifOffScreen(
      id,
      () =>
        void sayStored([created], `${orUntitled(title)} created`, {
          label: 'Open',
          run: () => goToRecord(entity, id),
        }),
    );
  };
}

/** The bars above and below the lists, which cover rows. */
const BARS = { rootMargin: '-104px 0px -56px' };

function ifOffScreen(id: string, say: () => void): void {
  // Once the form has closed and the row is rendered.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const row = document.querySelector(`[data-opens-record="${CSS.escape(id)}"]`);
      if (row === null) return say();
      const observer = new IntersectionObserver(([entry]) => {
        observer.disconnect();
        if (entry?.isIntersecting === false) say();
      }, BARS);
      return observer.observe(row);
    }),
  );
}
