import { get, limitToLast, onValue, orderByChild, query, ref, set } from 'firebase/database';
import { describe, expect, it } from 'vitest';
import { connect, startServer } from './testServer';
import { rest } from './restClient';

const RULES = JSON.stringify({
  rules: {
    open: {
      '.read': true,
      '.write': true,
      '.validate': 'newData.isNumber() || newData.hasChildren()',
    },
    own: { $uid: { '.read': 'auth.uid === $uid', '.write': 'auth.uid === $uid' } },
    people: { '.read': true, '.indexOn': 'age' },
  },
});

describe('security rules', () => {
  it('do not apply to the owner', async () => {
    const server = await startServer({ rules: RULES });
    await set(ref(connect(server, 'owner'), 'locked'), 1);
    expect((await rest(server, '/locked.json')).json).toBe(1);
  });

  it('cancel listens, with and without a query, when they are replaced', async () => {
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
        () => events.push(`${name} value`),
        () => events.push(`${name} cancelled`),
      );
    }
    await expect.poll(() => events).toEqual(['all value', 'query value']);
    server.setRules('{"rules":{".read":false}}');
    await expect
      .poll(() => events.slice(2).toSorted())
      .toEqual(['all cancelled', 'query cancelled']);
  });

  it('of one namespace leave the default rules of the others unchanged', async () => {
    const server = await startServer({ rules: RULES });
    server.setRules('{"rules":{".read":true}}', 'special');
    expect((await rest(server, '/own/a.json?ns=special', { token: null })).status).toBe(200);
    expect((await rest(server, '/own/a.json?ns=usual', { token: null })).status).toBe(401);
    server.setRules('{"rules":{".read":false}}');
    expect((await rest(server, '/own/a.json?ns=special', { token: null })).status).toBe(200);
  });

  it('require an index for get and REST', async () => {
    const server = await startServer({ rules: RULES });
    const people = ref(connect(server), 'people');
    const missing = 'Index not defined, add ".indexOn": "name", for path "/people", to the rules';
    await expect(get(query(people, orderByChild('name')))).rejects.toThrow(missing);
    expect((await get(query(people, orderByChild('age')))).exists()).toBe(false);
    const response = await rest(server, '/people.json?orderBy="name"');
    expect([response.status, response.json]).toEqual([400, { error: missing }]);
  });

  it('log an explanation of each denial', async () => {
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
