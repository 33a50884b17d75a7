import { PRESENCE_ENDS_MS } from '../src/model/presence.ts';
import {
  HAS_ACCESS,
  IS_AUTHOR,
  IS_NOW,
  VALID_KEY,
  all,
  textUpTo,
  validate,
  type Rules,
} from './ruleExpressions.ts';

const IS_OWN = "data.child('uid').val() === auth.uid";

/** The longest name of a field. */
const MAX_FIELD_LENGTH = 100;

/**
 * The rules of who has which record open. A window is written by the person who has it open, with the server's time and their
 * name, and removed by them, also once they have lost access, or by anybody with access when it was left behind. Removing what is
 * not there yet is allowed, since the server asks that before it takes an order for the end of the connection.
 */
export const presenceRules = (): Rules => ({
  $record: {
    '.read': HAS_ACCESS,
    $id: {
      '.write': `newData.exists() ? ((!data.exists() || ${IS_OWN}) && ${HAS_ACCESS}) : (${IS_OWN} || ((!data.exists() || data.child('timestamp').val() < now - ${PRESENCE_ENDS_MS}) && ${HAS_ACCESS}))`,
      ...validate(all(VALID_KEY, "newData.hasChildren(['uid', 'user', 'field', 'timestamp'])")),
      uid: validate('newData.val() === auth.uid'),
      user: validate(IS_AUTHOR),
      field: validate(textUpTo(MAX_FIELD_LENGTH)),
      timestamp: validate(IS_NOW),
      $other: { '.validate': false },
    },
  },
});
