import { mayChange } from '../../session/sight.ts';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useOwnTitle } from '../../ui/useOwnTitle.ts';
import {
  createTitle,
  nounInTitle,
  editTitle,
  isLeftBlank,
  isSetByApp,
  type Entity,
  type RecordOf,
} from '../../records/model/entity.ts';
import { nameFieldOf, nameIn } from '../../records/model/recordsNaming.ts';
import { PartyContacts } from '../contacts/PartyContacts.tsx';
import { Notes } from '../notes/Notes.tsx';
import { partyTopic, type Topic } from '../tasks/topic.ts';
import { Tasks } from '../tasks/Tasks.tsx';
import type { NextStep } from '../nextSteps/nextSteps.ts';
import type { Contacts } from '../../lib/contacts.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { Alert } from '../../ui/Alert.tsx';
import { partOnDemand } from '../../ui/OnDemand.tsx';
import { Button } from '../../ui/Button.tsx';
import { ContactLinks } from '../../ui/ContactLinks.tsx';
import {
  createParams,
  MERGE,
  NOBODY,
  pageOf,
  RECORD,
  recordName,
  filteredAddress,
  mergeTitle,
} from '../../records/page/address/addresses.ts';
import { partyAddress } from '../contacts/partyAddress.ts';
import { useAddress, OPENED_HERE } from '../../records/page/address/useAddress.ts';
import { CopyLinkButton } from '../../ui/CopyLinkButton.tsx';
import { CreateButton, PageHeader } from '../../records/page/PageHeader.tsx';
import { RecordPanels } from '../../records/page/RecordPanels.tsx';
import { MergeOffer } from './MergeOffer.tsx';
import { CreatePart } from './PartySection.tsx';
import type { usePartyList, PartyRecords } from './usePartyList.ts';
import { draftFromRecord } from '../../records/model/draft.ts';
import type { Names } from '../../records/model/field.ts';
import { formatValue } from '../../records/model/formatValue.ts';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

type PartyList = ReturnType<typeof usePartyList>;

const MergeDialog = partOnDemand(() => import('./MergeDialog.tsx'));

type PartyPageProps = {
  /** In the best known spelling. */
  readonly name: string;
  readonly lists: readonly [PartyList, ...PartyList[]];
  /** The forms that start with this name; the first is the main one. */
  readonly steps: readonly NextStep[];
  readonly contacts: Contacts;
  /** Beside the name. */
  readonly badge?: ReactNode;
  readonly figures: ReactNode;
  readonly main: ReactNode;
  /** Below the details, at the side in wide windows. */
  readonly side: ReactNode;
};

/** Everything about one customer or supplier; its records open beside it. */
export function PartyPage(props: PartyPageProps) {
  const { name, lists, steps, contacts, badge, figures, main, side } = props;
  const { write } = useAddress();
  const { entity } = lists[0].found;
  const { one: kind, many } = entity.noun;
  const of = entity.fields['name']?.names?.of ?? 'customers';
  const topic = usePartyTopic(of, name, lists);
  const [params] = useSearchParams();
  const mayMerge = mayChange(entity, 'absorbed');
  const merged = mayMerge ? params.get(MERGE) : null;
  const isKnown = lists.some(({ found }) => found.rows.length > 0);
  const areAll = lists.every(({ found }) => isComplete(found.status));
  useOwnTitle(name || nounInTitle(entity));
  // Also from one customer to the next, which for the router is another view of one page.
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  return (
    <>
      <PageHeader
        title={name || `No ${kind}`}
        parts={
          <div className="flex items-center gap-2 text-[0.8125rem] text-muted capitalize">
            {kind}
            {badge}
            <CopyLinkButton />
          </div>
        }
      >
        {steps.map((step, index) => {
          const StepButton = index === 0 ? CreateButton : Button;
          return (
            <StepButton
              key={step.entity.path}
              className="pointer-coarse:min-h-11"
              onClick={() => write(createParams(step.entity, step.texts), 'push')}
            >
              {stepLabel(step, lists)}
            </StepButton>
          );
        })}
      </PageHeader>
      <RecordPanels lists={lists.map(({ panel }) => panel)} />
      {merged !== null && (
        <MergeDialog
          key={merged}
          of={of}
          entity={entity}
          name={name}
          other={merged === NOBODY ? '' : merged}
          onClose={() => write({ [MERGE]: null })}
          onMerged={(now) => write({ [MERGE]: null, name: now })}
        />
      )}
      {areAll && !isKnown ? (
        <Alert kind="alert" className="mx-4 mt-2 sm:mx-6">
          <p>
            {name === ''
              ? `This link names no ${kind}.`
              : `No record names “${name}”. It may have been renamed, or the link is not complete.`}
          </p>
          <p className="mt-2 flex flex-wrap items-center gap-3">
            {name !== '' && (
              <Button onClick={() => write(createParams(entity, { name }), 'push')}>
                {createTitle(entity)}
              </Button>
            )}
            <Link to={pageOf(entity)} className="font-semibold underline underline-offset-4">
              All {many}
            </Link>
          </p>
        </Alert>
      ) : (
        <>
          {areAll && mayMerge && (
            <MergeOffer
              of={of}
              name={name}
              lists={lists}
              onCompare={(other) => write({ [MERGE]: other })}
            />
          )}
          <div className="px-4 pb-4 empty:hidden sm:px-6">
            <ContactLinks contacts={contacts} />
          </div>
          {figures}
          <div className="@container">
            <div className="grid @6xl:not-has-[>:empty]:grid-cols-[minmax(0,1fr)_26rem]">
              <div className="min-w-0 divide-y divide-line border-line empty:hidden @max-6xl:border-b @6xl:[--column-beside:26rem]">
                {main}
              </div>
              <div className="min-w-0 divide-y divide-line border-line @6xl:border-s">
                <PartyContacts of={of} name={name} heading="h2" />
                <Tasks topic={topic} heading="h2" />
                <Notes topic={topic} heading="h2" />
                <PartyDetails of={of} name={name} found={lists[0].found} />
                {side}
              </div>
            </div>
          </div>
        </>
      )}
    </>
  );
}

/** What the tasks and notes of the page are about: all records that name the customer or supplier in any spelling. */
function usePartyTopic(of: Names['of'], name: string, lists: readonly PartyList[]): Topic {
  const names = lists.flatMap(({ found: { entity, rows } }) => {
    const field = nameFieldOf(entity, of);
    return field === undefined ? [] : rows.map((row) => nameIn(row, field));
  });
  const spellings = [...new Set([name, ...names])].toSorted().join('\n');
  return useMemo(() => partyTopic(of, name, spellings.split('\n')), [of, name, spellings]);
}

/** A form of this page is called as its entity is, and any other as what it follows from. */
function stepLabel(step: NextStep, lists: readonly PartyList[]): string {
  const list = lists.find(({ found }) => found.entity.path === step.entity.path);
  return list ? createTitle(list.found.entity) : step.label;
}

type PartyDetailsProps = {
  readonly of: Names['of'];
  readonly name: string;
  /** The records kept for the customer or supplier: usually one, perhaps none. */
  readonly found: PartyRecords;
};

/** What is known of a customer or supplier from its own record; offers to create one. */
function PartyDetails({ of, name, found: { entity, status, rows } }: PartyDetailsProps) {
  const [record] = rows;
  return (
    <Panel
      title="Details"
      actions={
        record && (
          <span className="flex flex-wrap gap-x-4">
            {mayChange(entity, 'absorbed') && (
              <TextLink
                to={partyAddress(of, name, { [MERGE]: rows.length > 1 ? name : NOBODY })}
                replace
                data-command={mergeTitle(entity)}
                className="text-[0.8125rem] font-semibold"
              >
                Merge…
              </TextLink>
            )}
            {rows.length > 1 && (
              <TextLink
                to={filteredAddress(entity, { q: [name] })}
                className="text-[0.8125rem] font-semibold"
              >
                All {rows.length} {entity.noun.one} records
              </TextLink>
            )}
            <TextLink
              to={partyAddress(of, name, { [RECORD]: recordName(entity, record.id) })}
              state={OPENED_HERE}
              data-command={editTitle(entity)}
              className="text-[0.8125rem] font-semibold"
            >
              {editTitle(entity)}
            </TextLink>
          </span>
        )
      }
    >
      {record && <Fields entity={entity} record={record} />}
      {!record && (
        <ListPlaceholder
          status={status}
          label="The details"
          empty={isComplete(status) ? `There is no ${entity.noun.one} record with this name.` : ''}
          whenEmpty={isComplete(status) && <CreatePart entity={entity} texts={{ name }} />}
        />
      )}
    </Panel>
  );
}

type FieldsProps = { readonly entity: Entity; readonly record: RecordOf<Entity> };

function Fields({ entity, record }: FieldsProps) {
  const texts = Object.entries(draftFromRecord(entity, record)).slice(1);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 px-4 pb-5 text-[0.8125rem] sm:px-6">
      {texts.map(([name, text]) => {
        const field = entity.fields[name];
        return (
          field &&
          !isSetByApp(field) &&
          text.trim() !== '' &&
          !isLeftBlank(field, text) && (
            <div key={name} className="contents">
              <dt className="text-muted">{field.label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line tabular-nums">
                <bdi>{formatValue(field, text)}</bdi>
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
