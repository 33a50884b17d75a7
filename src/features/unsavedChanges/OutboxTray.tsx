import { Form } from '../../ui/Form.tsx';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { updateItem } from '../../records/store/device/outboxItems.ts';
import { useDeviceStatus, type DeviceStatus } from '../../records/store/device/deviceDatabase.ts';
import type { Texts } from '../../records/model/draft.ts';
import { createTitle, editTitle, type Entity } from '../../records/model/entity.ts';
import { Alert } from '../../ui/Alert.tsx';
import { isSeen } from '../../session/sight.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { DialogFooter } from '../../ui/dialog/DialogFooter.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { lazyPart } from '../../lib/lazyPage.ts';
import { showToast } from '../../ui/showToast.ts';
import { ChangedBy } from '../../records/form/PersonInput.tsx';
import { formatValue } from '../../records/model/formatValue.ts';
import { entityAt } from '../../records/model/entities.ts';
import {
  fitsForm,
  isEditable,
  resolved,
  retried,
  type Intent,
} from '../../records/store/write/intent.ts';
import {
  discard,
  attachmentsOf,
  useOutbox,
  holdForEditing,
  type HeldIntent,
} from '../../records/store/write/outbox.ts';
import { problemMessage } from '../../records/store/write/save.ts';
import { formatMoment } from '../../lib/dates.ts';
import { countText, plural } from '../../lib/words.ts';

/** The changes that the server has not stored, with what their author can do about each. */
export default function OutboxTray({ onClose }: { readonly onClose: () => void }) {
  const { intents, others } = useOutbox();
  const { form, reopen } = useReopenedForm();
  const note = NOTES[useDeviceStatus()];
  return (
    <Modal title="Not saved yet" onClose={onClose}>
      <div className="overflow-y-auto px-6 pt-1 pb-6 text-sm">
        {note !== null && <p className="mb-3 font-medium text-tone-yellow-ink">{note}</p>}
        {intents.length === 0 && <p className="text-muted">Everything you saved is stored.</p>}
        <ul className="divide-y divide-line">
          {intents.map((intent) => (
            <IntentItem key={intent.id} intent={intent} onReopen={reopen} />
          ))}
        </ul>
        {others > 0 && (
          <p className="mt-3 text-muted">
            {countText(others, 'change')} of somebody else {plural(others, 'waits', 'wait')} on this
            device.
          </p>
        )}
      </div>
      {form}
    </Modal>
  );
}

const NOTES: Readonly<Record<DeviceStatus, string | null>> = {
  kept: null,
  unavailable:
    'This browser does not keep changes on this device. Keep this page open until they are saved.',
  outdated:
    'A newer version is open in another tab. Reload this page, so that it keeps your changes again.',
};

/** How many saves are shown one by one, above the page: more would push it out of sight. */
const MAX_SHOWN = 3;

/** What is wrong with saves that need the user, and what they can do about each. */
export function BlockedSaveList() {
  const intents = useOutbox().intents.filter(({ problem }) => problem !== undefined);
  const { form, reopen } = useReopenedForm();
  const [isTrayOpen, setTrayOpen] = useState(false);
  return (
    <>
      {intents.length <= MAX_SHOWN ? (
        intents.map((intent) => <BlockedSave key={intent.id} intent={intent} onReopen={reopen} />)
      ) : (
        <Alert kind="alert" className="mx-4 mt-4 mb-2 sm:mx-6 xl:mx-8">
          <p>{intents.length} changes were not saved and need you.</p>
          <Button className="mt-2" onClick={() => setTrayOpen(true)}>
            Show each
          </Button>
        </Alert>
      )}
      {isTrayOpen && <OutboxTray onClose={() => setTrayOpen(false)} />}
      {form}
    </>
  );
}

type BlockedSaveProps = { readonly intent: Intent; readonly onReopen: Reopen };

function BlockedSave({ intent, onReopen }: BlockedSaveProps) {
  const { problem } = intent;
  const entity = entityAt(intent.path);
  if (problem === undefined || entity === undefined) return null;
  return (
    <Alert kind="alert" className="mx-4 mt-4 last:mb-2 sm:mx-6 xl:mx-8">
      <p>
        <IntentTitle intent={intent} entity={entity} /> was not saved. {problemMessage(problem)}
      </p>
      <IntentActions intent={intent} entity={entity} onReopen={onReopen} />
    </Alert>
  );
}

type IntentItemProps = { readonly intent: Intent; readonly onReopen: Reopen };

function IntentItem({ intent, onReopen }: IntentItemProps) {
  const { problem, savedAt } = intent;
  const entity = entityAt(intent.path);
  if (entity === undefined) return null;
  return (
    <li className="py-3">
      <p className="font-medium">
        <IntentTitle intent={intent} entity={entity} />
      </p>
      <p className={problem === undefined ? 'text-muted' : 'text-tone-red-ink'}>
        {problem === undefined
          ? `Waiting since ${formatMoment(savedAt)}.${isEditable(intent) ? '' : ' It may have arrived already; this is checked as soon as there is a connection.'}`
          : problemMessage(problem)}
      </p>
      <IntentActions intent={intent} entity={entity} onReopen={onReopen} />
    </li>
  );
}

type IntentTitleProps = { readonly intent: Intent; readonly entity: Entity };

function IntentTitle({ intent: { purpose, recordId, title }, entity }: IntentTitleProps) {
  return (
    <>
      {purpose ?? (recordId === null ? createTitle(entity) : editTitle(entity))}{' '}
      <bdi>{title && `“${title}”`}</bdi>
    </>
  );
}

type IntentActionsProps = {
  readonly intent: Intent;
  readonly entity: Entity;
  readonly onReopen: Reopen;
};

function IntentActions({ intent, entity, onReopen }: IntentActionsProps) {
  const [isComparing, setComparing] = useState(false);
  const photos = attachmentsOf(intent, useOutbox().intents).length;
  const { problem } = intent;

  async function requestDiscard(): Promise<void> {
    if (!(await discard(intent))) showToast('Not discarded: it was already on its way');
  }

  if (!isEditable(intent)) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {problem?.kind === 'conflict' ? (
        <Button onClick={() => setComparing(true)}>Compare</Button>
      ) : (
        fitsForm(intent) &&
        isSeen(entity) && (
          <Button onClick={() => onReopen(entity, intent)}>
            {problem === undefined ? 'Edit' : 'Open the form again'}
          </Button>
        )
      )}
      {problem !== undefined && problem.kind !== 'conflict' && (
        <Button onClick={() => void updateItem(retried(intent))}>Try again</Button>
      )}
      <Button variant="quiet" onClick={() => void requestDiscard()}>
        {photos === 0 ? 'Discard' : `Discard with ${countText(photos, 'photo')}`}
      </Button>
      {isComparing && problem?.kind === 'conflict' && (
        <CompareDialog
          entity={entity}
          intent={intent}
          theirs={problem.theirs}
          onClose={() => setComparing(false)}
        />
      )}
    </div>
  );
}

type CompareDialogProps = {
  readonly entity: Entity;
  readonly intent: Intent;
  /** The stored texts of the fields in conflict. */
  readonly theirs: Texts;
  readonly onClose: () => void;
};

/** Shows both texts of each field that the user and a colleague have changed, and lets the user choose. */
function CompareDialog({ entity, intent, theirs, onClose }: CompareDialogProps) {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set(Object.keys(theirs)));

  function shown(name: string, texts: Texts): string {
    const field = entity.fields[name];
    return field ? formatValue(field, texts[name]) : (texts[name] ?? '');
  }

  function choose(name: string, whose: 'mine' | 'theirs'): void {
    const next = new Set(kept);
    if (whose === 'mine') next.add(name);
    else next.delete(name);
    setKept(next);
  }

  function save(): void {
    void updateItem(resolved(intent, kept));
    onClose();
  }

  return (
    <Modal title={`Compare “${intent.title}”`} onClose={onClose}>
      <Form onSubmit={save}>
        <div className="grid gap-5 overflow-y-auto px-6 pt-2 pb-5">
          {Object.keys(theirs).map((name) => (
            <fieldset key={name}>
              <legend className="mb-1 text-sm font-medium">
                {entity.fields[name]?.label ?? name}
              </legend>
              <div className="grid gap-2 sm:grid-cols-2">
                <Choice
                  name={name}
                  label="Yours"
                  text={shown(name, intent.typed)}
                  isChosen={kept.has(name)}
                  onChoose={() => choose(name, 'mine')}
                />
                <Choice
                  name={name}
                  label={
                    <>
                      Changed by{' '}
                      <ChangedBy record={`${entity.path}/${intent.recordId}`} field={name} />
                    </>
                  }
                  text={shown(name, theirs)}
                  isChosen={!kept.has(name)}
                  onChoose={() => choose(name, 'theirs')}
                />
              </div>
            </fieldset>
          ))}
        </div>
        <DialogFooter onClose={onClose} action="Save these texts" />
      </Form>
    </Modal>
  );
}

type SignOutQuestionProps = {
  readonly unsaved: number;
  readonly onStay: () => void;
  readonly onSignOut: (choice: { readonly isDiscarding: boolean }) => void;
};

/** Asks somebody who signs out with changes that are not stored what shall become of them. */
export function SignOutQuestion({ unsaved, onStay, onSignOut }: SignOutQuestionProps) {
  const them = plural(unsaved, 'it', 'them');
  return (
    <Modal title="Sign out now?" onClose={onStay}>
      <p className="px-6 pb-5 text-sm">
        Not saved yet: {countText(unsaved, 'change')}. If you keep {them} on this device, only you
        can see {them} here, and signing in again sends {them}.
      </p>
      <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4">
        <Button variant="quiet" onClick={() => onSignOut({ isDiscarding: true })}>
          Sign out and discard
        </Button>
        <Button onClick={() => onSignOut({ isDiscarding: false })}>Sign out and keep</Button>
        <Button variant="primary" onClick={onStay}>
          Stay
        </Button>
      </footer>
    </Modal>
  );
}

const REOPENED_FORM = lazyPart(() => import('./ReopenedForm.tsx'));

type Reopen = (entity: Entity, intent: Intent) => void;

/**
 * The form of a save that is not stored, once it was opened, and a function that opens one. The save is not sent as long as its
 * form is open. Use it where it outlives the list of such saves, which may lose the save meanwhile.
 */
function useReopenedForm(): { readonly form: ReactNode; readonly reopen: Reopen } {
  const [opened, setOpened] = useState<(HeldIntent & { readonly entity: Entity }) | null>(null);

  async function open(entity: Entity, intent: Intent): Promise<void> {
    const held = await holdForEditing(intent);
    if (held === null) return showToast('Not opened: it is on its way, or open in another tab');
    return setOpened({ ...held, entity });
  }

  useEffect(() => opened?.release, [opened]);

  const close = useCallback(() => setOpened(null), []);
  const form = opened && (
    <OnDemand fallback={<FormNotLoaded onShown={opened.release} />}>
      <REOPENED_FORM.Page entity={opened.entity} intent={opened.intent} onClose={close} />
    </OnDemand>
  );
  return { form, reopen: (entity, intent) => void open(entity, intent) };
}

function FormNotLoaded({ onShown }: { readonly onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return (
    <p role="alert" className="w-full px-4 py-2 text-sm sm:px-6">
      The form could not be loaded. Try again when you have a connection.
    </p>
  );
}
