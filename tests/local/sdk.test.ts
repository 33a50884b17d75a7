import { get, increment, onValue, orderByChild, limitToLast, query, push, ref, runTransaction, serverTimestamp, set, update, off } from 'firebase/database';
import { expect, test } from 'vitest';
import { connect, rest, startServer } from './clients';

test('a value set by one client is seen by another', async () => {
  const server = await startServer();
  const writer = connect(server);
  const reader = connect(server);
  const seen: unknown[] = [];
  onValue(ref(reader, 'greeting'), (snapshot) => seen.push(snapshot.val()));
  await expect.poll(() => seen).toEqual([null]);
  await set(ref(writer, 'greeting'), { text: 'hello', words: ['a', 'b'] });
  await expect.poll(() => seen).toEqual([null, { text: 'hello', words: ['a', 'b'] }]);
  await update(ref(writer), { 'greeting/text': 'hi', 'greeting/words/1': null });
  await expect.poll(() => seen.at(-1)).toEqual({ text: 'hi', words: ['a'] });
  expect(seen).toHaveLength(3);
});

test('all essentials at once', async () => {
  const server = await startServer({ rules: JSON.stringify({ rules: { open: { '.read': true, '.write': true, '.indexOn': 'n' }, mine: { $uid: { '.read': 'auth.uid === $uid', '.write': 'auth.uid === $uid' } } } }) });
  const a = connect(server, 'u1');
  const b = connect(server);
  await set(ref(a, 'mine/u1/x'), 1);
  await expect(set(ref(a, 'mine/u2/x'), 1)).rejects.toThrow('PERMISSION_DENIED');
  await expect(get(ref(b, 'mine/u1'))).rejects.toThrow('Permission denied');
  await set(ref(a, 'open/list'), { p: { n: 3 }, q: { n: 1 }, r: { n: 2 } });
  const windows: unknown[] = [];
  await set(ref(a, 'open/count'), increment(5));
  await set(ref(a, 'open/count'), increment(5));
  expect((await get(ref(b, 'open/count'))).val()).toBe(10);
  const r = await runTransaction(ref(b, 'open/count'), (n: number | null) => (n ?? 0) + 1);
  expect(r.snapshot.val()).toBe(11);
  await set(ref(a, 'open/at'), serverTimestamp());
  onValue(query(ref(b, 'open/list'), orderByChild('n'), limitToLast(2)), (s) => windows.push(s.val()));
  await expect.poll(() => windows).toEqual([{ p: { n: 3 }, r: { n: 2 } }]);
  await set(ref(a, 'open/list/q/n'), 9);
  await expect.poll(() => windows.at(-1)).toEqual({ p: { n: 3 }, q: { n: 9 } });
  await push(ref(a, 'open/list'), { n: 20 });
  await expect.poll(() => Object.keys(windows.at(-1) as object)).toHaveLength(2);
  off(query(ref(b, 'open/list'), orderByChild('n'), limitToLast(2)));
  console.log(await rest(server, '/open.json?print=pretty'), (await rest(server, '/mine.json', { token: null })));
  console.log(await rest(server, '/.settings/rules.json'));
});
