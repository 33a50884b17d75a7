import { Circle, CircleCheck } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { customer } from '../sales/customer.entity.ts';
import { deal } from '../sales/deal.entity.ts';
import { inventoryItem } from '../inventory/inventoryItem.entity.ts';
import { useRecordsBy } from '../../store/read/useRecordsBy.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { createAddress } from '../../page/address/addresses.ts';
import { ANY, useStartGuide } from './useStartGuide.ts';
import { copyLink, linkTo } from '../../lib/copyLink.ts';

const STEPS = [
  { entity: customer, title: 'Add your first customer', hint: 'Name, tax number and terms.' },
  { entity: deal, title: 'Add your first deal', hint: 'It appears on the board of Sales.' },
  {
    entity: inventoryItem,
    title: 'Add your first item',
    hint: 'Stock at or below its reorder point is reported here.',
  },
] as const;

/** Also what was archived since has been added; and without a connection, what this tab has shown. */
const ADDED = { isWanted: true, withArchived: true, isSeenAgain: true };

/** The first steps of a new company, ticked as its records arrive. */
export default function StartGuide() {
  const [progress, setProgress] = useStartGuide();
  const lists = [
    useRecordsBy(customer, ANY, ADDED),
    useRecordsBy(deal, ANY, ADDED),
    useRecordsBy(inventoryItem, ANY, ADDED),
  ];
  const done = [...lists.map(({ records }) => records.length > 0), progress === 'invited'];
  const doneCount = done.filter(Boolean).length;

  function close(): void {
    // The button with the focus goes with the guide.
    document.querySelector<HTMLElement>('h1')?.focus();
    setProgress('closed');
  }

  return (
    <Panel
      title="Get started"
      className="overflow-clip border-line pb-3 max-sm:border-b sm:border-t"
      actions={
        <div className="flex items-center gap-3">
          <p role="status" className="text-sm text-muted tabular-nums">
            {doneCount} of {done.length} done
          </p>
          <Button variant="quiet" className="-me-3.75" onClick={close}>
            {doneCount === done.length ? 'Close' : 'Dismiss'}
          </Button>
        </div>
      }
    >
      <ol className="@container text-sm">
        {STEPS.map(({ entity, title, hint }, index) => (
          <Step key={title} isDone={done[index] === true} hint={hint}>
            {done[index] === true ? (
              title
            ) : (
              <Link
                to={createAddress(entity)}
                className="text-accent outline-offset-[-2px] after:absolute after:inset-0 hover:underline"
              >
                {title}
              </Link>
            )}
          </Step>
        ))}
        <Step
          isDone={progress === 'invited'}
          hint="Colleagues create their own account at this address. With a staff list, invite them in your account menu instead."
          control={<SignUpLink onCopy={() => setProgress('invited')} />}
        >
          Invite a colleague
        </Step>
      </ol>
    </Panel>
  );
}

type StepProps = {
  readonly isDone: boolean;
  readonly hint: string;
  readonly control?: ReactNode;
  /** The title, as text or as a link. */
  readonly children: ReactNode;
};

function Step({ isDone, hint, control, children }: StepProps) {
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li className="relative flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-4 sm:px-6 py-2 hover:bg-ink/4 @3xl:flex-nowrap">
      <Icon
        aria-hidden="true"
        className={`size-4.5 shrink-0 ${isDone ? 'text-tone-green-ink' : 'text-edge'}`}
        strokeWidth={1.75}
      />
      <p className="min-w-0 flex-1 items-center @3xl:flex">
        <span className={`block shrink-0 font-semibold @3xl:w-58 ${isDone ? 'text-muted' : ''}`}>
          {isDone && <span className="sr-only">Done: </span>}
          {children}
        </span>{' '}
        <span className="block text-pretty text-muted">{hint}</span>
      </p>
      {control}
    </li>
  );
}

/** The address where colleagues create their account, with a button that copies it. */
function SignUpLink({ onCopy }: { readonly onCopy: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');

  async function copy(): Promise<void> {
    input.current?.select();
    if (await copyLink('/login')) {
      setMessage('The link is copied.');
      onCopy();
      // The browser may forbid it; the address is selected.
    } else setMessage('Press Ctrl+C to copy the link.');
  }

  return (
    <div className="w-full ps-7.5 @3xl:w-80 @3xl:ps-0">
      <div className="flex gap-2">
        <input
          ref={input}
          readOnly
          aria-label="Sign-up address"
          dir="ltr"
          value={ADDRESS}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="h-9 min-w-0 grow rounded-md border border-edge bg-surface px-3 text-sm"
        />
        <Button onClick={() => void copy()}>Copy link</Button>
      </div>
      <p role="status" className="pt-1 text-xs text-muted empty:hidden">
        {message}
      </p>
    </div>
  );
}

const ADDRESS = linkTo('/login');
