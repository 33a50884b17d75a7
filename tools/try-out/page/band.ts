import type { JoinedBackend } from './joinBackend.ts';
import { onAddressChange } from './presence.ts';

/** The parts of the app, of which each has something of its own in the band. */
type Part = 'site' | 'login' | 'dashboard';

/** What the app does for the band: signs in with the demo account, or opens the dashboard for whoever is signed in. */
type AppActions = { readonly enter: () => Promise<void>; readonly open: () => Promise<void> };

/** Brings the band to life that the page has from the start. */
export function showBand(backend: JoinedBackend, app: AppActions): void {
  const band = find('#try-out');
  const dialog = find('#try-out-dialog') as HTMLDialogElement;
  const pause = find('[data-action="pause"]');
  const isPaused = (): boolean => pause.ariaPressed === 'true';
  const showPart = (): void => {
    const part = partAt(window.location.hash);
    for (const element of band.querySelectorAll<HTMLElement>('[data-for]'))
      element.hidden = element.dataset['for'] !== part;
  };
  const actions: Readonly<Record<string, () => unknown>> = {
    ...app,
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

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`The page lacks ${selector}`);
  return element;
}
