import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { deal } from '../../../../src/features/sales/deal.entity.ts';
import { resolved, type Intent } from '../../../../src/records/store/write/intent.ts';
import type { SenderDeps } from '../../../../src/records/store/write/sender.ts';
import { server } from '../../../../src/records/store/write/startSender.ts';
import { SaveDenied } from '../../../../src/records/store/write/saveFailure.ts';
import { connection } from '../../../../src/records/store/connection/useConnection.ts';
import { signInAs } from '../../../support/app.tsx';
import { seed, stored } from '../../../support/backend.ts';
import { sendIntents } from './sendIntents.ts';
import { expectConsoleError } from '../../../support/console.ts';

const PATH = 'sales/deals/d1';
const STORED = { title: 'Reef', customer: 'Noor', value: 5, stage: 'New Lead' };

const INTENT: Intent = {
  id: 'k1',
  owner: 'u1',
  path: deal.path,
  recordId: 'd1',
  title: 'Reef',
  typed: { title: 'Lagoon', customer: 'Qamar' },
  base: { title: 'Reef', customer: 'Noor' },
  savedAt: 0,
  isServerTime: true,
};

const IN_CONFLICT: Intent = {
  ...INTENT,
  problem: { kind: 'conflict', theirs: { title: 'Pond', customer: 'Noor' }, at: 0 },
};

beforeEach(async () => {
  await signInAs('Layla Haddad');
  await seed(PATH, STORED);
  onTestFinished(connection.subscribe(() => undefined));
  await server.read(PATH);
});

type Options = {
  readonly intent?: Intent;
  readonly write?: SenderDeps['write'];
};

/** Sends the intent; a colleague writes right after the record was read first. Returns what is left of it. */
async function send(
  colleague: () => Promise<void>,
  { intent = INTENT, write = server.write }: Options = {},
): Promise<Intent | null> {
  let isOvertaken = false;
  const read: SenderDeps['read'] = async (path) => {
    const found = await server.read(path);
    if (!isOvertaken) await colleague();
    isOvertaken = true;
    return found;
  };
  const [left = null] = await sendIntents([intent], { write, read });
  return left;
}

// Rule 30 of docs/outbox.md.
describe('a save that a colleague overtakes between its merge and its write', () => {
  it('is merged again, with the change of another field', async () => {
    expect(await send(() => seed(`${PATH}/stage`, 'Won'))).toBeNull();
    const expected = { ...STORED, title: 'Lagoon', customer: 'Qamar', stage: 'Won' };
    expect(await stored(PATH)).toEqual(expected);
  });

  it('fills in no blank that the colleague has filled in', async () => {
    await seed(`${PATH}/stage`, null);
    expect(await send(() => seed(`${PATH}/stage`, 'Won'))).toBeNull();
    expect(await stored(`${PATH}/stage`)).toBe('Won');
    expect(await stored('history/k1/changes/title')).toEqual({ from: 'Reef', to: 'Lagoon' });
  });

  it('is left to its author after five times', async () => {
    expectConsoleError(/Saving to sales\/deals failed/);
    let writes = 0;
    const write = async () => {
      writes += 1;
      throw new SaveDenied('outdated', null);
    };
    const left = await send(async () => undefined, { write });
    expect(left?.problem).toMatchObject({ kind: 'refused', reason: 'outdated' });
    expect(writes).toBe(5);
  });
});

// Rule 28 of docs/outbox.md.
describe('a save that changes nothing when it is sent', () => {
  it.each<[string, Intent]>([
    ['since a colleague has done the same', INTENT],
    ['since its author has decided for the colleague', IN_CONFLICT],
  ])('leaves no entry, %s', async (_, intent) => {
    const decided = resolved(intent, new Set());
    await seed(PATH, { ...STORED, ...INTENT.typed });
    expect(await send(async () => undefined, { intent: decided })).toBeNull();
    expect(await stored(PATH)).toEqual({ ...STORED, ...INTENT.typed });
    expect(await stored('activity')).toBeNull();
  });

  it('is stored when it repairs a value that the history cannot hold', async () => {
    await seed(PATH, { ...STORED, title: { damaged: true } });
    const intent = { ...INTENT, typed: { title: 'Reef' }, base: { title: '' } };
    expect(await send(async () => undefined, { intent })).toBeNull();
    expect(await stored(PATH)).toEqual(STORED);
    expect(Object.keys((await stored('activity')) as object)).toEqual(['k1']);
  });
});
