import { expect, it } from 'vitest';
import { OnDisconnectQueue } from '../../../local/core/onDisconnectQueue';

type Step = readonly ['set', string, unknown] | readonly ['cancel', string];

const CASES: readonly (readonly [string, readonly Step[], Record<string, unknown>])[] = [
  [
    'keeps writes at different places',
    [
      ['set', 'a', 1],
      ['set', 'b/c', 2],
    ],
    { a: 1, 'b/c': 2 },
  ],
  [
    'forgets what was queued below a later write',
    [
      ['set', 'a/b', 1],
      ['set', 'a', 2],
    ],
    { a: 2 },
  ],
  [
    'lets a later write edit one queued above it',
    [
      ['set', 'a', { x: 1 }],
      ['set', 'a/y', 2],
    ],
    { a: { x: 1, y: 2 } },
  ],
  [
    'lets a child take the place of a queued leaf',
    [
      ['set', 'a', 5],
      ['set', 'a/y', 2],
    ],
    { a: { y: 2 } },
  ],
  [
    'gives a priority to a queued leaf',
    [
      ['set', 'a', 5],
      ['set', 'a/.priority', 1],
      ['set', 'b', { '.sv': 'timestamp' }],
      ['set', 'b/.priority', 'x'],
    ],
    { a: { '.value': 5, '.priority': 1 }, b: { '.sv': 'timestamp', '.priority': 'x' } },
  ],
  [
    'keeps the priority of a queued leaf when a child takes its place',
    [
      ['set', 'a', { '.value': 5, '.priority': 1 }],
      ['set', 'a/y', 2],
    ],
    { a: { '.priority': 1, y: 2 } },
  ],
  ['keeps a removal', [['set', 'a', null]], { a: null }],
  [
    'cancels at the same place',
    [
      ['set', 'a', 1],
      ['cancel', 'a'],
    ],
    {},
  ],
  [
    'cancels everything below',
    [
      ['set', 'a/b', 1],
      ['set', 'a/c', 1],
      ['set', 'd', 1],
      ['cancel', 'a'],
    ],
    { d: 1 },
  ],
  [
    'splits a write of which a part is cancelled',
    [
      ['set', 'a', { x: 1, y: { z: 2, w: 3 } }],
      ['cancel', 'a/y/z'],
    ],
    { 'a/x': 1, 'a/y/w': 3 },
  ],
  [
    'forgets a priority when it splits',
    [
      ['set', 'a', { x: 1, '.priority': 2 }],
      ['cancel', 'a/y'],
    ],
    { 'a/x': 1 },
  ],
  [
    'keeps a leaf when something below it is cancelled',
    [
      ['set', 'a', 1],
      ['cancel', 'a/b'],
    ],
    { a: 1 },
  ],
  [
    'keeps server values whole',
    [
      ['set', 'a', { '.sv': 'timestamp' }],
      ['cancel', 'a/b'],
    ],
    { a: { '.sv': 'timestamp' } },
  ],
  [
    'ignores a cancel where nothing is queued',
    [
      ['set', 'a/b', 1],
      ['cancel', 'a/c'],
    ],
    { 'a/b': 1 },
  ],
];

it.each(CASES)('what waits for a client to go %s', (_, steps, expected) => {
  const pending = new OnDisconnectQueue();
  for (const step of steps) {
    const path = step[1].split('/');
    if (step[0] === 'set') pending.set(path, step[2]);
    else pending.cancel(path);
  }
  const queued = pending.take().map(({ path, json }) => [path.join('/'), json]);
  expect(Object.fromEntries(queued)).toEqual(expected);
  expect(pending.take()).toEqual([]);
});
