/** The entry of the try-out: the app, with a backend inside the browser instead of Firebase. */
import { VISITOR } from './backendAddress.ts';
import { showBand } from './page/band.ts';
import { joinBackend } from './page/joinBackend.ts';
import { replaceFetch } from './page/replaceFetch.ts';
import { replaceWebSocket } from './page/PortSocket.ts';
import { reportPresence } from './page/presence.ts';

const backend = joinBackend();
replaceFetch(globalThis, backend.post);
const closeSockets = replaceWebSocket(globalThis, backend.post);
reportPresence(backend.post, closeSockets);
showBand(backend, { enter, open });

const isDashboard = window.location.hash.startsWith('#/dashboard');
// What both need is on its way before it is known who is signed in.
if (isDashboard) void import('../../src/desk/Dashboard.tsx').catch(() => undefined);
void import('../../src/app/App.tsx').catch(() => undefined);

// Who opens the dashboard in a new try-out is in at once; who has signed out there gets the login page, as in the product.
if (isDashboard && (await backend.state).isUnused) await enter();
await import('../../src/main.tsx');

/** Signs in with the demo account. Its data are on this device anyway, so whether they may be kept there is no question. */
async function enter(): Promise<void> {
  const { signIn } = await import('../../src/firebase/auth.ts');
  const { chooseCopy } = await import('../../src/session/copyChoice.ts');
  chooseCopy(VISITOR.uid, 'none');
  await signIn(VISITOR.email, VISITOR.password);
}

/** Opens the dashboard, with the demo account unless somebody is signed in. */
async function open(): Promise<void> {
  const { lastUser } = await import('../../src/session/lastUser.ts');
  if (lastUser() === null) await enter();
  window.location.hash = '/dashboard';
}
