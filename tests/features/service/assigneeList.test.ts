import { describe, expect, it } from 'vitest';
import {
  namesIn,
  parseAssignees,
  problemOf,
  withEdits,
} from '../../../src/features/service/assigneeList.ts';
import { ASSIGNEES } from '../../../src/company/assignees.ts';

describe('the stored list of assignees', () => {
  it.each([
    ['nothing', null, ASSIGNEES, 0],
    ['a text', 'Ann', ASSIGNEES, 0],
    ['blank names only', { names: [' ', ''], version: 3 }, ASSIGNEES, 3],
    ['names', { names: ['Ann', 'Bob'], version: 2 }, ['Ann', 'Bob'], 2],
    ['names with gaps', { names: { 0: 'Ann', 7: ' Bob ' }, version: 2 }, ['Ann', 'Bob'], 2],
    ['a name twice', { names: ['ann ', 'Ann', 'Bob'], version: 2 }, ['Ann', 'Bob'], 2],
    ['values that are no names', { names: ['Ann', 5, null], version: 'x' }, ['Ann'], 0],
  ])('as %s', (_, stored, names, version) => {
    expect(parseAssignees(stored)).toEqual({ names, version });
  });
});

describe('an edit of the list', () => {
  it.each([
    ['adds at the end', 'Ann Bob Cem', 'Ann Bob Cem Dana', 'Ann Bob Cem Dana'],
    ['renames in place', 'Ann Bob Cem', 'Ann Bo Cem', 'Ann Bo Cem'],
    ['removes', 'Ann Bob Cem', 'Ann Cem', 'Ann Cem'],
    ['chooses the default', 'Ann Bob Cem', 'Cem Ann Bob', 'Cem Ann Bob'],
    ['keeps what a colleague has added', 'Ann Bob Cem Eve', 'Ann Bob', 'Ann Bob Eve'],
    ['keeps away what a colleague has removed', 'Ann Cem', 'Ann Bob Cem', 'Ann Cem'],
    ['adds nothing twice', 'Ann Bob Cem dana', 'Ann Bob Cem Dana', 'Ann Bob Cem dana'],
  ])('%s', (_, live, edited, names) => {
    const base = ['Ann', 'Bob', 'Cem'];
    expect(withEdits(live.split(' '), base, edited.split(' ')).join(' ')).toBe(names);
  });
});

it('the list has a name, not too many and none too long', () => {
  expect(problemOf(namesIn(' Ann \n\nBob'))).toBeNull();
  expect(problemOf(namesIn(' \n'))).toBe('Keep at least one name.');
  expect(problemOf(['x'.repeat(201)])).toBe('Use at most 200 characters for a name.');
  expect(problemOf(Array.from({ length: 201 }, String))).toBe('The list holds at most 200 names.');
});
