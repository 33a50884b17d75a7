import {
  child,
  type DataSnapshot,
  equalTo,
  get,
  goOffline,
  increment,
  onChildAdded,
  onChildChanged,
  onChildMoved,
  onChildRemoved,
  onDisconnect,
  onValue,
  orderByChild,
  orderByPriority,
  query,
  ref,
  remove,
  runTransaction,
  set,
  setPriority,
  setWithPriority,
  update,
} from 'firebase/database';
import { describe, expect, it } from 'vitest';
import { rest } from './restClient';
import { connect, startServer } from './testServer';

/**
 * What production databases answered in 2026, as far as the server decides it: the observations `rtdb-*` and
 * `rtdb-modular-*` of davideast/pyric (Apache-2.0), by inputs and outputs. Its decisions of rules are in `conformance`.
 * Here another client reads than the one that writes, so that no answer comes from the SDK's own copy.
 */
const RULES = JSON.stringify({
  rules: {
    open: { '.read': true, '.write': true, list: { '.indexOn': ['pos', 'group'] } },
    closable: { '.read': "!root.child('open/closed').exists()", '.write': true },
    guarded: { '.read': true, '.write': "!root.child('open/closed').exists()" },
  },
});

const CANCELLED = {
  code: 'PERMISSION_DENIED',
  message: expect.stringMatching(
    /^permission_denied at \/\w+: Client doesn't have permission to access the desired data\.$/,
  ) as string,
};

const REGISTRARS = [onValue, onChildAdded, onChildChanged, onChildRemoved, onChildMoved];

async function clients() {
  const server = await startServer({ rules: RULES });
  return { server, writer: connect(server), reader: connect(server) };
}

describe('like production, the server', () => {
  it('rejects what the rules deny, and stores no part of it', async () => {
    const { server, writer, reader } = await clients();
    const denied = { code: 'PERMISSION_DENIED', message: 'PERMISSION_DENIED: Permission denied' };
    await expect(set(ref(writer, 'closed'), 1)).rejects.toMatchObject(denied);
    const both = update(ref(writer), { 'open/a': 1, 'closed/b': 2 });
    await expect(both).rejects.toMatchObject(denied);
    expect((await get(ref(reader, 'open/a'))).exists()).toBe(false);
    let runs = 0;
    const transaction = runTransaction(ref(writer, 'closed/n'), () => (runs += 1));
    const error = await transaction.catch((reason: unknown) => reason);
    expect([error, runs]).toEqual([new Error('permission_denied'), 1]);
    expect(error).not.toHaveProperty('code');
    expect((await rest(server, '/.json')).json).toBeNull();
  });

  it('cancels listeners of every kind, at once or when permission ends, and leaves the others', async () => {
    const { writer, reader } = await clients();
    await update(ref(writer), { 'closable/child': 1, 'open/child': 1 });
    const refused: Error[] = [];
    const cancelled: Error[] = [];
    const others: unknown[] = [];
    for (const listen of REGISTRARS) {
      listen(
        ref(reader, 'closed'),
        () => {},
        (error) => refused.push(error),
      );
      listen(
        ref(reader, 'closable'),
        () => {},
        (error) => cancelled.push(error),
      );
    }
    onValue(ref(reader, 'open/child'), (snapshot) => others.push(snapshot.val()));
    await expect.poll(() => refused).toMatchObject(REGISTRARS.map(() => CANCELLED));
    expect(cancelled).toEqual([]);
    await update(ref(writer), { 'open/closed': true, 'open/child': 2 });
    await expect.poll(() => cancelled).toMatchObject(REGISTRARS.map(() => CANCELLED));
    await expect.poll(() => others).toEqual([1, 2]);
  });

  it('tells each child event with the child before it', async () => {
    const { writer, reader } = await clients();
    const list = ref(writer, 'open/list');
    await set(list, { a: { pos: 10 }, b: { pos: 20 }, c: { pos: 30 } });
    const events: string[] = [];
    const note = (event: string) => (snapshot: DataSnapshot, previous?: string | null) =>
      events.push(`${event} ${snapshot.key} after ${previous}`);
    const byPosition = query(ref(reader, 'open/list'), orderByChild('pos'));
    onChildAdded(byPosition, note('added'));
    onChildChanged(byPosition, note('changed'));
    onChildMoved(byPosition, note('moved'));
    onChildRemoved(byPosition, note('removed'));
    await expect
      .poll(() => events.splice(0))
      .toEqual(['added a after null', 'added b after a', 'added c after b']);
    await set(child(list, 'b/pos'), 40);
    await expect.poll(() => events.splice(0)).toEqual(['moved b after c', 'changed b after c']);
    await set(child(list, 'a/label'), 'A');
    await expect.poll(() => events.splice(0)).toEqual(['changed a after null']);
    await set(child(list, 'c/pos'), 35);
    await expect.poll(() => events.splice(0)).toEqual(['moved c after a', 'changed c after a']);
    await remove(child(list, 'a'));
    await expect.poll(() => events.splice(0)).toEqual(['removed a after undefined']);
  });

  it('orders by priorities, which an update keeps and a set removes', async () => {
    const { writer, reader } = await clients();
    const at = (key: string) => ref(writer, `open/ranked/${key}`);
    await setWithPriority(at('a'), { value: 1 }, 10);
    await setWithPriority(at('b'), { value: 2 }, 5);
    await setWithPriority(at('c'), { value: 3 }, 5);
    const ranked = ref(reader, 'open/ranked');
    expect(keysOf(await get(ranked))).toEqual(['b', 'c', 'a']);
    const fives = await get(query(ranked, orderByPriority(), equalTo(5)));
    expect(keysOf(fives)).toEqual(['b', 'c']);
    await setPriority(at('a'), 0);
    await update(at('a'), { more: true });
    await runTransaction(at('a/value'), (value: number) => value + 1);
    expect((await get(child(ranked, 'a'))).exportVal()).toEqual({
      value: 2,
      more: true,
      '.priority': 0,
    });
    await set(at('a'), { value: 5 });
    expect((await get(child(ranked, 'a'))).exportVal()).toEqual({ value: 5 });
  });

  it('keeps the changes of two clients at once', async () => {
    const { writer, reader } = await clients();
    await set(ref(writer, 'open'), { sum: 0, n: 0 });
    await Promise.all([
      update(ref(writer, 'open'), { sum: increment(2) }),
      update(ref(reader, 'open'), { sum: increment(3) }),
    ]);
    const results = await Promise.all(
      [writer, reader].map((database) =>
        runTransaction(ref(database, 'open/n'), (n: number) => n + 1),
      ),
    );
    expect(
      results.map(({ snapshot }) => snapshot.val() as number).toSorted((a, b) => a - b),
    ).toEqual([1, 2]);
    expect((await get(ref(reader, 'open'))).val()).toEqual({ sum: 5, n: 2 });
  });

  it('runs the writes of a disconnect, without those that were cancelled or are denied by then', async () => {
    const { server, writer } = await clients();
    await update(ref(writer), {
      'open/update': { keep: true, value: 1 },
      'open/remove': { before: true },
      'open/overlap': { original: true, child: 'original' },
      'open/scope': { child: 'original' },
      guarded: 'seed',
    });
    const later = (path: string) => onDisconnect(ref(writer, path));
    await later('open/update').update({ value: 2, added: true });
    await later('open/remove').remove();
    await later('open/ranked').setWithPriority({ after: true }, 7);
    await later('open/overlap').set({ parent: true, child: 'parent' });
    await later('open/overlap/child').set('child');
    await later('open/overlap/child').cancel();
    await later('open/scope/child').set('queued');
    await later('open/scope/child/grandchild').set('queued');
    await later('open/scope').cancel();
    await later('guarded').set('queued');
    await expect(later('closed').set(1)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
    await rest(server, '/open/closed.json', { method: 'PUT', body: 'true' });
    goOffline(writer);
    const after = async () => (await rest(server, '/.json?format=export')).json;
    await expect.poll(after).toEqual({
      open: {
        closed: true,
        update: { keep: true, value: 2, added: true },
        ranked: { after: true, '.priority': 7 },
        overlap: { original: true, parent: true, child: 'original' },
        scope: { child: 'original' },
      },
      guarded: 'seed',
    });
  });

  it('answers shallow requests over REST', async () => {
    const { server, writer } = await clients();
    const tree = {
      obj: { a: 1, b: 2, c: { x: true } },
      leaf: 'hello',
      leafNum: 42,
      leafBool: true,
    };
    await set(ref(writer, 'open'), tree);
    const shallow = async (path: string) =>
      (await rest(server, `/open${path}.json?shallow=true`)).json;
    expect(await shallow('')).toEqual({ leaf: true, leafBool: true, leafNum: true, obj: true });
    expect(await shallow('/obj')).toEqual({ a: true, b: true, c: true });
    const leaves = ['/leaf', '/leafNum', '/leafBool', '/missing'].map(shallow);
    expect(await Promise.all(leaves)).toEqual(['hello', 42, true, null]);
  });
});

function keysOf(snapshot: DataSnapshot): readonly (string | null)[] {
  const keys: (string | null)[] = [];
  snapshot.forEach(({ key }) => void keys.push(key));
  return keys;
}
