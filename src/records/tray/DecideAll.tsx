import { useState } from 'react';
import { updateItem } from '../../device/outbox.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { resolved, type Intent } from '../outbox/intent.ts';

/** How many records the question names. */
const NAMED = 3;

/** Lets the author of several conflicts decide all of them at once, the same way. Absent where there are fewer than two. */
export function DecideAll({ intents }: { readonly intents: readonly Intent[] }) {
  const [isAsking, setAsking] = useState(false);
  const conflicts = intents.filter(({ problem }) => problem?.kind === 'conflict');
  const count = conflicts.length;
  if (count < 2) return null;

  function decide(isMine: boolean): void {
    setAsking(false);
    for (const intent of conflicts)
      void updateItem(resolved(intent, new Set(isMine ? Object.keys(intent.typed) : [])));
  }

  return (
    <>
      <Button onClick={() => setAsking(true)}>Decide all {count} at once</Button>
      {isAsking && (
        <Modal title={`Decide ${count} changes at once`} onClose={() => setAsking(false)}>
          <div className="grid gap-2 overflow-y-auto px-6 pb-5 text-sm">
            <p>
              Colleagues have changed the same fields as you:{' '}
              <bdi>{listOf(conflicts.map(({ title }) => title))}</bdi>
            </p>
            <p>
              Your texts would replace theirs, which stay in the history of each record. If you keep
              theirs, what you typed in these fields is gone for good.
            </p>
          </div>
          <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4">
            <Button variant="quiet" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button onClick={() => decide(false)}>Keep all theirs</Button>
            <Button onClick={() => decide(true)}>Keep all mine</Button>
          </footer>
        </Modal>
      )}
    </>
  );
}

function listOf(titles: readonly string[]): string {
  const rest = titles.length - NAMED;
  const shown = rest > 0 ? [...titles.slice(0, NAMED), `${rest} more`] : titles;
  return new Intl.ListFormat('en-GB').format(shown);
}
