import { expect, it } from 'vitest';
import { mentionBefore, mentionedIn, namelessIn } from '../../../src/features/notes/mentions.ts';

const PEOPLE = ['Nadia', 'Nadia Rahman', 'Omar', 'ريم'];

it.each([
  ['@Omar please call', ['Omar']],
  ['Please, @omar.', ['Omar']],
  ['@Nadia Rahman and @Omar', ['Nadia Rahman', 'Omar']],
  ['@Nadia, @Nadia again', ['Nadia']],
  ['@ريم اتصل', ['ريم']],
  ['@Omari is somebody else, and so is omar@dune.example', []],
  ['Omar', []],
])('finds who is mentioned in %o', (text, expected) => {
  expect(mentionedIn(text, PEOPLE)).toEqual(expected);
});

it.each([
  ['@', ''],
  ['Ask @Nad', 'Nad'],
  ['Ask @Nadia Ra', 'Nadia Ra'],
  ['write to rania@dune', null],
  ['Ask\n@Nadia\nand', null],
  ['', null],
])('knows that %o is a mention before the caret', (text, expected) => {
  expect(mentionBefore(text)).toBe(expected);
});

it('knows which words after an @ name nobody', () => {
  const text = '@pri and @Nadia, @omari, @ريم, rania@dune.example, @pri';
  expect(namelessIn(text, PEOPLE)).toEqual(['@pri', '@omari']);
});
