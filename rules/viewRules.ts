import { MAX_VIEW_ADDRESS_LENGTH, MAX_VIEW_NAME_LENGTH } from '../src/model/savedView.ts';
import { HAS_ACCESS, VALID_KEY, all, textUpTo, validate, type Rules } from './ruleExpressions.ts';

/** The rules of saved views, which only their owner sees. */
export function viewRules(): Rules {
  const isOwn = all(HAS_ACCESS, 'auth.uid === $uid');
  return {
    $uid: {
      '.read': isOwn,
      $id: {
        '.write': isOwn,
        ...validate(all(VALID_KEY, "newData.hasChildren(['name', 'address'])")),
        name: validate(all(textUpTo(MAX_VIEW_NAME_LENGTH), 'newData.val().matches(/\\S/)')),
        address: validate(
          all(textUpTo(MAX_VIEW_ADDRESS_LENGTH), 'newData.val().matches(/^\\/dashboard\\//)'),
        ),
        $other: { '.validate': false },
      },
    },
  };
}
