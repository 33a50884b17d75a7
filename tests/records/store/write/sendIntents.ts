import { drain, type SenderDeps } from '../../../../src/records/store/write/sender.ts';
import { server } from '../../../../src/records/store/write/startSender.ts';
import type { Intent } from '../../../../src/records/store/write/intent.ts';
import { currentUid } from '../../../support/app.tsx';

/** Sends intents of the signed-in user to the database, as the outbox does, and returns what is left of them. */
export async function sendIntents(
  intents: readonly Intent[],
  deps: Partial<SenderDeps> = {},
): Promise<readonly Intent[]> {
  const owner = currentUid();
  const left = new Map(intents.map((intent) => [intent.id, { ...intent, owner }]));
  await drain({
    ...server,
    list: async () => [...left.values()],
    update: async (intent) => {
      if (!left.has(intent.id)) return false;
      left.set(intent.id, intent);
      return true;
    },
    remove: async (id) => void left.delete(id),
    hold: async () => () => undefined,
    clockOffsetMs: () => 0,
    ...deps,
  });
  return [...left.values()];
}
