import {
  type DataSnapshot,
  endBefore,
  get,
  goOffline,
  goOnline,
  increment,
  limitToLast,
  onChildAdded,
  onChildRemoved,
  onValue,
  orderByChild,
  orderByKey,
  push,
  query,
  ref,
  runTransaction,
  serverTimestamp,
  set,
  update,
} from 'firebase/database';
import { describe, expect, it } from 'vitest';
import { connect, startServer } from './testServer';

describe('a listener', () => {
  it('receives each write of another client once', async () => {
    const server = await startServer();
    const seen = collect();
    onValue(ref(connect(server), 'greeting'), seen.add);
    await seen.until(null);
    const writer = connect(server);
    await set(ref(writer, 'greeting'), { text: 'hello', words: ['a', 'b'] });
    await update(ref(writer), { 'greeting/text': 'hi', 'greeting/words/1': null, other: 1 });
    await seen.until({ text: 'hi', words: ['a'] });
    expect(seen.values).toEqual([
      null,
      { text: 'hello', words: ['a', 'b'] },
      { text: 'hi', words: ['a'] },
    ]);
  });

  it('below the path of a write receives only changes at its own path', async () => {
    const server = await startServer();
    const writer = connect(server);
    const seen = collect();
    onValue(ref(connect(server), 'a/b'), seen.add);
    await seen.until(null);
    await set(ref(writer, 'a'), { b: 1, c: 1 });
    await set(ref(writer, 'a'), { b: 1, c: 2 });
    await set(ref(writer, 'a'), { b: 2, c: 2 });
    await seen.until(2);
    expect(seen.values).toEqual([null, 1, 2]);
  });

  it('follows a query result as children are added, changed and removed', async () => {
    const server = await startServer();
    const writer = connect(server);
    await set(ref(writer, 'list'), { p: { n: 3 }, q: { n: 1 }, r: { n: 2 } });
    const top = query(ref(connect(server), 'list'), orderByChild('n'), limitToLast(2));
    const seen = collect();
    const added: (string | null)[] = [];
    const removed: (string | null)[] = [];
    onValue(top, seen.add);
    onChildAdded(top, ({ key }) => added.push(key));
    onChildRemoved(top, ({ key }) => removed.push(key));
    await seen.until({ p: { n: 3 }, r: { n: 2 } });
    await set(ref(writer, 'list/q/n'), 9);
    await seen.until({ p: { n: 3 }, q: { n: 9 } });
    await set(ref(writer, 'list/p'), null);
    await seen.until({ r: { n: 2 }, q: { n: 9 } });
    expect(added).toEqual(['r', 'p', 'q', 'r']);
    expect(removed).toEqual(['r', 'p']);
  });

  it('does not receive unchanged data again after reconnecting', async () => {
    const server = await startServer();
    const reader = connect(server);
    const seen = collect();
    await set(ref(connect(server), 'data'), {
      a: { '.value': 1, '.priority': 2 },
      b: { '.value': 'text', '.priority': 1 },
      c: 0.5,
    });
    onValue(ref(reader, 'data'), seen.add);
    await seen.until({ a: 1, b: 'text', c: 0.5 });
    goOffline(reader);
    goOnline(reader);
    await set(ref(reader, 'data/d'), true);
    await seen.until({ a: 1, b: 'text', c: 0.5, d: true });
    expect(seen.values).toHaveLength(2);
  });
});

describe('a writer', () => {
  it('writes to one namespace only', async () => {
    const server = await startServer();
    await set(ref(connect(server), 'a'), 1);
    expect(server.namespaces.get('other').database.root.isEmpty()).toBe(true);
  });

  it('can use server timestamps and increments', async () => {
    const server = await startServer({ now: () => 1_700_000_000_000 });
    const database = connect(server);
    await set(ref(database, 'a'), { at: serverTimestamp(), count: increment(5) });
    await update(ref(database, 'a'), { count: increment(-7) });
    const seen = await get(ref(connect(server), 'a'));
    expect(seen.val()).toEqual({ at: 1_700_000_000_000, count: -2 });
  });

  it('computes the same hash as the server, so that a transaction runs once', async () => {
    const server = await startServer();
    const database = connect(server);
    const values = {
      text: { '.value': 'é☃', '.priority': 'late' },
      number: { '.value': -0.1, '.priority': 2 },
      10: true,
      9: { '.value': 1e21, '.priority': -3 },
      nested: { b: 1, a: { '.value': false, '.priority': 'x' }, '.priority': 0.5 },
    };
    await set(ref(connect(server), 'values'), values);
    const seen = collect();
    onValue(ref(database, 'values'), seen.add);
    await seen.until(expect.objectContaining({ text: 'é☃' }));
    const runs: unknown[] = [];
    const { committed } = await runTransaction(ref(database, 'values'), (current: object) => {
      runs.push(current);
      return { ...current, added: 1 };
    });
    expect([committed, runs.length]).toEqual([true, 1]);
  });

  it('can send a message of several frames', async () => {
    const server = await startServer();
    const text = 'é☃😀'.repeat(50_000);
    await set(ref(connect(server), 'long'), text);
    expect((await get(ref(connect(server), 'long'))).val()).toBe(text);
  });

  it('reads pushed children in the order of their creation', async () => {
    const server = await startServer();
    const database = connect(server);
    for (const word of ['one', 'two', 'three', 'four']) await push(ref(database, 'words'), word);
    const words = await get(ref(connect(server), 'words'));
    expect(Object.values(words.val() as object)).toEqual(['one', 'two', 'three', 'four']);
    const last = Object.keys(words.val() as object).at(-1) ?? '';
    const earlier = await get(query(ref(connect(server), 'words'), orderByKey(), endBefore(last)));
    expect(earlier.size).toBe(3);
  });

  it('receives an error for a path that is too deep', async () => {
    const server = await startServer();
    const deepPath = Array.from({ length: 33 }, () => 'a').join('/');
    const body = JSON.stringify({ [deepPath]: 1 });
    const response = await fetch(`${server.url}/.json?ns=x`, { method: 'PATCH', body });
    expect(response.status).toBe(400);
  });
});

function collect() {
  const values: unknown[] = [];
  return {
    values,
    add: (snapshot: DataSnapshot) => void values.push(snapshot.val()),
    until: async (value: unknown) => {
      await expect.poll(() => values.at(-1)).toEqual(value);
    },
  };
}
