import { ENTRY_SIGNATURES, SIGNATURES_PATH, SIGNED_NAMES } from '../src/model/signature.ts';
import {
  HAS_ACCESS,
  IS_AUTHOR,
  IS_NEW,
  IS_NOW,
  NO_PRIORITY,
  all,
  quoted,
  validate,
  type Rules,
} from './ruleExpressions.ts';

/**
 * Whether every new entry must be signed. Tabs of versions from before the signatures write none, so that it is false for the
 * two releases that follow; meanwhile the feed marks what is not signed (docs/security-rules.md).
 */
export const MUST_BE_SIGNED = false;

/** Whether the write that leaves an entry with the key `$id`, as its new value, signs it. */
export const IS_SIGNED = `newData.parent().parent().child(${quoted(SIGNATURES_PATH)}).child(${quoted(ENTRY_SIGNATURES)}).child($id).exists()`;

const wasStored = (list: string): string => `root.child(${quoted(list)}).child($id).exists()`;
const isStored = (list: string): string =>
  `newData.parent().parent().parent().child(${quoted(list)}).child($id).exists()`;

/**
 * The rules of the signatures. An entry of the activity, or of the history if it has none there, is signed with the uid of whoever
 * adds it, in the same write and so never later. Each account notes the names under which it signs, once each, with the server's
 * time, so that everybody sees which account had a name first.
 */
export function signatureRules(): Rules {
  return {
    '.read': HAS_ACCESS,
    [ENTRY_SIGNATURES]: {
      $id: {
        // Access is asked for by the rules of the entry.
        '.write': all(
          'newData.val() === auth.uid',
          `!${wasStored('activity')}`,
          `!${wasStored('history')}`,
          `(${isStored('activity')} || ${isStored('history')})`,
        ),
        '.validate': NO_PRIORITY,
      },
    },
    [SIGNED_NAMES]: {
      $uid: {
        $index: {
          '.write': all(IS_NEW, 'auth.uid === $uid'),
          ...validate(
            // No more names than numbers of two digits.
            "$index.matches(/^[0-9][0-9]?$/) && newData.hasChildren(['name', 'since'])",
          ),
          name: validate(IS_AUTHOR),
          since: validate(IS_NOW),
          $other: { '.validate': false },
        },
      },
    },
  };
}
