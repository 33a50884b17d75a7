import { ACCOUNTS_ADDRESS } from '../backendAddress.ts';
import type { Answer } from '../messages.ts';
import { onMessage } from '../onMessage.ts';
import type { PostToBackend } from './PortSocket.ts';

/** Replaces `fetch`, so that the backend answers requests for accounts. All others stay what they are. */
export function replaceFetch(scope: { fetch: typeof fetch }, post: PostToBackend): void {
  const original = scope.fetch.bind(scope);
  scope.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(`${ACCOUNTS_ADDRESS}/`)) return original(input, init);
    const { status, json } = await answerTo(url, textOf(init?.body), post);
    return Response.json(json, { status });
  };
}

const textOf = (body: unknown): string => (typeof body === 'string' ? body : '');

function answerTo(url: string, body: string, post: PostToBackend): Promise<Answer> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    onMessage(port1, (message) => {
      const answer = message as Answer;
      port1.close();
      resolve(answer);
    });
    post({ type: 'request', url, body }, port2);
  });
}
