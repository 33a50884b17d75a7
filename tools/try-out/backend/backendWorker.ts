/** The worker in which the backend runs: one for all tabs where the browser has shared workers, else one for each tab. */
import rules from '../../../database.rules.json?raw';
import { Backend } from './backend.ts';
import { createStateStorage } from './stateStorage.ts';

/** Try-outs in other folders of the same host keep their own states. */
const { pathname } = new URL(/* @vite-ignore */ '..', import.meta.url);

if ('onconnect' in globalThis) {
  const opening = open(pathname);
  globalThis.addEventListener('connect', (event) => serve(opening, event as MessageEvent));
} else {
  globalThis.addEventListener('message', (event: MessageEvent<string>) =>
    serve(open(`${pathname} ${event.data}`), event),
  );
}

/** `key`: where the state is kept. */
function open(key: string): Promise<Backend> {
  return Backend.open(rules, createStateStorage(key));
}

function serve(opening: Promise<Backend>, { ports }: MessageEvent): void {
  void opening.then((backend) => ports.forEach((port) => backend.connect(port)));
}
