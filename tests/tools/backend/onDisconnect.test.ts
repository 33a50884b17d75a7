import { goOffline, onDisconnect, ref, serverTimestamp } from 'firebase/database';
import { describe, expect, it } from 'vitest';
import { connect, startServer } from './testServer';
import { NAMESPACE, rest } from './restClient';

const RULES = JSON.stringify({
  rules: {
    '.read': true,
    presence: { '.write': "!root.child('closed').exists()" },
    pair: { '.write': true, '.validate': "newData.hasChildren(['a', 'b'])" },
  },
});

describe('an onDisconnect write', () => {
  it('is applied when the client disconnects, with the server time of that moment', async () => {
    let now = 1000;
    const server = await startServer({ rules: RULES, now: () => now });
    const database = connect(server);
    await onDisconnect(ref(database, 'presence')).set({ online: false, at: serverTimestamp() });
    expect((await rest(server, '/presence.json')).json).toBeNull();
    now = 2000;
    goOffline(database);
    await expect
      .poll(() => rest(server, '/presence.json'))
      .toMatchObject({ json: { online: false, at: 2000 } });
  });

  it('can be cancelled in part', async () => {
    const server = await startServer({ rules: RULES });
    const database = connect(server);
    await onDisconnect(ref(database, 'presence')).set({ a: 1, b: { c: 2, d: 3 } });
    await onDisconnect(ref(database, 'presence/b/c')).cancel();
    goOffline(database);
    await expect
      .poll(() => rest(server, '/presence.json'))
      .toMatchObject({ json: { a: 1, b: { d: 3 } } });
  });

  it('is rejected when the rules deny it', async () => {
    const server = await startServer({ rules: RULES });
    const denied = onDisconnect(ref(connect(server), 'secret')).set(1);
    await expect(denied).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
  });

  it('is dropped when the rules deny it later, while the others are applied', async () => {
    const server = await startServer({ rules: RULES });
    const database = connect(server);
    await onDisconnect(ref(database, 'presence')).set(1);
    await onDisconnect(ref(database, 'pair')).update({ a: 1, b: 2 });
    await rest(server, '/closed.json', { method: 'PUT', body: 'true' });
    goOffline(database);
    await expect
      .poll(() => rest(server, '/.json'))
      .toMatchObject({
        json: { closed: true, pair: { a: 1, b: 2 } },
      });
  });

  it('is applied when the server stops', async () => {
    const server = await startServer({ rules: RULES });
    await onDisconnect(ref(connect(server), 'presence')).set('offline');
    await server.close();
    const { root } = server.namespaces.get(NAMESPACE).database;
    expect(root.child('presence').value).toBe('offline');
  });
});
