import { useNavigate } from 'react-router-dom';
import type { Entity, Fields } from '../model/entity.ts';
import { orUntitled } from '../lib/orUntitled.ts';
import type { Intent } from '../store/write/intent.ts';
import { showToast } from '../ui/toasts.ts';
import { recordAddress } from './address/addresses.ts';
import { OPENED_HERE } from './address/useAddress.ts';

/** Returns a function that says that a record was created and opens it, unless its row is on screen. */
export function useCreatedToast<F extends Fields>(entity: Entity<F>): (created: Intent) => void {
  const navigate = useNavigate();
  return ({ id, title }) =>
    ifOffScreen(id, () =>
      showToast(`${orUntitled(title)} created`, {
        label: 'Open',
        run: () => void navigate(recordAddress(entity, id), { state: OPENED_HERE }),
      }),
    );
}

/** The bars above and below the lists, which cover rows. */
const BARS = { rootMargin: '-104px 0px -56px' };

function ifOffScreen(id: string, say: () => void): void {
  // Once the form has closed and the row is rendered.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const row = document.querySelector(`[data-opens-record="${CSS.escape(id)}"]`);
      if (row === null) return say();
      const observer = new IntersectionObserver(([entry]) => {
        observer.disconnect();
        if (entry?.isIntersecting === false) say();
      }, BARS);
      return observer.observe(row);
    }),
  );
}
