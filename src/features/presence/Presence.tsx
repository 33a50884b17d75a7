import { useCallback, useRef, useState } from 'react';
import type { Entity, RecordOf } from '../../model/entity.ts';
import {
  PRESENCE_EVERY_MS,
  PRESENCE_FADES_MS,
  parsePresence,
  presencePath,
  type Presence as Window,
} from '../../model/presence.ts';
import { authorName } from '../../model/signature.ts';
import { useClockOffset } from '../../store/connection/useConnection.ts';
import { newKey } from '../../store/firebase/database.ts';
import { keepPresent } from '../../store/firebase/presence.ts';
import { watchValue } from '../../store/firebase/queries.ts';
import { useSubscription } from '../../store/read/useSubscription.ts';
import { useAuth } from '../../store/session/useAuth.ts';
import { useNow } from '../../ui/useNow.ts';

type PresenceProps = { readonly entity: Entity; readonly record: RecordOf<Entity> };

/** After how long a record is open, and not only passed on the way to the next one, in milliseconds. */
const OPEN_AFTER_MS = 1_000;

/** For how long a window that has not been heard of is given the chance to answer a newcomer, in milliseconds. */
const ANSWERS_WITHIN_MS = 3_000;

/** For how long it is worth saying that somebody had the record open, in milliseconds. */
const A_MOMENT_MS = 10 * 60_000;

/**
 * Says who else has the record open, and in which field they are; tells them the same of this window. While nobody else is there,
 * it says so once, and again when somebody comes.
 */
export function Presence({ entity, record }: PresenceProps) {
  const { user } = useAuth();
  const uid = user?.uid ?? '';
  const name = authorName(user?.displayName ?? null);
  const path = presencePath(entity.path, record.id);
  const place = useRef<HTMLDivElement>(null);
  const [others, setOthers] = useState<readonly Window[]>([]);
  const [isSettled, setSettled] = useState(false);
  const present = useCallback(() => {
    let field = '';
    let known: readonly Window[] = [];
    const own = keepPresent(`${path}/${newKey()}`, () => ({ uid, user: name, field }));
    const settling = setTimeout(() => setSettled(true), ANSWERS_WITHIN_MS);
    const timer = setInterval(() => known.length > 0 && own.stay(), PRESENCE_EVERY_MS);
    const dialog = place.current?.closest('dialog');
    function onFocus({ target }: Event): void {
      const at = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
      if (at === field || !(at === '' || at in entity.fields)) return;
      field = at;
      if (known.length > 0) own.say();
    }
    dialog?.addEventListener('focusin', onFocus);
    const stop = watchValue(
      path,
      (stored) => {
        const former = new Set(known.map(({ id }) => id));
        known = Object.entries((stored ?? {}) as Readonly<Record<string, unknown>>)
          .flatMap(([id, one]) => parsePresence(id, one) ?? [])
          .filter((one) => one.uid !== uid);
        setOthers(known);
        if (known.some(({ id }) => !former.has(id))) own.say();
      },
      // Without access, nobody else is seen.
      () => setOthers([]),
    );
    return () => {
      clearTimeout(settling);
      clearInterval(timer);
      dialog?.removeEventListener('focusin', onFocus);
      stop();
      own.end();
    };
  }, [entity, path, uid, name]);
  const subscribe = useCallback(() => {
    let end: (() => void) | undefined;
    const timer = setTimeout(() => (end = present()), OPEN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      end?.();
    };
  }, [present]);
  useSubscription(subscribe);
  return (
    <div ref={place} role="status" className="empty:hidden">
      {others.length > 0 && (
        <ul className="hidden gap-1 border-t has-[li]:grid border-line px-4 py-3 text-[0.8125rem] sm:px-6">
          {others.map((one) => (
            <WindowItem key={one.id} window={one} entity={entity} isSettled={isSettled} />
          ))}
        </ul>
      )}
    </div>
  );
}

type WindowItemProps = {
  readonly window: Window;
  readonly entity: Entity;
  /** Whether it has had the time to answer. */
  readonly isSettled: boolean;
};

/** A colleague's window; grey once it has not been heard of for a while. */
function WindowItem({ window, entity, isSettled }: WindowItemProps) {
  const { user, field, timestamp } = window;
  const now = useNow() + useClockOffset();
  const isGone = now - timestamp > PRESENCE_FADES_MS;
  if (isGone && (!isSettled || now - timestamp > A_MOMENT_MS)) return null;
  const label = entity.fields[field]?.label;
  return (
    <li className={`flex items-center gap-2 ${isGone ? 'text-muted opacity-70' : ''}`}>
      <span
        aria-hidden="true"
        className={`size-2 rounded-full forced-color-adjust-none ${isGone ? 'bg-edge' : 'bg-tone-green-ink'}`}
      />
      <span>
        <bdi className="font-semibold">{user}</bdi>{' '}
        {isGone
          ? 'had this open a moment ago'
          : `has this open too${label === undefined ? '' : `, in ${label}`}`}
      </span>
    </li>
  );
}
