import {
  get,
  limitToLast,
  onValue,
  orderByChild,
  query,
  ref,
  set,
  update,
} from 'firebase/database';
import { describe, expect, it } from 'vitest';
import { connect, startServer } from './clients';
import { rest } from './restClient';
import { PATIENTLY } from './patience';

const RULES = JSON.stringify({
  rules: {
    open: {
      '.read': true,
      '.write': true,
      '.validate': 'newData.isNumber() || newData.hasChildren()',
    },
    own: { $uid: { '.read': 'auth.uid === $uid', '.write': 'auth.uid === $uid' } },
    gate: { '.read': "root.child('open/door').val() === 1" },
    people: { '.read': true, '.indexOn': 'age' },
  },
});

describe('the rules', () => {
  it('let a user write own data and nobody else’s', async () => {
    const server = await startServer({ rules: RULES });
    const ann = connect(server, 'ann');
    await set(ref(ann, 'own/ann'), 'mine');
    await expect(set(ref(ann, 'own/bob'), 'his')).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
    });
    await expect(update(ref(ann), { 'own/ann': 1, 'own/bob': 1 })).rejects.toThrow(
      'PERMISSION_DENIED',
    );
    expect((await get(ref(ann, 'own/ann'))).val()).toBe('mine');
    expect((await rest(server, '/own/bob.json')).json).toBeNull();
  });

  it('refuse a read by listen, by get and over REST', async () => {
    const server = await startServer({ rules: RULES });
    const bob = connect(server, 'bob');
    await expect(get(ref(bob, 'own/ann'))).rejects.toThrow('Permission denied');
    const refusal = await new Promise<Error>((refuse) =>
      onValue(ref(bob, 'own/ann'), () => {}, refuse),
    );
    expect(refusal).toMatchObject({ code: 'PERMISSION_DENIED' });
    const response = await rest(server, '/own/ann.json', { token: null });
    expect([response.status, response.json]).toEqual([401, { error: 'Permission denied' }]);
  });

  it('do not hold for the owner', async () => {
    const server = await startServer({ rules: RULES });
    await set(ref(connect(server, 'owner'), 'locked'), 1);
    expect((await rest(server, '/locked.json')).json).toBe(1);
  });

  it('end a listen when data change so that it may no longer read', async () => {
    const server = await startServer({ rules: RULES });
    const owner = connect(server, 'owner');
    await update(ref(owner), { 'open/door': 1, gate: 'secret' });
    const events: unknown[] = [];
    onValue(
      ref(connect(server), 'gate'),
      (snapshot) => events.push(snapshot.val()),
      (error) => events.push((error as Error & { code?: string }).code),
    );
    await expect.poll(() => events, PATIENTLY).toEqual(['secret']);
    await update(ref(owner), { 'open/door': 0, gate: 'another secret' });
    await expect.poll(() => events, PATIENTLY).toEqual(['secret', 'PERMISSION_DENIED']);
  });

  it('end a listen, of a query too, when they are replaced', async () => {
    const server = await startServer({ rules: RULES });
    const database = connect(server);
    const events: string[] = [];
    const youngest = query(ref(database, 'people'), orderByChild('age'), limitToLast(1));
    for (const [name, target] of [
      ['all', ref(database, 'people')],
      ['query', youngest],
    ] as const) {
      onValue(
        target,
        () => events.push(`${name} seen`),
        () => events.push(`${name} ended`),
      );
    }
    await expect.poll(() => events, PATIENTLY).toEqual(['all seen', 'query seen']);
    server.setRules('{"rules":{".read":false}}');
    await expect
      .poll(() => events.slice(2).toSorted(), PATIENTLY)
      .toEqual(['all ended', 'query ended']);
  });

  it('given to one namespace leave the others to the configured ones', async () => {
    const server = await startServer({ rules: RULES });
    server.setRules('{"rules":{".read":true}}', 'special');
    expect((await rest(server, '/own/a.json?ns=special', { token: null })).status).toBe(200);
    expect((await rest(server, '/own/a.json?ns=usual', { token: null })).status).toBe(401);
    server.setRules('{"rules":{".read":false}}');
    expect((await rest(server, '/own/a.json?ns=special', { token: null })).status).toBe(200);
  });

  it('demand an index for get and REST, and not for a listen', async () => {
    const server = await startServer({ rules: RULES });
    const people = ref(connect(server), 'people');
    const missing = 'Index not defined, add ".indexOn": "name", for path "/people", to the rules';
    await expect(get(query(people, orderByChild('name')))).rejects.toThrow(missing);
    expect((await get(query(people, orderByChild('age')))).exists()).toBe(false);
    const overRest = await rest(server, '/people.json?orderBy="name"');
    expect([overRest.status, overRest.json]).toEqual([400, { error: missing }]);
  });

  it('are explained in the log when they refuse', async () => {
    const lines: string[] = [];
    const server = await startServer({ rules: RULES, log: (line) => lines.push(line) });
    await expect(set(ref(connect(server, 'ann'), 'own/bob'), 1)).rejects.toThrow(
      'PERMISSION_DENIED',
    );
    await expect(set(ref(connect(server, 'ann'), 'open'), 'text')).rejects.toThrow(
      'PERMISSION_DENIED',
    );
    const log = lines.join('\n');
    expect(log).toContain('Denied: write of /own/bob (ann)');
    expect(log).toContain('/own/$uid/.write: auth.uid === $uid -> false');
    expect(log).toContain('auth.uid = "ann"');
    expect(log).toContain('/open/.validate: newData.isNumber() || newData.hasChildren() -> false');
  });
});
