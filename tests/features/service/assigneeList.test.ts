import { describe, expect, it } from 'vitest';
import {
  parseAssignees,
  validateNames,
  withEdits,
  type EditedName,
} from '../../../src/features/service/assigneeList.ts';
import { ASSIGNEES } from '../../../src/company/assignees.ts';

describe('the stored list of assignees', () => {
  it.each([
    ['nothing', null, ASSIGNEES, 0],
    ['a text', 'Ann', ASSIGNEES, 0],
    ['blank names only', { names: [' ', ''], version: 3 }, ASSIGNEES, 3],
    ['names', { names: ['Ann', 'Bob'], version: 2 }, ['Ann', 'Bob'], 2],
    ['names with gaps', { names: { 0: 'Ann', 7: ' Bob ' }, version: 2 }, ['Ann', 'Bob'], 2],
    ['a name twice', { names: ['Ann', 'ann ', 'Bob'], version: 2 }, ['Ann', 'Bob'], 2],
    ['values that are no names', { names: ['Ann', 5, null], version: 'x' }, ['Ann'], 0],
  ])('as %s', (_, stored, names, version) => {
    expect(parseAssignees(stored)).toEqual({ names, version });
  });
});

const line = (was: string | null, name = was ?? ''): EditedName => ({ key: name, was, name });

describe('an edit of the list', () => {
  const base = ['Ann', 'Bob', 'Cem'];

  it.each([
    [
      'adds at the end',
      base,
      [line('Ann'), line('Bob'), line('Cem'), line(null, ' Dana ')],
      'Ann Bob Cem Dana',
    ],
    ['renames in place', base, [line('Ann'), line('Bob', 'Bo'), line('Cem')], 'Ann Bo Cem'],
    ['removes', base, [line('Ann'), line('Cem')], 'Ann Cem'],
    ['chooses the default', base, [line('Cem'), line('Ann'), line('Bob')], 'Cem Ann Bob'],
    [
      'keeps what a colleague has added',
      [...base, 'Eve'],
      [line('Ann'), line('Bob')],
      'Ann Bob Eve',
    ],
    [
      'keeps away what a colleague has removed',
      ['Ann', 'Cem'],
      [line('Ann'), line('Bob', 'Bo'), line('Cem')],
      'Ann Cem',
    ],
    [
      'adds nothing twice',
      [...base, 'dana'],
      [line('Ann'), line('Bob'), line('Cem'), line(null, 'Dana')],
      'Ann Bob Cem dana',
    ],
    [
      'keeps the default of a colleague',
      ['Cem', 'Ann', 'Bob'],
      [line('Ann'), line('Bob'), line('Cem', 'Ce')],
      'Ce Ann Bob',
    ],
  ])('%s', (_, live, edited, names) => {
    expect(withEdits(live, base, edited).join(' ')).toBe(names);
  });
});

const TOO_LONG = 'x'.repeat(201);

it('names are neither blank, nor too long, nor there twice', () => {
  const errors = validateNames([line('Ann'), line(null, '  '), line(null, ' ANN'), line(TOO_LONG)]);
  expect(errors).toEqual({
    '  ': 'Enter a name, or remove this line.',
    ' ANN': 'This name is in the list already.',
    [TOO_LONG]: 'Use at most 200 characters.',
  });
});
