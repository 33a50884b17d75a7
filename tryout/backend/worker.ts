/** The worker in which the backend runs: one for all tabs where the browser has shared workers, else one for each tab. */
import rules from '../../database.rules.json?raw';
import { Backend } from './backend.ts';
import { createStateStorage } from './stateStorage.ts';

type Scope = {
  onconnect?: ((event: MessageEvent) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
};
const scope = globalThis as unknown as Scope;

/** Try-outs in other folders of the same host keep their own states. */
const { pathname } = new URL('..', import.meta.url);

if ('onconnect' in scope) {
  const opening = Backend.open(rules, createStateStorage(pathname));
  scope.onconnect = ({ ports }) => void opening.then((backend) => serve(backend, ports));
} else {
  scope.onmessage = ({ data: tabId, ports }) =>
    void Backend.open(rules, createStateStorage(`${pathname} ${tabId}`)).then((backend) =>
      serve(backend, ports),
    );
}

function serve(backend: Backend, ports: readonly MessagePort[]): void {
  for (const port of ports) backend.connect(port);
}
