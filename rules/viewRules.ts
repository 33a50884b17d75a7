import { STAFF_PATH } from '../src/model/accounts/invitation.ts';
import { MAX_VIEW_ADDRESS_LENGTH, MAX_VIEW_NAME_LENGTH } from '../src/model/savedView.ts';
import {
  HAS_ACCESS,
  NO_PRIORITY,
  VALID_KEY,
  all,
  list,
  textUpTo,
  validate,
  type Rules,
} from './ruleExpressions.ts';

const CONTENT: Rules = {
  name: validate(all(textUpTo(MAX_VIEW_NAME_LENGTH), 'newData.val().matches(/\\S/)')),
  address: validate(
    all(textUpTo(MAX_VIEW_ADDRESS_LENGTH), 'newData.val().matches(/^\\/dashboard\\//)'),
  ),
  $other: { '.validate': false },
};

const hasAll = (...names: readonly string[]): Rules =>
  validate(all(VALID_KEY, NO_PRIORITY, `newData.hasChildren(${list(names)})`));

/**
 * The rules of saved views. One's own are nobody else's. Those for everybody are changed and removed by whoever saved them, and
 * removed by anybody once that person is not on the staff list any more.
 */
export function viewRules(): Rules {
  const isOwn = all(HAS_ACCESS, 'auth.uid === $uid');
  const by = "data.child('by').val()";
  const entry = `root.child('${STAFF_PATH}/' + ${by})`;
  // An administrator removes somebody by the entry `false`.
  const hasLeft = `root.child('config/staffOnly').val() === true && (!${entry}.exists() || ${entry}.val() === false)`;
  return {
    own: {
      $uid: {
        '.read': isOwn,
        $id: { '.write': isOwn, ...hasAll('name', 'address'), ...CONTENT },
      },
    },
    shared: {
      '.read': HAS_ACCESS,
      $id: {
        '.write': all(
          HAS_ACCESS,
          `(!data.exists() || ${by} === auth.uid || (!newData.exists() && ${hasLeft}))`,
        ),
        ...hasAll('name', 'address', 'by'),
        by: validate('newData.val() === auth.uid'),
        ...CONTENT,
      },
    },
  };
}
