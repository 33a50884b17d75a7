import type { JoinedBackend } from './joinBackend.ts';
import { onAddressChange } from './presence.ts';

/** The parts of the app, of which each has something of its own in the band. */
type Part = 'site' | 'login' | 'dashboard';

/** Brings the band to life that the page has from the start. `enter` signs in with the demo account. */
export function showBand(backend: JoinedBackend, enter: () => Promise<void>): void {
  const [band, dialog] = [find('#try-out'), find<HTMLDialogElement>('#try-out-dialog')];
  const pause = find('[data-action="pause"]');
  const isPaused = (): boolean => pause.ariaPressed === 'true';
  const showPart = (): void => {
    const part = partAt(window.location.hash);
    for (const element of band.querySelectorAll<HTMLElement>('[data-for]'))
      element.hidden = element.dataset['for'] !== part;
  };
  const actions: Readonly<Record<string, () => unknown>> = {
    enter,
    pause: () => backend.post({ type: 'pauseColleagues', isPaused: !isPaused() }),
    ask: () => dialog.showModal(),
    startOver: () => backend.post({ type: 'startOver' }),
  };
  for (const part of [band, dialog]) {
    part.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('[data-action]') : null;
      actions[button?.getAttribute('data-action') ?? '']?.();
    });
  }
  backend.onState(({ areColleaguesPaused }) => {
    pause.ariaPressed = String(areColleaguesPaused);
  });
  showPart();
  onAddressChange(showPart);
}

function partAt(hash: string): Part {
  const [, part = ''] = /^#\/(login|dashboard)(?:[/?]|$)/.exec(hash) ?? [];
  return part === '' ? 'site' : (part as Part);
}

function find<Element extends HTMLElement>(selector: string): Element {
  const element = document.querySelector<Element>(selector);
  if (element === null) throw new Error(`The page lacks ${selector}`);
  return element;
}
