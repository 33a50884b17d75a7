import { goOffline, onDisconnect, ref, serverTimestamp } from 'firebase/database';
import { describe, expect, it } from 'vitest';
import { connect, startServer } from './testServer';
import { NAMESPACE, rest } from './restClient';

describe('an onDisconnect write', () => {
  it('is applied when the client disconnects, with the server time of that moment', async () => {
    let now = 1000;
    const server = await startServer({ now: () => now });
    const database = connect(server);
    await onDisconnect(ref(database, 'presence')).set({ online: false, at: serverTimestamp() });
    expect((await rest(server, '/presence.json')).json).toBeNull();
    now = 2000;
    goOffline(database);
    await expect
      .poll(() => rest(server, '/presence.json'))
      .toMatchObject({ json: { online: false, at: 2000 } });
  });

  it('is applied when the server stops', async () => {
    const server = await startServer();
    await onDisconnect(ref(connect(server), 'presence')).set('offline');
    await server.close();
    const { root } = server.namespaces.get(NAMESPACE).database;
    expect(root.child('presence').value).toBe('offline');
  });
});
