import { lookUp } from '../../lib/lookUp.ts';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { CHECKLISTS, PARAMETERS } from '../../company/water.ts';
import { discardTyped, draftScope, openedEdits, useEdits } from '../../records/form/useEdits.ts';
import { RecordField } from '../../records/form/RecordField.tsx';
import { formatDate } from '../../lib/dates.ts';
import { mapHref } from '../../lib/mapHref.ts';
import { orUntitled } from '../../lib/words.ts';
import { parseNumber } from '../../lib/parseNumber.ts';
import type { Texts } from '../../records/model/draft.ts';
import { readLines, writeLines } from '../../records/model/lines.ts';
import { validateText } from '../../records/model/field.ts';
import { pageOf } from '../../records/page/address/addresses.ts';
import { partyAddress } from '../contacts/partyAddress.ts';
import { hasPreviousPage } from '../../records/page/address/useAddress.ts';
import { Loading, PageHeader } from '../../records/page/PageHeader.tsx';
import { useToday, useConnection } from '../../records/store/connection/useConnection.ts';
import { newKey } from '../../firebase/database.ts';
import { useRecords } from '../../records/store/read/useRecords.ts';
import { useAuth } from '../../session/useAuth.ts';
import { useOutbox } from '../../records/store/write/outbox.ts';
import { attachPhotos, dropPhoto, keepPhoto, usePickedPhotos } from './pickedPhotos.ts';
import { useSaveBatch } from '../../records/store/write/saveChange.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Fact } from '../../ui/Fact.tsx';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { Section } from '../../ui/Section.tsx';
import { showToast } from '../../ui/showToast.ts';
import {
  installation,
  lastVisitOf,
  rangesOf,
  type Installation,
  INSTALLATION,
  installationAddress,
} from '../installations/installation.entity.ts';
import { equipmentDue } from '../installations/due.ts';
import { doubtAbout, lastReadings } from './readings.ts';
import { PhotoPicker } from './PhotoPicker.tsx';
import { ReadingField } from './ReadingField.tsx';
import { UsedItems, usedIn } from './UsedItems.tsx';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { MAX_EARLIER, useVisits } from './useVisits.ts';
import { CHECK_COLUMNS, visit, type Visit } from './visit.entity.ts';
import { visitSaves, type VisitEntry } from './visitSaves.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { useOwnTitle } from '../../ui/useOwnTitle.ts';

/** Records a visit to the installation that the address names, also without a network. */
export default function VisitFormPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get(INSTALLATION) ?? '';
  const { records, status } = useRecords(installation, { withArchived: true });
  const place = records.find((one) => one.id === id);
  if (place) return <VisitForm key={id} place={place} />;
  return (
    <>
      <PageHeader title="Visit" />
      {status === 'live' ? (
        <Alert kind="alert" className="mx-4 sm:mx-6">
          This link names no installation that is there.{' '}
          <Link to={pageOf(installation)} className="font-semibold underline underline-offset-4">
            All installations
          </Link>
        </Alert>
      ) : status === 'failed' ? (
        <ListPlaceholder status={status} label="The installation" empty="" />
      ) : (
        <Loading what="The installation appears" />
      )}
    </>
  );
}

type VisitFormProps = { readonly place: Installation };

/** The form of a new visit. What is typed is kept on this device until it is saved. */
function VisitForm({ place }: VisitFormProps) {
  const { values, isTyped, change, discard, isSaving, save, visits, isKnown } = useVisitForm(place);
  const isConnected = useConnection();
  const ranges = useMemo(() => rangesOf(place), [place]);
  const last = useMemo(() => lastReadings(visits), [visits]);
  /** Whether what cannot be saved is to be marked. */
  const [isChecked, setChecked] = useState(false);
  /** The readings that were asked about, as they were typed. */
  const [asked, setAsked] = useState<Texts>({});
  const form = useRef<HTMLFormElement>(null);
  const title = orUntitled(place.name);
  const today = useToday();

  useOwnTitle(`Visit to ${title}`);
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  const typed = [...ranges.keys()].map((name) => [name, values[name] ?? ''] as const);
  const readings = new Map(
    typed.flatMap(([name, text]) => {
      const value = parseNumber(text);
      return value === null ? [] : [[name, value] as const];
    }),
  );
  const doubts = [...ranges].flatMap(([name, range]) => {
    const value = readings.get(name);
    const question = value === undefined ? null : doubtAbout(name, value, range, last.get(name));
    return question === null ? [] : [{ name, question }];
  });
  const questions = doubts.filter(({ name }) => asked[name] === values[name]);
  const used = usedIn(values['used'] ?? '');
  const dateError = dateProblem(values['date'] ?? '', today);
  const problem =
    dateError ??
    (typed.find(([name, text]) => text.trim() !== '' && !readings.has(name))
      ? 'A reading is not a number.'
      : used === null
        ? 'A quantity is not a number.'
        : isTyped
          ? null
          : 'Nothing is recorded yet.');
  const others = visits.filter(({ date }) => date === values['date']);
  const checklist = lookUp(CHECKLISTS, place.kind) ?? [];
  const due = equipmentDue(place, today).map(({ line }) => ({
    line,
    check: `${[line['what'], line['model']].filter(Boolean).join(', ')}: serviced`,
  }));
  const services = [...new Set(due.map(({ check }) => check))];
  const all = [...checklist, ...services];
  const done = new Set(doneIn(values['checks'] ?? ''));
  const isRoutineDone = checklist.every((check) => done.has(check));

  const setDone = (checks: readonly string[], isDone: boolean): void => {
    const ticked = all.filter((one) => (checks.includes(one) ? isDone : done.has(one)));
    change(
      'checks',
      writeLines(
        CHECK_COLUMNS,
        ticked.map((check) => ({ check })),
      ),
    );
  };

  const field = (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`);

  /** Goes on from one reading to the next, and from the last one to the checklist. */
  function goOn({ name }: HTMLInputElement): void {
    const names: readonly string[] = [...ranges.keys()];
    if (!names.includes(name)) return;
    const next = names[names.indexOf(name) + 1];
    (next ? field(next) : form.current?.querySelector<HTMLElement>('#checklist button'))?.focus();
  }

  function submit(event: Pick<Event, 'preventDefault'>): void {
    event.preventDefault();
    if (isSaving) return;
    setChecked(true);
    if (problem !== null) {
      const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      (dateError === null ? wrong : field('date'))?.focus();
      return;
    }
    const unasked = doubts.filter(({ name }) => asked[name] !== values[name]);
    if (unasked.length > 0) {
      setAsked((before) => ({
        ...before,
        ...Object.fromEntries(unasked.map(({ name }) => [name, values[name] ?? ''])),
      }));
      return;
    }
    void save({
      readings,
      checks: [...done],
      serviced: due.filter(({ check }) => done.has(check)).map(({ line }) => line),
      used: used ?? [],
    });
  }

  return (
    <>
      <PageHeader
        title={`Visit to ${title}`}
        parts={
          place.customer.trim() !== '' && (
            <TextLink to={partyAddress('customers', place.customer)} className="text-sm">
              <bdi>{place.customer}</bdi>
            </TextLink>
          )
        }
      />
      {place.address.trim() !== '' && (
        <p className="-mt-2 px-4 pb-2 text-sm sm:px-6">
          <a
            href={mapHref(place.address)}
            target="_blank"
            rel="noreferrer"
            className="inline-flex items-center text-muted underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            <bdi>{place.address.replaceAll(/\s*\n\s*/g, ', ')}</bdi>
          </a>
        </p>
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 px-4 pb-3 text-sm whitespace-pre-wrap empty:hidden sm:px-6">
        <Fact label="Access">{place.access.trim()}</Fact>
        <Fact label="Noted last time">{visits[0]?.next.trim() ?? ''}</Fact>
      </dl>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          if (event.ctrlKey || event.metaKey) submit(event);
          // Half of a visit is none: only the button saves.
          else if (event.target instanceof HTMLInputElement) {
            event.preventDefault();
            goOn(event.target);
          }
        }}
        className="border-t border-line"
      >
        <div className="grid gap-3 px-4 pt-3 pb-4 sm:px-6">
          {others.length > 0 || lastVisitOf(place)?.date === values['date'] ? (
            <Alert kind="status">{recordedAlready(others)} This becomes a visit of its own.</Alert>
          ) : null}
          {isTyped && values['date'] !== today && (
            <p role="status" className="text-sm font-medium text-tone-yellow-ink">
              Not today: this visit is of {formatDate(values['date'] ?? '')}.
            </p>
          )}
          <div className="grid max-w-2xl grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-3">
            {(['date', 'by'] as const).map((name) => (
              <RecordField
                key={name}
                name={name}
                field={visit.fields[name]}
                value={values[name] ?? ''}
                error={name === 'date' && isChecked ? (dateError ?? undefined) : undefined}
                onTextChange={(text) => change(name, text)}
              />
            ))}
          </div>
        </div>
        <div className="xl:grid xl:grid-cols-2 xl:divide-x xl:divide-line">
          <Section
            title="Readings"
            heading="h2"
            actions={
              last.size > 0 && (
                <span aria-hidden="true" className="me-31 text-[0.8125rem] text-muted">
                  Last time
                </span>
              )
            }
          >
            <ul className="mt-2 -mb-2">
              {[...ranges].map(([name, range]) => (
                <ReadingField
                  key={name}
                  name={name}
                  range={range}
                  last={last.get(name)}
                  text={values[name] ?? ''}
                  onTextChange={(text) => change(name, text)}
                />
              ))}
            </ul>
            {!isKnown && !isConnected && (
              <p role="status" className="mt-3 text-[0.8125rem] text-muted">
                There is no connection: what was measured last time is not known.
              </p>
            )}
          </Section>
          <div className="xl:border-t xl:border-line xl:*:first:border-t-0">
            <div id="checklist">
              <Section
                title="Checklist"
                heading="h2"
                actions={
                  <Button
                    className="-my-1.5 min-h-11"
                    onClick={() => setDone(checklist, !isRoutineDone)}
                  >
                    {isRoutineDone ? 'None done' : 'All done'}
                  </Button>
                }
              >
                <Checks names={checklist} done={done} onTick={setDone} />
                {services.length > 0 && (
                  <>
                    <h3 className="mt-5 text-[0.8125rem] font-semibold text-brass-ink">
                      Due for service
                    </h3>
                    <Checks names={services} done={done} onTick={setDone} />
                  </>
                )}
              </Section>
            </div>
            <Section title="Used" heading="h2">
              <UsedItems
                text={values['used'] ?? ''}
                onTextChange={(text) => change('used', text)}
              />
            </Section>
            <Section title="Photos" heading="h2">
              <div className="mt-2">
                <PhotoPicker draft={photosOf(place)} />
              </div>
            </Section>
            <Section title="Notes" heading="h2">
              <div className="mt-2 grid gap-3 sm:grid-cols-2">
                {(['work', 'next'] as const).map((name) => (
                  <RecordField
                    key={name}
                    name={name}
                    field={visit.fields[name]}
                    value={values[name] ?? ''}
                    error={validateText(visit.fields[name], values[name] ?? '') ?? undefined}
                    onTextChange={(text) => change(name, text)}
                  />
                ))}
              </div>
            </Section>
          </div>
        </div>
        <footer className="sticky bottom-0 z-5 border-t border-line bg-surface px-4 py-3 max-lg:bottom-14 sm:px-6 short:static">
          {questions.length > 0 && (
            <div className="mb-3 max-h-[40vh] overflow-y-auto">
              <Alert kind="status">
                <ul className="grid gap-1">
                  {questions.map(({ name, question }) => (
                    <li key={name}>
                      <button
                        type="button"
                        className="-my-1.5 min-h-11 w-full text-start underline underline-offset-4"
                        onClick={() => field(name)?.focus()}
                      >
                        <span className="font-semibold">{PARAMETERS[name].label}:</span> {question}
                      </button>
                    </li>
                  ))}
                </ul>
              </Alert>
            </div>
          )}
          <div className="flex items-center justify-end gap-2">
            <p role="status" className="me-auto min-w-0 text-[0.8125rem] text-muted tabular-nums">
              {isChecked && problem !== null
                ? problem
                : `${readings.size} of ${ranges.size} measured`}
              {!isConnected && ' · no connection, so it waits on this device'}
            </p>
            {isTyped && (
              <Button variant="quiet" className="min-h-12" onClick={discard}>
                Discard
              </Button>
            )}
            <Button type="submit" variant="primary" className="min-h-12" aria-disabled={isSaving}>
              {questions.length > 0 ? 'Save all the same' : 'Save visit'}
            </Button>
          </div>
        </footer>
      </form>
    </>
  );
}

type ChecksProps = {
  readonly names: readonly string[];
  readonly done: ReadonlySet<string>;
  readonly onTick: (checks: readonly string[], isDone: boolean) => void;
};

const Checks = ({ names, done, onTick }: ChecksProps) => (
  <ul className="mt-3 -mb-2">
    {names.map((check) => (
      <li key={check} className="border-t border-line">
        <label className="flex min-h-13 cursor-pointer items-center gap-3 py-1 text-base">
          <input
            type="checkbox"
            checked={done.has(check)}
            onChange={({ target }) => onTick([check], target.checked)}
            className="size-6 shrink-0 accent-accent"
          />
          <bdi>{check}</bdi>
        </label>
      </li>
    ))}
  </ul>
);

/** The form to which the photos of a visit belong until it is saved. */
const photosOf = ({ id }: Installation): string => `${visit.path}/${id}`;

function dateProblem(date: string, today: string): string | null {
  if (date === '') return 'Choose the day of the visit.';
  // The installation would note it as its last one until that day.
  if (date > today) return 'This day is still to come.';
  return validateText(visit.fields.date, date);
}

const doneIn = (text: string): readonly string[] =>
  readLines(CHECK_COLUMNS, text).map(({ check = '' }) => check);

function recordedAlready(others: readonly Visit[]): string {
  const people = [...new Set(others.map(({ by }) => by.trim()).filter(Boolean))];
  const by = people.length === 0 ? '' : `, by ${people.join(' and ')}`;
  return `A visit of this day is recorded already${by}.`;
}

type Content = Pick<VisitEntry, 'readings' | 'checks' | 'serviced' | 'used'>;

function useVisitForm(place: Installation) {
  const { user } = useAuth();
  const today = useToday();
  const navigate = useNavigate();
  const saveBatch = useSaveBatch();
  const [blankId, setBlankId] = useState(newKey);
  const editing = useEdits({ date: today, by: user?.displayName?.trim() ?? '' }, (uid) =>
    // Phones end apps in the background, also while their camera is open.
    openedEdits(draftScope(uid, visit.path, place.id, { onDevice: true }), { continues: true }),
  );
  const { state, values, get } = editing;
  const { [ID]: id = blankId } = state.edits;
  const { records: visits, status } = useVisits(place.id, MAX_EARLIER);
  const isKnown = isComplete(status);
  const photos = usePickedPhotos(photosOf(place)) ?? [];
  const { intents } = useOutbox();
  // The tab was killed when the visit was on the device already, and before its draft was gone.
  const isSaved =
    state.edits[ID] !== undefined &&
    !state.isSaving &&
    [...intents, ...visits].some((one) => one.id === id);
  const { discard } = editing;
  useEffect(() => {
    if (!isSaved) return;
    discard();
    showToast('The visit that was begun here is recorded');
  }, [isSaved, discard]);

  function change(name: string, text: string): void {
    // A visit that is saved after midnight, or by somebody else who finds it begun, is of the day and the person of its first word.
    if (get().edits[ID] === undefined) {
      for (const [noted, value] of Object.entries({ ...values, [ID]: blankId })) {
        editing.change(noted, value);
      }
    }
    editing.change(name, text);
  }

  async function save(content: Content): Promise<void> {
    const saves = visitSaves(place, {
      visit: id,
      date: values['date'] ?? '',
      by: values['by'] ?? '',
      work: values['work'] ?? '',
      next: values['next'] ?? '',
      ...content,
    });
    const isStored = await editing.save(() =>
      saveBatch(saves, {
        purpose: 'Visit',
        title: place.name,
        attach: attachPhotos(photosOf(place)),
        toast: `Visit to ${orUntitled(place.name)} recorded`,
      }),
    );
    if (!isStored) return;
    // The form may stay for a while, as without a network until the next page is loaded.
    setBlankId(newKey());
    if (hasPreviousPage()) void navigate(-1);
    else void navigate(installationAddress(place.id), { replace: true });
  }

  return {
    values,
    isTyped:
      photos.length > 0 ||
      Object.entries(state.edits).some(
        ([name, text]) => !['date', 'by', ID].includes(name) && text.trim() !== '',
      ),
    change,
    discard: () => {
      for (const one of photos) void dropPhoto(one);
      discardTyped(editing, 'What was recorded here is discarded', () => {
        for (const { owner, draft, photo } of photos) {
          void keepPhoto(owner, draft, Promise.resolve(photo));
        }
      });
    },
    isSaving: state.isSaving,
    save,
    visits: visits.filter((one) => one.id !== id),
    isKnown,
  };
}

/** The id of the visit among what is typed: what belongs to it may name it before it is saved. */
const ID = 'visit';
