import { expect, it } from 'vitest';
import { readLines, writeLines } from '../../../src/records/model/lines.ts';

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
