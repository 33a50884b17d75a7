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

/** Says who else has the record open, and in which field they are; tells them the same of this window. */
export function Presence({ entity, record }: PresenceProps) {
  const { user } = useAuth();
  const uid = user?.uid ?? '';
  const name = authorName(user?.displayName ?? null);
  const path = presencePath(entity.path, record.id);
  const place = useRef<HTMLDivElement>(null);
  const [key] = useState(newKey);
  const [windows, setWindows] = useState<readonly Window[]>([]);
  const subscribe = useCallback(() => {
    let field = '';
    const own = keepPresent(`${path}/${key}`, () => ({ uid, user: name, field }));
    const timer = setInterval(own.say, PRESENCE_EVERY_MS);
    const dialog = place.current?.closest('dialog');
    function onFocus({ target }: Event): void {
      const at = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
      if (at === field || !(at === '' || at in entity.fields)) return;
      field = at;
      own.say();
    }
    dialog?.addEventListener('focusin', onFocus);
    const stop = watchValue(
      path,
      (stored) =>
        setWindows(
          Object.entries((stored ?? {}) as Readonly<Record<string, unknown>>).flatMap(
            ([id, one]) => parsePresence(id, one) ?? [],
          ),
        ),
      // Without access, nobody else is seen.
      () => setWindows([]),
    );
    return () => {
      clearInterval(timer);
      dialog?.removeEventListener('focusin', onFocus);
      stop();
      own.end();
    };
  }, [entity, path, key, uid, name]);
  useSubscription(subscribe);
  const others = windows.filter((one) => one.uid !== uid);
  return (
    <div ref={place} role="status" className="empty:hidden">
      {others.length > 0 && (
        <ul className="grid gap-1 border-t border-line px-4 py-3 text-[0.8125rem] sm:px-6">
          {others.map((one) => (
            <WindowItem key={one.id} window={one} entity={entity} />
          ))}
        </ul>
      )}
    </div>
  );
}

type WindowItemProps = { readonly window: Window; readonly entity: Entity };

/** A colleague's window; grey once it has not been heard of for a while. */
function WindowItem({ window: { user, field, timestamp }, entity }: WindowItemProps) {
  const now = useNow() + useClockOffset();
  const isGone = now - timestamp > PRESENCE_FADES_MS;
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
