import { useState } from 'react';
import { useAuth } from '../../session/useAuth.ts';
import { createAddress, pageOf } from '../../records/page/address/addresses.ts';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useOpenTasks } from './useOpenTasks.ts';
import { byDay, isMention, isOpen, isTaskOf, task } from './task.entity.ts';
import { TaskItem } from './TaskItem.tsx';
import { Select } from '../../ui/controls.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

const MAX_SHOWN = 6;

const [MINE, EVERYONE] = ['Mine', 'Everyone'] as const;

/** What is to be done: one's own tasks or everybody's, the late ones first. */
export default function HomeTasks() {
  const own = useAuth().user?.displayName ?? '';
  const { status, records } = useOpenTasks(true);
  const [isMine, setMine] = useState(own !== '');
  // A mention is among what needs attention.
  const open = records.filter((one) => isOpen(one) && !isMention(one)).toSorted(byDay);
  const mine = open.filter((one) => isTaskOf(one, own));
  const tasks = isMine ? mine : open;
  return (
    <Panel
      title="Tasks"
      className="border-t border-line"
      actions={
        <div className="flex items-center gap-1">
          {own !== '' && (
            <Select
              aria-label="Whose tasks"
              value={isMine ? MINE : EVERYONE}
              options={[
                [MINE, `${MINE} (${mine.length})`],
                [EVERYONE, `${EVERYONE} (${open.length})`],
              ]}
              onChoice={(chosen) => setMine(chosen === MINE)}
            />
          )}
          <TextLink
            to={createAddress(task)}
            className="min-h-8 px-2 text-[0.8125rem] font-semibold"
          >
            New task
          </TextLink>
        </div>
      }
    >
      {tasks.length === 0 ? (
        <ListPlaceholder
          status={status}
          label="The tasks"
          empty={isMine ? 'Nothing is waiting for you.' : 'Nothing is to be done.'}
        />
      ) : (
        <>
          <ul className="px-4 pb-3 sm:px-6">
            {tasks.slice(0, MAX_SHOWN).map((one) => (
              <TaskItem key={one.id} record={one} isApart />
            ))}
          </ul>
          {tasks.length > MAX_SHOWN && (
            <p className="px-4 pb-4 text-[0.8125rem] sm:px-6">
              <TextLink to={pageOf(task)}>All tasks</TextLink>
            </p>
          )}
        </>
      )}
    </Panel>
  );
}
