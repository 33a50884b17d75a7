import { weekday } from '../../lib/dates.ts';
import { InnerForm } from '../../ui/Form.tsx';
import { use, useId, useRef, useState, type RefObject } from 'react';
import { useAuth } from '../../session/useAuth.ts';
import { useRecordsBy } from '../../records/store/read/useRecordsBy.ts';
import { useSaveBatch } from '../../records/store/write/saveChange.ts';
import { Button } from '../../ui/Button.tsx';
import { offerFocus, useMoveFocus } from '../../ui/focus.ts';
import { PanelActsContext } from '../../ui/PanelActs.tsx';
import { Input } from '../../ui/controls.tsx';
import { Section } from '../../ui/Section.tsx';
import { addDays } from '../../lib/calendar.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { type Topic, useTyped } from './topic.ts';
import { byDay, isOpen, task } from './task.entity.ts';
import { TaskItem } from './TaskItem.tsx';
import { PersonInput } from '../../records/form/PersonInput.tsx';

type TasksProps = {
  /** Stable. */
  readonly topic: Topic;
  readonly heading: 'h2' | 'h3';
};

/** What is to be done about a record, a customer or a supplier, and a line to add to it. */
export function Tasks({ topic, heading }: TasksProps) {
  const { records } = useRecordsBy(task, topic.ranges, { isWanted: true });
  const isInPanel = use(PanelActsContext) !== null;
  const [isOpened, setOpened] = useState(!isInPanel);
  const typed = useTyped(task, topic);
  const isShown = isOpened || (typed.values['what'] ?? '') !== '';
  const input = useRef<HTMLInputElement>(null);
  const moveFocus = useMoveFocus();

  function open(): void {
    setOpened(true);
    moveFocus(() => input.current, { isAlways: true });
  }

  return (
    <Section
      title="Tasks"
      heading={heading}
      actions={
        !isShown && (
          <Button
            variant="quiet"
            tall
            className={HEADING_ACT}
            data-command={COMMAND}
            onClick={open}
          >
            Add task
          </Button>
        )
      }
    >
      <ul className="mt-1 empty:hidden">
        {records
          .filter((one) => topic.isOf(one) && isOpen(one))
          .toSorted(byDay)
          .map((one) => (
            <TaskItem key={one.id} record={one} />
          ))}
      </ul>
      {isShown && <NewTask topic={topic} typed={typed} input={input} />}
    </Section>
  );
}

const COMMAND = 'Add a task';

/** As high as the heading that it stands beside, and as wide as its words. */
const HEADING_ACT = '-my-2 -me-2 px-2! text-[0.8125rem]!';

type NewTaskProps = Pick<TasksProps, 'topic'> & {
  readonly typed: ReturnType<typeof useTyped>;
  readonly input: RefObject<HTMLInputElement | null>;
};

/** A line for a new task. Its day and person are asked for once something is typed, which may name the day: "Call on Thursday". */
function NewTask({ topic, typed: { values, change, discard }, input }: NewTaskProps) {
  const own = useAuth().user?.displayName ?? '';
  const save = useSaveBatch();
  const id = useId();
  const today = useToday();
  const { what = '', due = dayIn(what, today), person = own } = values;

  function add(): void {
    offerFocus(input.current);
    if (what.trim() === '') return;
    const typed = { ...topic.texts, what: what.trim(), due, person: person.trim() };
    void save([{ path: task.path, recordId: null, typed }], {
      purpose: 'Task',
      title: what.trim(),
    });
    discard();
  }

  return (
    <InnerForm label="New task" onSubmit={add} className="mt-2 grid gap-2">
      <Input
        ref={input}
        data-command={COMMAND}
        aria-label="What is to be done"
        value={what}
        placeholder="What is to be done next?"
        onText={(text) => change('what', text)}
      />
      {what.trim() !== '' && (
        <div className="flex flex-wrap items-center gap-2">
          <label className="flex items-center gap-2 text-sm text-muted">
            Due
            <Input type="date" value={due} onText={(day) => change('due', day)} className="" />
          </label>
          <label
            htmlFor={`${id}person`}
            className="flex min-w-0 grow items-center gap-2 text-sm text-muted"
          >
            Person
            <PersonInput
              id={`${id}person`}
              value={person}
              onChange={({ currentTarget }) => change('person', currentTarget.value)}
              className="control h-9 w-full min-w-32 px-3 pointer-coarse:h-11"
            />
          </label>
          <Button tall onClick={add}>
            Add task
          </Button>
        </div>
      )}
    </InnerForm>
  );
}

/** The next day that a text names, from a YYYY-MM-DD day on; blank if it names none, or several. */
function dayIn(text: string, today: string): string {
  const named = new Set(Array.from(text.matchAll(NAMED_DAY), ([day]) => day.toLowerCase()));
  const [name = ''] = named.size === 1 ? named : [];
  if (name === '') return '';
  const days = Array.from({ length: 7 }, (_, index) => addDays(today, index + 1));
  if (name === 'today') return today;
  return (
    (name === 'tomorrow' ? days[0] : days.find((day) => weekday(day).toLowerCase() === name)) ?? ''
  );
}

const NAMED_DAY = /\b(?:today|tomorrow|(?:sun|mon|tues|wednes|thurs|fri|satur)day)\b/gi;
