import { expect, it } from 'vitest';
import { OnDisconnectQueue } from '../../../../tools/backend/core/onDisconnectQueue';
import { parseWritePath } from '../../../../tools/backend/core/path';

const CANCEL = Symbol('cancel');
const TIMESTAMP = { '.sv': 'timestamp' };

type Writes = Readonly<Record<string, unknown>>;

/** Steps in order, from path to the value to set or `CANCEL`; then the queued writes. */
const CASES: readonly (readonly [string, Writes, Writes])[] = [
  ['keeps writes at different paths', { a: 1, 'b/c': 2 }, { a: 1, 'b/c': 2 }],
  ['replaces a write below a later one', { 'a/b': 1, a: 2 }, { a: 2 }],
  ['merges a write into an earlier one above it', { a: { x: 1 }, 'a/y': 2 }, { a: { x: 1, y: 2 } }],
  ['replaces a leaf with a child', { a: 5, 'a/y': 2 }, { a: { y: 2 } }],
  [
    'adds a priority to a leaf',
    { a: 5, 'a/.priority': 1, b: TIMESTAMP, 'b/.priority': 'x' },
    { a: { '.value': 5, '.priority': 1 }, b: { ...TIMESTAMP, '.priority': 'x' } },
  ],
  [
    'keeps the priority of a leaf that is replaced with a child',
    { a: { '.value': 5, '.priority': 1 }, 'a/y': 2 },
    { a: { '.priority': 1, y: 2 } },
  ],
  ['keeps a deletion', { a: null }, { a: null }],
  ['cancels a write at the same path', { a: 1, '/a': CANCEL }, {}],
  ['cancels all writes below', { 'a/b': 1, 'a/c': 1, d: 1, a: CANCEL }, { d: 1 }],
  [
    'splits a write that is cancelled in part',
    { a: { x: 1, y: { z: 2, w: 3 } }, 'a/y/z': CANCEL },
    { 'a/x': 1, 'a/y/w': 3 },
  ],
  [
    'drops a priority when it splits a write',
    { a: { x: 1, '.priority': 2 }, 'a/y': CANCEL },
    { 'a/x': 1 },
  ],
  ['keeps a leaf when a path below it is cancelled', { a: 1, 'a/b': CANCEL }, { a: 1 }],
  [
    'keeps a server value when a path below it is cancelled',
    { a: TIMESTAMP, 'a/b': CANCEL },
    { a: TIMESTAMP },
  ],
  ['ignores a cancel at another path', { 'a/b': 1, 'a/c': CANCEL }, { 'a/b': 1 }],
];

it.each(CASES)('the queue %s', (_, steps, expected) => {
  const queue = new OnDisconnectQueue();
  for (const [text, value] of Object.entries(steps)) {
    const path = parseWritePath(text);
    if (value === CANCEL) queue.cancel(path);
    else queue.set(path, value);
  }
  const queued = queue.drain().map(({ path, json }) => [path.join('/'), json]);
  expect(Object.fromEntries(queued)).toEqual(expected);
  expect(queue.drain()).toEqual([]);
});
