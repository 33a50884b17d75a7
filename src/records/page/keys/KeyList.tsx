import { useStore } from '../../../lib/createStore.ts';
import { PAGE_KEYS } from '../../../ui/pageKeys.ts';
import { Tick } from '../../../ui/controls.tsx';
import { Modal } from '../../../ui/dialog/Modal.tsx';
import { areSingleKeysOn, setSingleKeys } from './singleKeysSetting.ts';

type Key = readonly [keys: string, what: string];

/** A single key as the sheet shows it. */
const shown = (name: keyof typeof PAGE_KEYS): string => PAGE_KEYS[name].toUpperCase();

const GROUPS: readonly (readonly [title: string, keys: readonly Key[]])[] = [
  [
    'Anywhere',
    [
      ['Ctrl K', 'Search or jump to anything'],
      [shown('search'), 'Search the list'],
      [shown('create'), 'New record of this page, or the menu of all kinds'],
      [shown('undo'), 'Undo, as long as the message offers it'],
      [shown('help'), 'Show these keys'],
    ],
  ],
  [
    'In a list',
    [
      ['↓ ↑', 'Into the list, then to the next and previous row'],
      ['Enter', 'Open the record'],
      [shown('select'), 'Select; with Shift and a click, a range'],
      [shown('status'), 'Change the status of the row, or of all selected'],
      ['Esc', 'Select nothing any more'],
    ],
  ],
  [
    'On the board',
    [
      ['← ↑ → ↓', 'Go from card to card'],
      ['Shift → or ←', 'Move the card to the next or previous stage'],
      [shown('move'), 'Move to…'],
      [shown('select'), 'Select, also with Ctrl and a click'],
    ],
  ],
  [
    'In a record',
    [
      ['Ctrl K', 'What can be done with it: a note, a task, the next step'],
      ['Ctrl Enter', 'Save; in a new note, add it'],
      ['Alt ↓ or ↑', 'Next and previous record'],
      ['Enter', 'In the lines of a document, the next line'],
      ['Esc', 'Close; what was typed is kept'],
    ],
  ],
  [
    'In the search of Ctrl K',
    [
      ['↓ ↑', 'Next and previous result'],
      ['Enter', 'Open it, or do it'],
      ['Ctrl Enter', 'What else can be done with a record'],
      ['Backspace', 'Back to the search, when nothing is typed'],
    ],
  ],
];

/** A sheet of all keys, with a switch for those without Ctrl or Alt. */
export default function KeyList({ onClose }: { readonly onClose: () => void }) {
  const areOn = useStore(areSingleKeysOn);
  return (
    <Modal title="Keys" onClose={onClose}>
      <div className="grid gap-5 overflow-y-auto px-6 pb-6 text-[0.8125rem]">
        <Tick checked={areOn} onTick={setSingleKeys}>
          Use single-key shortcuts, without Ctrl or Alt, on this device
        </Tick>
        {GROUPS.map(([title, keys]) => (
          <section key={title} aria-label={title}>
            <h3 className="mb-1 text-xs font-semibold text-muted">{title}</h3>
            <dl className="divide-y divide-line">
              {keys.map(([key, what]) => (
                <div key={what} className="flex min-h-8 items-center justify-between gap-4">
                  <dd>{what}</dd>
                  <dt>
                    <kbd className="rounded-sm border border-line px-1.5 py-0.5 font-sans text-xs whitespace-nowrap">
                      {key}
                    </kbd>
                  </dt>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}
