import { useDeviceStatus, type DeviceStatus } from '../../device/store.ts';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { entityAt } from '../outbox/entities.ts';
import { DecideAll } from './DecideAll.tsx';
import { IntentActions } from './IntentActions.tsx';
import { isEditable, type Intent } from '../outbox/intent.ts';
import { useOutbox } from '../outbox/outbox.ts';
import { problemMessage } from '../outbox/problemMessage.ts';
import { useReopenedForm, type Reopen } from './useReopenedForm.tsx';

export type OutboxTrayProps = { readonly onClose: () => void };

/** The changes that the server has not stored, with what their author can do about each. */
export default function OutboxTray({ onClose }: OutboxTrayProps) {
  const { intents, others, unreadable } = useOutbox();
  const { form, reopen } = useReopenedForm();
  const note = NOTES[useDeviceStatus()];
  return (
    <Modal title="Not saved yet" onClose={onClose}>
      <div className="overflow-y-auto px-6 pt-1 pb-6 text-sm">
        {note !== null && <p className="mb-3 font-medium text-tone-yellow-ink">{note}</p>}
        {intents.length === 0 && <p className="text-muted">Everything you saved is stored.</p>}
        <DecideAll intents={intents} />
        <ul className="divide-y divide-line">
          {intents.map((intent) => (
            <IntentItem key={intent.id} intent={intent} onReopen={reopen} />
          ))}
        </ul>
        {unreadable > 0 && (
          <p className="mt-3 text-muted">
            {changes(unreadable)} of yours {unreadable === 1 ? 'was' : 'were'} saved by a newer
            version of this page. Reload to send {unreadable === 1 ? 'it' : 'them'}.
          </p>
        )}
        {others > 0 && (
          <p className="mt-3 text-muted">
            {changes(others)} of somebody else {others === 1 ? 'waits' : 'wait'} on this device.
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

const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

type IntentItemProps = { readonly intent: Intent; readonly onReopen: Reopen };

function IntentItem({ intent, onReopen }: IntentItemProps) {
  const { problem, recordId, title, purpose, savedAt } = intent;
  const entity = entityAt(intent.path);
  if (entity === undefined) return null;
  const { titles } = entity;
  const time = new Date(savedAt).toLocaleString('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <li className="py-3">
      <p className="font-medium">
        {purpose ?? (recordId === null ? titles.create : titles.edit)}{' '}
        <bdi>{title && `“${title}”`}</bdi>
      </p>
      <p className={problem === undefined ? 'text-muted' : 'text-tone-red-ink'}>
        {problem === undefined
          ? `Waiting since ${time}.${isEditable(intent) ? '' : ' It may have arrived already; this is checked as soon as there is a connection.'}`
          : problemMessage(problem)}
      </p>
      <IntentActions intent={intent} entity={entity} onReopen={onReopen} />
    </li>
  );
}
