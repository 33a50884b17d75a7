import { expect, it } from 'vitest';
import { authorNote, parsePeople } from '../../../src/records/model/people.ts';

const PEOPLE = parsePeople({
  layla: { name: 'Layla Haddad', email: 'layla@reef.example', at: 1 },
  twin: { name: 'LAYLA  Haddad', email: 'twin@reef.example', at: 1 },
  bare: { name: 'layla haddad', at: 1 },
  omar: { name: 'Omar Aziz', email: 'omar@reef.example', at: 1 },
  admin: { name: 'Admin', email: 'robot@reef.example', at: 1 },
  admin2: { name: 'Admin', at: 1 },
  damaged: { name: 5, at: 1 },
});

it.each([
  ['Omar Aziz', 'omar', null],
  ['Admin', 'admin', null],
  ['Noor', 'nobody here', null],
  ['Admin', 'nobody here', null],
  ['Omar Aziz', '', null],
  ['Omar Aziz', 'erased', null],
  ['Omar A', 'omar', 'from the account of Omar Aziz, omar@reef.example'],
  ['Admin', 'omar', 'from the account of Omar Aziz, omar@reef.example'],
  ['Omar Aziz', 'admin', 'from an account without a name robot@reef.example'],
  ['Omar Aziz', 'admin2', 'from an account without a name'],
  ['Layla Haddad', 'layla', 'two accounts have this name, this is layla@reef.example'],
  ['LAYLA  Haddad', 'twin', 'two accounts have this name, this is twin@reef.example'],
  ['layla haddad', 'bare', 'two accounts have this name'],
  ['omar aziz', 'nobody here', 'not from the account of Omar Aziz, omar@reef.example'],
  ['Omar\u2060 Aziz', 'damaged', 'not from the account of Omar Aziz, omar@reef.example'],
])('of an entry of %s from the account %s, the feed says %j', (user, uid, said) => {
  const note = authorNote({ user, uid }, PEOPLE);
  expect(note && [note.text, note.account].filter(Boolean).join(' ')).toBe(said);
});
