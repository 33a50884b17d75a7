import { expect, it } from 'vitest';
import { readLines, withLaterDays, writeLines } from '../../../src/records/model/lines.ts';

const COLUMNS = [
  { name: 'description', label: 'Description' },
  { name: 'quantity', label: 'Quantity', isNumber: true },
  { name: 'price', label: 'Unit price', isNumber: true },
];

it.each([
  ['nothing', '', []],
  [
    'one line',
    'Live rock\t20\t12.5',
    [{ description: 'Live rock', quantity: '20', price: '12.5' }],
  ],
  [
    'lines as a spreadsheet on Windows copies them',
    'Pump\t1\t90\r\n\r\nHose\t\t4\r\n',
    [
      { description: 'Pump', quantity: '1', price: '90' },
      { description: 'Hose', quantity: '', price: '4' },
    ],
  ],
  [
    'too few and too many cells',
    'A\nB\t1\t2\t3',
    [
      { description: 'A', quantity: '', price: '' },
      { description: 'B', quantity: '1', price: '2' },
    ],
  ],
])('reads %s', (_, stored, expected) => {
  expect(readLines(COLUMNS, stored)).toEqual(expected);
});

it('writes lines so that they are read as they were, without blank ones, tabs and line breaks in cells', () => {
  const written = writeLines(COLUMNS, [
    { description: 'Live\trock\nfrom Fiji', quantity: '20', price: '' },
    { description: '', quantity: '', price: '' },
  ]);
  expect(written).toBe('Live rock from Fiji\t20');
  expect(readLines(COLUMNS, written)).toEqual([
    { description: 'Live rock from Fiji', quantity: '20', price: '' },
  ]);
});

it('moves the days of some lines on, where they are still there and theirs is earlier', () => {
  const columns = [
    { name: 'what', label: 'What' },
    { name: 'serviced', label: 'Last serviced', isDate: true },
  ];
  const moved = (stored: string) =>
    withLaterDays(columns, stored, 'Lamp\t2026-11-20\nFan\t2026-11-20');
  expect(moved('Pump\t2026-01-01\nLamp\t2026-01-01')).toBe('Pump\t2026-01-01\nLamp\t2026-11-20');
  expect(moved('Lamp\nLED lamp')).toBe('Lamp\t2026-11-20\nLED lamp');
  expect(moved('Lamp\t2026-11-21\r\n\r\nPump')).toBe('Lamp\t2026-11-21\r\n\r\nPump');
});
