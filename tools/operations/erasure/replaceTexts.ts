import { ERASED_UID } from '../../../src/records/model/people.ts';
import type { Person } from './person.ts';

/** What a name is replaced by inside and outside of longer texts, and a detail inside of one. */
export type Replacement = (text: string) => string;

/** What stands for an e-mail address or the like within a longer text. */
const ERASED = '[erased]';

/**
 * A function that replaces what identifies a person: a name by the neutral name, a detail by nothing, or by a mark within a
 * longer text. Case, the number of spaces and the separators of telephone numbers do not matter; parts of words do.
 */
export function replacementFor(person: Person, neutralName: string): Replacement {
  const names = person.names.map(patternOf);
  // An id has no word around it that is part of it.
  const ids = person.uids.map((uid) => patternOf(uid));
  const details = person.details.map(patternOf);
  return (text) => {
    if (details.some((pattern) => text.replace(pattern, '').trim() === '')) {
      return text.trim() === '' ? text : '';
    }
    // Details first: an address may contain a name.
    const withoutDetails = replaceAll(text, details, ERASED);
    return replaceAll(replaceAll(withoutDetails, ids, ERASED_UID), names, neutralName);
  };
}

const replaceAll = (text: string, patterns: readonly RegExp[], by: string): string =>
  patterns.reduce((result, pattern) => result.replaceAll(pattern, () => by), text);

function patternOf(text: string): RegExp {
  const inner = isPhoneNumber(text)
    ? text.replaceAll(/\D/g, '').split('').join('[\\s().-]*')
    : text.split(/\s+/).map(escape).join('\\s+');
  const plus = isPhoneNumber(text) ? '\\+?' : '';
  return new RegExp(`(?<![\\p{L}\\p{N}])${plus}${inner}(?![\\p{L}\\p{N}])`, 'giu');
}

const isPhoneNumber = (text: string): boolean =>
  /^[+\d\s().-]+$/.test(text) && text.replaceAll(/\D/g, '').length >= 7;

const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}/]/g, '\\$&');
