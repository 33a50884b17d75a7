import { Form } from '../../ui/Form.tsx';
import { sum } from '../../lib/sum.ts';
import { useState } from 'react';
import { nameKey } from '../../lib/nameKey.ts';
import { countText } from '../../lib/words.ts';
import { formatDate, today } from '../../lib/dates.ts';
import type { Entity, Fields, RecordOf } from '../../records/model/entity.ts';
import { ListItems } from '../../records/page/ListItems.tsx';
import { KEY } from '../../firebase/queries.ts';
import {
  useKeptRecords,
  type RecordRange,
  statusRanges,
} from '../../records/store/read/useRecordsBy.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { useAuth } from '../../session/useAuth.ts';
import { sayUndone, useSaveChanges, type TakeBack } from '../../records/store/write/saveChange.ts';
import { Button } from '../../ui/Button.tsx';
import { Fact } from '../../ui/Fact.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { showToast } from '../../ui/showToast.ts';
import { ActionMessage, useAction } from '../../ui/useAction.tsx';
import { statusesWhere } from '../../lib/badgeColors.ts';
import { uncheckedTexts } from '../../records/model/draft.ts';
import { OPEN_STAGES, deal, isOpen as isOpenDeal } from '../sales/deal.entity.ts';
import { installation } from '../installations/installation.entity.ts';
import { TICKET_COLORS, ticket, type Ticket } from '../service/ticket.entity.ts';
import { isOpen as isOpenTask, task } from '../tasks/task.entity.ts';
import type { Person } from './people.ts';
import { removePerson, restorePerson, setFieldStaff, staffMessageOf } from './staffChanges.ts';
import { Select, Tick } from '../../ui/controls.tsx';

type PersonDialogProps = {
  readonly person: Person;
  /** Everybody who has access. */
  readonly people: readonly Person[];
  readonly isListOn: boolean;
  readonly isAdministrator: boolean;
  readonly lastSeen: string;
  readonly onClose: () => void;
};

/** What is known of somebody with access, and the way to end it, which names first what is open in their name. */
export function PersonDialog(props: PersonDialogProps) {
  const { person, people, isListOn, isAdministrator, lastSeen, onClose } = props;
  const isOwn = useAuth().user?.uid === person.id;
  const administrators = people.filter(({ role }) => role === 'Administrator');
  const names = administrators.map(({ name }) => name).join(', ');
  return (
    <Modal title={person.name} onClose={onClose}>
      <div className="grid gap-4 overflow-y-auto px-6 pb-6 text-sm">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
          <Fact label="E-mail">{person.email}</Fact>
          <Fact label="Role">{isListOn && person.role}</Fact>
          <Fact label="Since">
            {person.since !== 0 && formatDate(today(new Date(person.since)))}
          </Fact>
          <Fact label="Invited by">{person.inviter}</Fact>
          <Fact label="Last seen">{lastSeen}</Fact>
        </dl>
        {isListOn && isAdministrator && !isOwn && (
          <>
            {person.role !== 'Administrator' && <FieldChoice person={person} />}
            <RemovalForm {...props} />
          </>
        )}
        {isListOn && (isOwn || !isAdministrator) && (
          <p className="text-pretty text-muted">
            {isAdministrator
              ? 'Another administrator can end your access. You cannot do that yourself, so that there is always one.'
              : `Only an administrator can end somebody’s access${names && `: ${names}`}.`}
          </p>
        )}
      </div>
    </Modal>
  );
}

/** Whether somebody sees money, in one click. */
function FieldChoice({ person }: Pick<PersonDialogProps, 'person'>) {
  const { failure, run } = useAction(staffMessageOf);
  const isField = person.role === 'Field';
  return (
    <div>
      <Tick checked={isField} onTick={(isOn) => void run(() => setFieldStaff(person, isOn))}>
        <span className="text-pretty">
          <span className="font-semibold">Works in the field, and sees no money.</span> Tickets,
          installations, visits, stock, contacts and what is said about them stay; invoices,
          payments, deals, leads, orders and bank details go from all their devices.
        </span>
      </Tick>
      <ActionMessage failure={failure} />
    </div>
  );
}

function RemovalForm({ person, people, onClose }: PersonDialogProps) {
  const tasks = useOwned(task, TASKS, person, 'person', isOpenTask);
  const tickets = useOwned(ticket, TICKETS, person, 'assigned', isUnsolved);
  const deals = useOwned(deal, DEALS, person, 'owner', isOpenDeal);
  const places = useOwned(INSTALLATION, PLACES, person, 'assigned', () => true);
  const work = [tasks, tickets, deals, places];
  const [heir, setHeir] = useState('');
  const { isBusy, failure, run } = useAction(staffMessageOf);
  const isKnown = work.every(({ isLoaded }) => isLoaded);
  const count = sum(work, ({ owned }) => owned.length);
  const guests = people.filter(({ inviterUid }) => inviterUid === person.id);
  const heirs = [
    ...new Set(
      people.flatMap(({ id, ownName }) => (id === person.id || ownName === '' ? [] : ownName)),
    ),
  ];

  function remove(): void {
    void run(async () => {
      await removePerson(person);
      onClose();
      const handedOver = heir === '' ? [] : work.filter(({ owned }) => owned.length > 0);
      const takeBacks = await Promise.all(handedOver.map(({ handOver }) => handOver(heir)));
      const given = handedOver.map(({ what }) => what).join(', ');
      showToast(
        `${person.name} has no access any more${given && `; ${given} handed over to ${heir}`}`,
        { label: 'Undo', run: () => void giveBack(person, takeBacks) },
      );
    });
  }

  return (
    <Form onSubmit={remove} isBusy={isBusy} className="grid gap-4 border-t border-line pt-4">
      <section aria-label="Open in their name" className="grid gap-2">
        <h3 className="font-semibold">
          {isKnown && count === 0 ? 'Nothing is open in their name' : 'Open in their name'}
        </h3>
        {!isKnown && <p role="status">Loading…</p>}
        {work.map(
          ({ what, entity, owned }) =>
            owned.length > 0 && <Work key={what} {...{ what, entity, owned }} />,
        )}
        {count > 0 && heirs.length > 0 && (
          <label className="mt-1 font-medium">
            Hand over to
            <Select
              value={heir}
              blank="Nobody: it stays in their name"
              options={heirs}
              onChoice={setHeir}
              className="mt-1 block w-full max-w-72 font-normal"
            />
          </label>
        )}
      </section>
      <ul className="list-disc space-y-1 ps-5 text-pretty text-muted">
        <li>
          They see no record any more, at once. What they were typing is deleted from their devices.
        </li>
        <li>
          Changes that they saved without a connection stay unsent on their devices; nobody else can
          know of them.
        </li>
        <li>Invitations of theirs that nobody has accepted are worth nothing any more.</li>
        {guests.length > 0 && (
          <li>
            Those whom they invited keep their access: {guests.map(({ name }) => name).join(', ')}.
          </li>
        )}
        <li>What they wrote stays, under their name.</li>
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          aria-disabled={isBusy}
          className="min-h-11 border-transparent! bg-tone-red! text-tone-red-ink! hover:brightness-95"
        >
          {isBusy ? 'Removing…' : `Remove ${person.name}`}
        </Button>
        <Button className="min-h-11" onClick={onClose}>
          Cancel
        </Button>
      </div>
      <ActionMessage failure={failure} />
    </Form>
  );
}

async function giveBack(person: Person, takeBacks: readonly TakeBack[]): Promise<void> {
  try {
    await restorePerson(person);
    const kept = await Promise.all(takeBacks.map((takeBack) => takeBack()));
    if (kept.flat().length > 0) sayUndone(kept.flat());
    showToast(`${person.name} has access again`);
  } catch (error) {
    const run = (): void => void giveBack(person, takeBacks);
    showToast(staffMessageOf(error), { label: 'Undo', run });
  }
}

const MAX_NAMED = 5;

type WorkProps = Pick<ReturnType<typeof useOwned>, 'what' | 'entity' | 'owned'>;

/** The open records of one kind: how many, and the first of them. */
function Work({ what, entity, owned }: WorkProps) {
  return (
    <div>
      <p>{what}</p>
      <ListItems entity={entity} records={owned.slice(0, MAX_NAMED)} />
      {owned.length > MAX_NAMED && <p>and {owned.length - MAX_NAMED} more</p>}
    </div>
  );
}

const isUnsolved = ({ status }: Pick<Ticket, 'status'>): boolean =>
  status !== 'Resolved' && status !== 'Closed';
const UNSOLVED = statusesWhere(TICKET_COLORS, isUnsolved);

const TASKS = statusRanges(task, 'status', ['Open']);
const TICKETS = statusRanges(ticket, 'status', UNSOLVED);
/** Who is assigned to one makes the visits that are planned there. */
const INSTALLATION = {
  ...installation,
  noun: { one: 'installation with its visits', many: 'installations with their visits' },
};
const PLACES = [{ child: KEY }];
const DEALS = statusRanges(deal, 'stage', OPEN_STAGES);

function useOwned<F extends Fields>(
  entity: Entity<F>,
  ranges: readonly RecordRange[],
  { ownName }: Person,
  field: string & keyof F,
  isOpen: (record: RecordOf<Entity<F>>) => boolean,
) {
  const { records, status } = useKeptRecords(entity, ranges, { isWanted: true });
  const save = useSaveChanges(entity);
  const key = nameKey(ownName);
  const owned = records.filter(
    (one) => ownName !== '' && isOpen(one) && nameKey(String(one[field])) === key,
  );
  return {
    isLoaded: isComplete(status) || status === 'failed',
    what: countText(owned.length, entity.noun),
    entity: entity as unknown as Entity,
    owned,
    handOver: (name: string): Promise<TakeBack> =>
      save(owned, uncheckedTexts(entity, { [field]: name })),
  };
}
