import { HIDDEN_MARKS } from '../../src/lib/personName.ts';
import {
  MAX_VIEW_ADDRESS_LENGTH,
  MAX_VIEW_NAME_LENGTH,
  MAX_VIEWS,
} from '../../src/records/model/savedView.ts';
import {
  HAS_ACCESS,
  all,
  isNumbered,
  matches,
  textUpTo,
  validate,
  type Rules,
} from './ruleExpressions.ts';

/** The rules of saved views, which only their owner sees. */
export function viewRules(): Rules {
  const isOwn = all(HAS_ACCESS, 'auth.uid === $uid');
  return {
    $uid: {
      '.read': isOwn,
      $id: {
        '.write': isOwn,
        ...validate(all(isNumbered(MAX_VIEWS), "newData.hasChildren(['name', 'address'])")),
        name: validate(
          all(
            matches(`[^${HIDDEN_MARKS}]{1,${MAX_VIEW_NAME_LENGTH}}`),
            'newData.val().matches(/\\S/)',
          ),
        ),
        address: validate(
          all(textUpTo(MAX_VIEW_ADDRESS_LENGTH), 'newData.val().matches(/^\\/dashboard\\//)'),
        ),
        $other: { '.validate': false },
      },
    },
  };
}
