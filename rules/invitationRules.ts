import {
  CODE_LENGTH,
  INVITATION_MS,
  INVITATIONS_PATH,
  MAX_ADDRESS_LENGTH,
  MAX_INVITED_LENGTH,
  STAFF_PATH,
} from '../src/model/accounts/invitation.ts';
import {
  HAS_ACCESS,
  HAS_ACCOUNT,
  IS_AUTHOR,
  IS_CODE,
  IS_NOW,
  IS_OPEN,
  IS_VERIFIED,
  NO_PRIORITY,
  all,
  isListed,
  quoted,
  textUpTo,
  validate,
  type Rules,
} from './ruleExpressions.ts';

/** Whose access is on the list, not only in a token: an invitation counts as long as they are listed. */
const MAY_INVITE = `${HAS_ACCOUNT} && (${IS_OPEN} || ${isListed('auth.uid')}) && ${IS_VERIFIED}`;

/** The invitation is stored, and the children of it that come later are not. */
const IS_PENDING = all(
  "data.parent().child('by').exists()",
  "!data.parent().child('withdrawn').exists()",
  "!data.parent().child('redeemedBy').exists()",
);

/** The invitation is for anybody, or for the address of this account, which must be confirmed. */
const IS_FOR_THEM =
  "(!data.parent().child('email').exists() || (data.parent().child('email').val() === auth.token.email && auth.token.email_verified === true))";

/** The write that accepts an invitation sets all of it, for the account that sends it. */
const IS_REDEEMED_HERE = all(
  'auth != null',
  '!data.exists()',
  "!data.parent().child('redeemedBy').exists()",
  "newData.parent().child('redeemedBy').val() === auth.uid",
);

/**
 * The rules of the invitations. Those with access create them, list their own and withdraw them; who has a code can look at
 * its invitation until it is accepted, and then only who has accepted it. Whoever accepts one is listed in the same write,
 * if they are not, and as long as the person who invites is listed. One with an e-mail address is accepted only with it.
 */
export function invitationRules(): Rules {
  return {
    '.read': all(HAS_ACCESS, "query.orderByChild === 'by'", 'query.equalTo === auth.uid'),
    '.indexOn': ['by'],
    $code: {
      '.read':
        "!data.child('redeemedBy').exists() || (auth != null && data.child('redeemedBy').val() === auth.uid)",
      '.write': all(
        MAY_INVITE,
        '!data.exists()',
        `$code.matches(/^[0-9a-f]{${CODE_LENGTH}}$/)`,
        "newData.hasChildren(['by', 'name', 'created'])",
        ...['withdrawn', 'redeemedBy', 'redeemedAt', 'redeemedEmail'].map(
          (name) => `!newData.child(${quoted(name)}).exists()`,
        ),
      ),
      '.validate': NO_PRIORITY,
      by: validate('newData.val() === auth.uid'),
      name: validate(IS_AUTHOR),
      created: validate(IS_NOW),
      for: validate(textUpTo(MAX_INVITED_LENGTH)),
      email: validate(textUpTo(MAX_ADDRESS_LENGTH)),
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
          IS_FOR_THEM,
          'newData.val() === auth.uid',
          "newData.parent().child('redeemedAt').val() === now",
          "!newData.parent().child('withdrawn').exists()",
          `now < data.parent().child('created').val() + ${INVITATION_MS}`,
          `(${isListed("data.parent().child('by').val()")})`,
          `!root.child(${quoted(STAFF_PATH)}).child(auth.uid).exists()`,
          `newData.parent().parent().parent().child(${quoted(STAFF_PATH)}).child(auth.uid).val() === $code`,
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

/**
 * The rules of the staff list. The owner of the project writes it; the one thing an account can do is to enter itself, with
 * the invitation that the same write accepts, whose own rules check the rest. Nobody reads it but their own entry.
 */
export function staffRules(): Rules {
  const invitation = `child(${quoted(INVITATIONS_PATH)}).child(newData.val())`;
  return {
    $uid: {
      '.read': 'auth != null && auth.uid === $uid',
      '.write': all(
        'auth != null',
        'auth.uid === $uid',
        '!data.exists()',
        IS_CODE,
        `!root.${invitation}.child('redeemedBy').exists()`,
        `newData.parent().parent().${invitation}.child('redeemedBy').val() === auth.uid`,
      ),
      ...validate('newData.isString()'),
    },
  };
}
