import { mayBeSignedIn } from '../../session/lastUser.ts';
import { applyTheme, storedTheme } from '../../ui/theme.ts';
import { isDashboard, routeOfPage, settleAddress } from './address.ts';
import { preloadCode, startSession } from './preloadCode.ts';

/** What must be settled before anything is painted: index.html runs it inline, in its head. */
export default function prepare(): void {
  settleAddress();
  applyTheme(storedTheme());
  const mayHaveSession = mayBeSignedIn();
  document.documentElement.classList.toggle('may-be-signed-in', mayHaveSession);
  // Whoever is signed in needs it, whatever the app finds out in the meantime.
  if (!mayHaveSession || !isDashboard(routeOfPage())) return;
  preloadCode(routeOfPage());
  startSession();
}
