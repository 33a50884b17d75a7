/** The entry of the try-out: the app, with a backend inside the browser instead of Firebase. */
import { VISITOR } from './backendAddress.ts';
import { showBand } from './page/band.ts';
import { joinBackend } from './page/joinBackend.ts';
import { replaceFetch } from './page/replaceFetch.ts';
import { replaceWebSocket } from './page/PortSocket.ts';
import { reportPresence } from './page/presence.ts';

const backend = joinBackend();
replaceFetch(globalThis, backend.post);
const closeSockets = replaceWebSocket(globalThis as never, backend.post);
reportPresence(backend.post, closeSockets);
showBand(backend, enter);

// Who opens the dashboard in a new try-out is in at once; who has signed out there gets the login page, as in the product.
if (window.location.hash.startsWith('#/dashboard') && (await backend.state).isUnused) await enter();
await import('../src/main.tsx');

/** Signs in with the demo account. */
async function enter(): Promise<void> {
  const { signIn } = await import('../src/firebase/auth.ts');
  await signIn(VISITOR.email, VISITOR.password);
}
