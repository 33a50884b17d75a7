import { memo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ItemLine } from '../../ui/ItemLine.tsx';
import { showTitleIfTruncated } from '../../ui/showTitleIfTruncated.ts';
import { useGlow } from '../../ui/useGlow.ts';
import { type DeclaredListItem, type Entity, type RecordOf, isLeftBlank } from '../model/entity.ts';
import { isOtherName } from '../model/recordsNaming.ts';
import { recordAddress, partiesNamedBy } from './address/addresses.ts';
import { useToday } from '../store/connection/useConnection.ts';
import type { BadgeColors } from '../../lib/badgeColors.ts';
import { orUntitled } from '../../lib/words.ts';
import { draftFromRecord, type Texts } from '../model/draft.ts';
import { amountIn, fieldTexts, statusIn } from '../model/fieldTexts.ts';

type Row = RecordOf<Entity>;

type ListItemsProps = {
  readonly entity: Entity;
  readonly records: readonly Row[];
  /** A party whose name goes without saying. */
  readonly without?: string;
  /** Opens a record here, at this address of its own; stable. Without it, a record opens on its page. */
  readonly onOpen?: (record: Row) => void;
  readonly addressOf?: (record: Row) => string;
};

/** Records of a kind, one a line: what each is called, what tells it from others, its amount and how it stands. */
export function ListItems(props: ListItemsProps) {
  const { entity, records, without = '', onOpen, addressOf } = props;
  const day = useToday();
  return (
    <div className="@container">
      <ul
        onPointerOver={showTitleIfTruncated}
        className="@xl:grid @xl:grid-cols-[fit-content(45%)_minmax(0,1fr)_auto_auto]"
      >
        {records.map((record) => (
          <Item
            key={record.id}
            entity={entity}
            record={record}
            without={without}
            day={day}
            to={addressOf?.(record) ?? recordAddress(entity, record.id)}
            {...(onOpen && { onOpen })}
          />
        ))}
      </ul>
    </div>
  );
}

type ItemProps = Pick<ListItemsProps, 'entity' | 'onOpen'> & {
  readonly record: Row;
  readonly without: string;
  readonly day: string;
  /** The address that opens the record, in another tab too. */
  readonly to: string;
};

/** The line of a record. Memoized: typing beside the list renders none of them. */
const Item = memo(function Item(props: ItemProps) {
  const { entity, record, without, day, to, onOpen } = props;
  const { title, parties, details, amount, status } = toListItem(entity, record, day);
  const item = useRef<HTMLLIElement>(null);
  useGlow(item, record);
  return (
    <li ref={item} className="border-t border-line @xl:col-span-4 @xl:grid @xl:grid-cols-subgrid">
      <Link
        to={to}
        data-opens-record={record.id}
        onClick={(event) => {
          if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          // Of records with the same id, this one.
          event.preventDefault();
          onOpen(record);
        }}
        className="group grid min-h-9 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 px-4 py-2 text-[0.8125rem] font-semibold outline-offset-[-2px] [grid-template-areas:'title_amount'_'details_status'] hover:bg-sunken sm:px-6 @xl:col-span-4 @xl:grid-cols-subgrid @xl:py-1 @xl:[grid-template-areas:'title_details_amount_status'] pointer-coarse:min-h-11"
      >
        <ItemLine
          title={title}
          details={[...parties.filter((name) => isOtherName(name, without)), ...details]}
          amount={amount}
          status={status}
          unsaved={record.unsaved}
          wraps="narrow"
        />
      </Link>
    </li>
  );
});

/** What is said of a record wherever it is listed. */
export type ListItem = {
  readonly title: string;
  /** The party that it names. */
  readonly parties: readonly string[];
  readonly details: readonly string[];
  readonly amount?: string;
  readonly status?: { readonly text: string; readonly colors: BadgeColors };
};

const declared = import.meta.glob<DeclaredListItem>('../../features/*/*.listItem.ts', {
  eager: true,
  import: 'default',
});

const DECLARED = new Map(Object.values(declared).map((one) => [one.path, one]));

/** Says what a record is, on a day (YYYY-MM-DD). */
export function toListItem(entity: Entity, record: RecordOf<Entity>, day: string): ListItem {
  const texts = draftFromRecord(entity, record);
  const title = orUntitled(entity.activity.subject(record));
  const [status, amount] = [statusIn(entity, texts), amountIn(entity, texts)?.text];
  const own = DECLARED.get(entity.path);
  const details = own?.details(record, day) ?? wordsIn(entity, texts);
  return {
    title,
    parties: partiesNamedBy(entity, record).flatMap(({ name }) => (name === title ? [] : name)),
    details: details.filter((text) => text.trim() !== '' && text !== title),
    ...(status && { status }),
    ...(amount && { amount }),
  };
}

const IN_WORDS = new Set(['text', 'multiline', 'select']);

/** The fields that are in words, of a kind that declares none. */
const wordsIn = (entity: Entity, texts: Texts): readonly string[] =>
  fieldTexts(entity, texts).flatMap(({ field, text }) =>
    IN_WORDS.has(field.input.type) &&
    !field.colors &&
    !field.preview &&
    !field.names &&
    !isLeftBlank(field, text) &&
    /\p{L}/u.test(text)
      ? text
      : [],
  );
