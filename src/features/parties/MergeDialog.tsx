import { takeFocus } from '../../ui/focus.ts';
import { Form } from '../../ui/Form.tsx';
import { useId, useMemo, useRef, useState } from 'react';
import { formatValue } from '../../records/model/formatValue.ts';
import { NameInput } from '../../records/form/names/NameInput.tsx';
import {
  NO_LISTS,
  NamingLists,
  type LoadedLists,
  countsOf,
  type NamingList,
} from '../../records/form/names/NamingLists.tsx';
import { formatDate } from '../../lib/dates.ts';
import { plural } from '../../lib/words.ts';
import { draftFromRecord, type Texts } from '../../records/model/draft.ts';
import { nounInTitle, type Entity } from '../../records/model/entity.ts';
import type { Names } from '../../records/model/field.ts';
import { isOtherName, keysOfParty, recordsNaming } from '../../records/model/recordsNaming.ts';
import { useConnection } from '../../records/store/connection/useConnection.ts';
import { useSaveContext } from '../../records/store/write/outbox.ts';
import { offerUndo } from '../../records/store/write/saveChange.ts';
import { Choice } from '../../ui/Choice.tsx';
import { DialogFooter } from '../../ui/dialog/DialogFooter.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import {
  concernedBy,
  mergedFields,
  mergeParties,
  partyCalled,
  type Merger,
  type Party,
} from './mergeParties.ts';

type MergeDialogProps = {
  readonly of: Names['of'];
  /** The kind of record that is kept for such a name. */
  readonly entity: Entity;
  readonly name: string;
  /** The name of the other one; blank if that is still to be said. */
  readonly other: string;
  readonly onClose: () => void;
  /** Called with the name that both have from then on. */
  readonly onMerged: (name: string) => void;
};

/** Two customers or suppliers side by side, of which one is to be made. */
export default function MergeDialog(props: MergeDialogProps) {
  const { of, entity, name, onClose } = props;
  const [other, setOther] = useState(props.other);
  const [{ lists, status }, setLists] = useState<LoadedLists>(NO_LISTS);
  const isConnected = useConnection();
  const isKnown = status !== 'loading' || (!isConnected && lists.length > 0);
  const kept = useMemo(
    () => lists.find((list) => list.entity.path === entity.path)?.records ?? [],
    [lists, entity],
  );
  const [first, second] = useMemo(() => {
    const own = partyCalled(kept, name);
    return [own, partyCalled(kept, other, own)] as const;
  }, [kept, name, other]);
  const isSame = !isOtherName(first.name, second.name) && second.record === null;
  return (
    <Modal title={`Merge ${entity.noun.many}`} onClose={onClose}>
      <NamingLists of={of} onLists={setLists} />
      {other.trim() === '' ? (
        <OtherName {...props} onName={setOther} />
      ) : !isKnown ? (
        <p role="status" className="px-6 pb-6 text-sm text-muted">
          Looking where both names are used…
        </p>
      ) : isSame || (first.record === null && second.record === null) ? (
        <>
          <p className="px-6 pb-5 text-sm">
            {isSame
              ? `“${first.name}” is that ${entity.noun.one} already.`
              : `There is no ${entity.noun.one} record for either name yet. Create one first: it keeps what both have.`}
          </p>
          <DialogFooter onClose={onClose} />
        </>
      ) : (
        <Comparison
          key={`${first.record?.id} ${second.record?.id} ${second.name}`}
          {...props}
          lists={lists}
          isWhole={status === 'whole'}
          parties={[first, second]}
        />
      )}
    </Modal>
  );
}

type OtherNameProps = MergeDialogProps & { readonly onName: (name: string) => void };

function OtherName({ of, entity, name, onClose, onName }: OtherNameProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  return (
    <Form onSubmit={() => onName(typed.trim())}>
      <div className="px-6 pb-5">
        <label htmlFor={id} className="mb-1.5 block text-sm">
          Which {entity.noun.one} is the same as <bdi className="font-medium">{name}</bdi>?
        </label>
        <NameInput
          names={{ of }}
          value={typed}
          onTextChange={setTyped}
          attributes={{ id, name: 'other' }}
          className="control h-9 w-full px-3 pointer-coarse:h-11"
        />
      </div>
      <DialogFooter onClose={onClose} action="Compare" isUnavailable={typed.trim() === ''} />
    </Form>
  );
}

type ComparisonProps = MergeDialogProps & {
  readonly lists: readonly NamingList[];
  readonly isWhole: boolean;
  readonly parties: readonly [Party, Party];
};

function Comparison(props: ComparisonProps) {
  const { entity, lists, isWhole, parties, onClose, onMerged } = props;
  const context = useSaveContext();
  const isMerging = useRef(false);
  const [chosen, setChosen] = useState<Readonly<Record<string, 0 | 1>>>({});
  const fields = mergedFields(entity);
  const texts = parties.map(({ name, record }): Texts => ({
    ...(record ? draftFromRecord(entity, record) : {}),
    name,
  }));
  const textOf = (side: 0 | 1, field: string): string => texts[side]?.[field] ?? '';
  const isSaid = (side: 0 | 1, field: string): boolean => textOf(side, field).trim() !== '';
  const countSaid = (side: 0 | 1): number => fields.filter((field) => isSaid(side, field)).length;
  // Of the one about which more is known, unless only the other one says it.
  const fuller = countSaid(1) > countSaid(0) ? 1 : 0;
  const sideOf = (field: string): 0 | 1 =>
    chosen[field] ?? (isSaid(fuller, field) ? fuller : fuller === 0 ? 1 : 0);
  const merger = toMerger(
    entity,
    parties,
    Object.fromEntries(fields.map((field) => [field, textOf(sideOf(field), field)])),
  );
  const concerned = merger && concernedBy(lists, merger);
  if (merger === null || concerned === null) return null;

  async function merge(): Promise<void> {
    if (merger === null || isMerging.current) return;
    isMerging.current = true;
    const intent = await mergeParties(lists, merger, context);
    const name = merger.texts['name'] ?? '';
    offerUndo(entity, [intent], `${nounInTitle(entity)}s merged into ${name}`, context);
    onMerged(name);
  }

  return (
    <Form onSubmit={() => void merge()}>
      <div className="grid gap-4 overflow-y-auto px-6 pt-1 pb-5">
        {/* From here Ctrl Enter merges; Enter, pressed once too often, does not. */}
        <p ref={takeFocus} tabIndex={-1} className="text-sm text-muted outline-none">
          Both become one {entity.noun.one}. Choose which details stay; the others remain in the
          history.
        </p>
        {fields.map((field) => (
          <Detail
            key={field}
            entity={entity}
            field={field}
            texts={[textOf(0, field), textOf(1, field)]}
            notes={field === 'name' ? parties.map((party) => countUses(lists, party)) : []}
            side={sideOf(field)}
            onChoose={(side) => setChosen({ ...chosen, [field]: side })}
          />
        ))}
        <Consequences
          merger={merger}
          concerned={concerned}
          isWhole={isWhole}
          areOthers={parties.every(({ record }) => record !== null)}
        />
      </div>
      <DialogFooter onClose={onClose} action="Merge" />
    </Form>
  );
}

/** The one whose name stays keeps its record, if it has one: fewer records change. */
function toMerger(
  entity: Entity,
  [first, second]: readonly [Party, Party],
  texts: Texts,
): Merger | null {
  const isFirst = !isOtherName(texts['name'] ?? '', first.name);
  const order = isFirst ? [first, second] : [second, first];
  const [kept, other] = order[0]?.record ? order : order.toReversed();
  if (!kept?.record || !other) return null;
  return { entity, kept: { ...kept, record: kept.record }, other, texts };
}

/** What has the name of a customer or supplier, such as "2 deals, 1 invoice". */
function countUses(lists: readonly NamingList[], { name, record }: Party): string {
  const kept = lists.flatMap(({ entity, records }) =>
    'mergedInto' in entity.fields ? records : [],
  ) as unknown as Parameters<typeof keysOfParty>[0];
  const keys = keysOfParty(kept, name);
  const named = lists.flatMap(({ entity, field, records }) =>
    'mergedInto' in entity.fields
      ? []
      : recordsNaming(records, field, keys).map((one) => ({ entity, field, record: one })),
  );
  const counts = countsOf(named);
  const created = record?.creationDate ? `Since ${formatDate(record.creationDate)}` : '';
  return [counts === '' ? 'No records' : counts, created].filter(Boolean).join('\n');
}

type DetailProps = {
  readonly entity: Entity;
  readonly field: string;
  readonly texts: readonly [string, string];
  /** Below each text. */
  readonly notes: readonly string[];
  readonly side: 0 | 1;
  readonly onChoose: (side: 0 | 1) => void;
};

function Detail({ entity, field: name, texts, notes, side, onChoose }: DetailProps) {
  const id = useId();
  const field = entity.fields[name];
  const isBlank = texts.every((text) => text.trim() === '');
  if (field === undefined || isBlank) return null;
  if (texts[0].trim() === texts[1].trim() && notes.length === 0) {
    return (
      <dl className="text-sm">
        <dt className="mb-1 font-medium">{field.label}</dt>
        <dd className="wrap-anywhere whitespace-pre-line text-muted">
          <bdi>{formatValue(field, texts[0])}</bdi>, in both
        </dd>
      </dl>
    );
  }
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{field.label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {([0, 1] as const).map((one) => (
          <Choice
            key={one}
            name={id}
            label={
              texts[one].trim() === '' ? (
                <span className="font-normal text-muted">Empty</span>
              ) : (
                <bdi>{formatValue(field, texts[one])}</bdi>
              )
            }
            {...(notes[one] !== undefined && { text: notes[one] })}
            isChosen={side === one}
            onChoose={() => onChoose(one)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type ConsequencesProps = {
  readonly merger: Merger;
  readonly concerned: ReturnType<typeof concernedBy>;
  readonly isWhole: boolean;
  /** Whether both have a record. */
  readonly areOthers: boolean;
};

function Consequences({ merger, concerned, isWhole, areOthers }: ConsequencesProps) {
  const { entity, kept, other, texts } = merger;
  const { followers, issued, namesakes } = concerned;
  const name = texts['name'] ?? '';
  const former = isOtherName(kept.name, name) ? kept.name : other.name;
  const isRenamed = isOtherName(former, name);
  return (
    <div role="status" className="grid gap-1 rounded-md bg-sunken px-3.5 py-3 text-sm empty:hidden">
      {isRenamed && followers.length > 0 && (
        <p>
          {countsOf(followers)} of <bdi>{former}</bdi> {plural(followers.length, 'takes', 'take')}{' '}
          the name <bdi>{name}</bdi>.
        </p>
      )}
      {issued.length > 0 && (
        <p>
          {countsOf(issued)} {plural(issued.length, 'stays', 'stay')} as issued, and with this{' '}
          {entity.noun.one}.
        </p>
      )}
      {namesakes.length > 0 && (
        <p>
          “<bdi>{former}</bdi>” is the name of {countsOf(namesakes)} besides: what has it is left to{' '}
          {plural(namesakes.length, 'that one', 'those')}.
        </p>
      )}
      {isRenamed && namesakes.length === 0 && (
        <p>
          “<bdi>{former}</bdi>” stays known as a former name.
        </p>
      )}
      {areOthers && <p>The other record leaves all lists. Undo restores it as it was.</p>}
      {!isWhole && (
        <p>Not everything can be read now. What has the former name stays with this record.</p>
      )}
    </div>
  );
}
