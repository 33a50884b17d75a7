import {
  CODE_LENGTH,
  INVITATION_MS,
  INVITATIONS_PATH,
  MAX_INVITED_LENGTH,
  STAFF_PATH,
} from '../../src/features/accounts/invitation.ts';
import { FIELD_STAFF_PATH, REMOVALS_PATH } from '../../src/features/accounts/staff.ts';
import {
  HAS_ACCESS,
  HAS_ACCOUNT,
  IS_AUTHOR,
  IS_CODE,
  IS_NOW,
  IS_OFFICE,
  IS_OPEN,
  IS_OWN_UID,
  SEES_MONEY,
  all,
  isListed,
  quoted,
  textUpTo,
  validate,
  type Rules,
} from './ruleExpressions.ts';

/** Whose access is on the list, not only in a token: an invitation counts as long as they are listed. */
const MAY_INVITE = `${HAS_ACCOUNT} && ${IS_OFFICE} && (${IS_OPEN} || ${isListed('auth.uid')})`;

/** The children of an invitation that come later are not stored. */
const IS_PENDING = all(
  "!data.parent().child('withdrawn').exists()",
  "!data.parent().child('redeemedBy').exists()",
);

/** The write that accepts an invitation sets all of it, for the account that sends it. */
const IS_REDEEMED_HERE = all(
  'auth != null',
  '!data.exists()',
  "!data.parent().child('redeemedBy').exists()",
  "newData.parent().child('redeemedBy').val() === auth.uid",
);

/**
 * The rules of the invitations. Those with access create them, list their own and withdraw them; who has a code can look at
 * its invitation until it is accepted, and then who has accepted it, and those with access, to whom it says who invited a colleague:
 * an accepted code is good for nothing. Whoever accepts one is listed in the same write,
 * if they are not, and as long as the person who invites is listed; where it is for the field, as field staff too.
 */
export function invitationRules(): Rules {
  return {
    '.read': all(SEES_MONEY, "query.orderByChild === 'by'", 'query.equalTo === auth.uid'),
    '.indexOn': ['by'],
    $code: {
      '.read': `!data.child('redeemedBy').exists() || (auth != null && data.child('redeemedBy').val() === auth.uid) || (${SEES_MONEY})`,
      '.write': all(
        MAY_INVITE,
        '!data.exists()',
        `$code.matches(/^[0-9a-f]{${CODE_LENGTH}}$/)`,
        "newData.hasChildren(['by', 'name', 'created'])",
        ...['withdrawn', 'redeemedBy', 'redeemedAt', 'redeemedEmail'].map(
          (name) => `!newData.child(${quoted(name)}).exists()`,
        ),
      ),
      ...validate(),
      by: validate(IS_OWN_UID),
      name: validate(IS_AUTHOR),
      created: validate(IS_NOW),
      for: validate(textUpTo(MAX_INVITED_LENGTH)),
      field: validate('newData.val() === true'),
      withdrawn: {
        '.write': all(
          HAS_ACCESS,
          IS_PENDING,
          "data.parent().child('by').val() === auth.uid",
          'newData.exists()',
        ),
        ...validate(IS_NOW),
      },
      redeemedBy: {
        '.write': all(
          HAS_ACCOUNT,
          IS_PENDING,
          'newData.val() === auth.uid',
          "newData.parent().child('redeemedAt').val() === now",
          "!newData.parent().child('withdrawn').exists()",
          `now < data.parent().child('created').val() + ${INVITATION_MS}`,
          `!root.hasChild('${FIELD_STAFF_PATH}/' + data.parent().child('by').val())`,
          `(${isListed("data.parent().child('by').val()")})`,
          `!root.child(${quoted(STAFF_PATH)}).child(auth.uid).exists()`,
          `newData.parent().parent().parent().child(${quoted(STAFF_PATH)}).child(auth.uid).val() === $code`,
          `(!data.parent().child('field').exists() || newData.parent().parent().parent().hasChild('${FIELD_STAFF_PATH}/' + auth.uid))`,
        ),
        ...validate('newData.isString()'),
      },
      redeemedAt: { '.write': IS_REDEEMED_HERE, ...validate(IS_NOW) },
      redeemedEmail: {
        '.write': IS_REDEEMED_HERE,
        ...validate('newData.isString() && newData.val() === auth.token.email'),
      },
      $other: { '.validate': false },
    },
  };
}

/** An administrator: somebody on the list by the owner's own word. */
const IS_ADMINISTRATOR = all(
  HAS_ACCESS,
  `root.child(${quoted(`${STAFF_PATH}/`)} + auth.uid).val() === true`,
);

/** What is said of the user's own account. */
const IS_OWN = 'auth != null && auth.uid === $uid';

/** The entry of the account `$uid` in the list before the write. */
const ENTRY = `root.child(${quoted(`${STAFF_PATH}/`)} + $uid)`;

/**
 * The rules of the staff list. The owner of the project writes it, and with `true` makes an administrator. An account can enter
 * itself, with the invitation that the same write accepts, whose own rules check the rest. An administrator can remove somebody
 * else, and take that back: the list never loses its last one. Those with access read it.
 */
export function staffRules(): Rules {
  const invitation = `child(${quoted(INVITATIONS_PATH)}).child(newData.val())`;
  const removal = `newData.parent().parent().child(${quoted(REMOVALS_PATH)}).child($uid)`;
  const accepts = all(
    'auth.uid === $uid',
    '!data.exists()',
    IS_CODE,
    `!root.${invitation}.child('redeemedBy').exists()`,
    `newData.parent().parent().${invitation}.child('redeemedBy').val() === auth.uid`,
  );
  const removes = all(
    'newData.val() === false',
    'data.exists()',
    'data.val() !== false',
    `${removal}.child('timestamp').val() === now`,
  );
  const restores = all(
    'data.val() === false',
    'newData.exists()',
    `newData.val() === root.child(${quoted(`${REMOVALS_PATH}/`)} + $uid + '/was').val()`,
    `!${removal}.exists()`,
  );
  return {
    '.read': SEES_MONEY,
    $uid: {
      '.read': IS_OWN,
      '.write': `auth != null && ((${accepts}) || (auth.uid !== $uid && ((${removes}) || (${restores})) && ${IS_ADMINISTRATOR}))`,
      ...validate('newData.isString() || newData.isBoolean()'),
    },
  };
}

/** The rules of who has removed whom from the staff list: written with the removal, and gone with what takes it back. */
export function removalRules(): Rules {
  const entry = `newData.parent().parent().child(${quoted(STAFF_PATH)}).child($uid).val()`;
  return {
    '.read': SEES_MONEY,
    $uid: {
      '.write': all(
        `(newData.exists() ? ${entry} === false && ${ENTRY}.val() !== false : ${entry} !== false && ${ENTRY}.val() === false)`,
        'auth.uid !== $uid',
        IS_ADMINISTRATOR,
      ),
      ...validate("newData.hasChildren(['by', 'user', 'timestamp', 'was'])"),
      by: validate(IS_OWN_UID),
      user: validate(IS_AUTHOR),
      timestamp: validate(IS_NOW),
      was: validate(`newData.val() === ${ENTRY}.val()`),
      $other: { '.validate': false },
    },
  };
}

/** The rules of what each account says of itself: its name, its e-mail address and when it was there, for those with access. */
export const peopleRules = (): Rules => ({
  '.read': SEES_MONEY,
  $uid: {
    '.read': IS_OWN,
    '.write': all("newData.hasChildren(['name', 'at'])", 'auth.uid === $uid', HAS_ACCESS),
    ...validate(),
    name: validate(IS_AUTHOR),
    at: validate(IS_NOW),
    email: validate('newData.isString() && newData.val() === auth.token.email'),
    $other: { '.validate': false },
  },
});

/**
 * The rules of who works in the field and sees no money, with the uid of who has said so: an administrator, of somebody else who is
 * none, or whoever came by an invitation, of themselves.
 */
export const fieldStaffRules = (): Rules => ({
  '.read': SEES_MONEY,
  $uid: {
    '.read': IS_OWN,
    '.write': `(${all(`${ENTRY}.exists()`, `${ENTRY}.val() !== true`, IS_ADMINISTRATOR)}) || (${all(
      'auth.uid === $uid',
      '!data.exists()',
      `newData.parent().parent().child(${quoted(`${STAFF_PATH}/`)} + $uid).isString()`,
    )})`,
    ...validate(IS_OWN_UID),
  },
});
