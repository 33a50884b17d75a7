import { goOffline, onDisconnect, ref, serverTimestamp } from 'firebase/database';
import { describe, expect, it } from 'vitest';
import { connect, startServer } from './clients';
import { rest } from './restClient';
import { PATIENTLY } from './patience';

const RULES = JSON.stringify({
  rules: {
    '.read': true,
    presence: { '.write': "!root.child('closed').exists()" },
    pair: { '.write': true, '.validate': "newData.hasChildren(['a', 'b'])" },
  },
});

describe('what a client queued for when it is gone', () => {
  it('is written then, with the server’s time, and not before', async () => {
    let now = 1000;
    const server = await startServer({ rules: RULES, now: () => now });
    const database = connect(server);
    await onDisconnect(ref(database, 'presence')).set({ online: false, at: serverTimestamp() });
    expect((await rest(server, '/presence.json')).json).toBeNull();
    now = 2000;
    goOffline(database);
    await expect
      .poll(() => rest(server, '/presence.json'), PATIENTLY)
      .toMatchObject({ json: { online: false, at: 2000 } });
  });

  it('leaves out what was cancelled, down to a part of it', async () => {
    const server = await startServer({ rules: RULES });
    const database = connect(server);
    await onDisconnect(ref(database, 'presence')).set({ a: 1, b: { c: 2, d: 3 } });
    await onDisconnect(ref(database, 'presence/b/c')).cancel();
    goOffline(database);
    await expect
      .poll(() => rest(server, '/presence.json'), PATIENTLY)
      .toMatchObject({ json: { a: 1, b: { d: 3 } } });
  });

  it('is refused at once when it may not be written', async () => {
    const server = await startServer({ rules: RULES });
    const refused = onDisconnect(ref(connect(server), 'secret')).set(1);
    await expect(refused).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
  });

  it('is dropped silently when it may no longer be written, and the rest is written', async () => {
    const server = await startServer({ rules: RULES });
    const database = connect(server);
    await onDisconnect(ref(database, 'presence')).set(1);
    await onDisconnect(ref(database, 'pair')).update({ a: 1, b: 2 });
    await rest(server, '/closed.json', { method: 'PUT', body: 'true' });
    goOffline(database);
    await expect
      .poll(() => rest(server, '/.json'), PATIENTLY)
      .toMatchObject({
        json: { closed: true, pair: { a: 1, b: 2 } },
      });
  });

  it('is written also when the server stops', async () => {
    const server = await startServer({ rules: RULES });
    await onDisconnect(ref(connect(server), 'presence')).set('gone');
    await server.close();
    const { root } = server.namespaces.get('demo-default-rtdb').database;
    expect(root.child('presence').value).toBe('gone');
  });
});
