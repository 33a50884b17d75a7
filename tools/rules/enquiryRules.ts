import {
  ENQUIRIES_PATH,
  ENQUIRY_TEXTS,
  MAX_UNHANDLED,
} from '../../src/features/enquiries/enquiry.ts';
import { lead } from '../../src/features/sales/lead.entity.ts';
import { IMPORT_CHILD } from '../../src/features/importLog/importLog.ts';
import {
  SEES_MONEY,
  IS_NOW,
  NO_PRIORITY,
  SIGNED,
  VALID_KEY,
  all,
  list,
  mapValues,
  quoted,
  textUpTo,
  validate,
  type Rules,
} from './ruleExpressions.ts';

/** What an enquiry has from the beginning. */
const REQUIRED = [
  ...Object.entries(ENQUIRY_TEXTS).flatMap(([name, { isRequired }]) => (isRequired ? [name] : [])),
  'timestamp',
  'waiting',
];

/** Enquiries are accepted only while `config/enquiries` is true, which the owner of the project sets. */
const ARE_ACCEPTED = "root.child('config/enquiries').val() === true";

const COUNTED = "newData.child('count').val()";
const NAMED = "newData.child('last').val()";

/**
 * The rules of the count of enquiries, which stops a flood: each enquiry raises it by one and is the one that it names, so that
 * a write holds one at most, until somebody with access handles one or starts it anew.
 */
export function enquiryCountRules(): Rules {
  const isRaised = all(
    `${COUNTED} === (data.child('count').isNumber() ? data.child('count').val() : 0) + 1`,
    `${COUNTED} <= ${MAX_UNHANDLED}`,
    `!root.child(${quoted(ENQUIRIES_PATH)}).child(${NAMED}).exists()`,
    `newData.parent().child('enquiries').child(${NAMED}).exists()`,
  );
  return {
    '.read': SEES_MONEY,
    '.write': `(${isRaised}) || (${SEES_MONEY} && ${COUNTED} === 0)`,
    ...validate(),
    count: validate('newData.isNumber()'),
    last: validate('newData.isString()'),
    $other: { '.validate': false },
  };
}

const COUNT = "newData.parent().parent().child('enquiryCount')";

/**
 * The rules of the enquiries. Anybody may add one, and nobody without access reads any. Its texts never change; whoever
 * has sent one may write the same text again, which tells them that it is stored after an answer was lost. `waiting`, by
 * which new ones are listed, is its time until somebody with access handles it: `handled` takes its place.
 */
export function enquiryRules(): Rules {
  return {
    '.read': SEES_MONEY,
    '.indexOn': ['waiting', 'handled/timestamp', 'handled/lead'],
    $id: {
      '.write': all(
        '!data.exists()',
        'newData.exists()',
        ARE_ACCEPTED,
        `${COUNT}.child('last').val() === $id`,
        `${COUNT}.child('count').val() === (root.child('site/enquiryCount/count').isNumber() ? root.child('site/enquiryCount/count').val() : 0) + 1`,
        VALID_KEY,
        NO_PRIORITY,
        `newData.hasChildren(${list(REQUIRED)})`,
        "!newData.child('handled').exists()",
      ),
      ...mapValues(ENQUIRY_TEXTS, ({ maxLength, isRequired }) => ({
        '.write': 'data.exists() && newData.val() === data.val()',
        ...validate(
          all(textUpTo(maxLength), ...(isRequired ? ['newData.val().matches(/\\S/)'] : [])),
        ),
      })),
      language: {
        '.write': 'data.exists() && newData.val() === data.val()',
        ...validate("newData.val() === 'ar'"),
      },
      timestamp: validate(IS_NOW),
      waiting: WAITING,
      handled: HANDLED,
      $other: { '.validate': false },
    },
  };
}

const WAS_HANDLED = "data.parent().child('handled').exists()";
const IS_HANDLED = "newData.parent().child('handled').exists()";

const WAITING: Rules = {
  // Access is asked for by the rules of `handled`, which the same write stores or removes.
  '.write': `(!newData.exists() && !${WAS_HANDLED} && ${IS_HANDLED}) || (!data.exists() && newData.exists() && ${WAS_HANDLED} && !${IS_HANDLED})`,
  ...validate("newData.val() === newData.parent().child('timestamp').val()"),
};

const WAS_WAITING = "data.parent().child('waiting').exists()";
const IS_WAITING = "newData.parent().child('waiting').exists()";
const HAS_LEAD = "newData.child('lead').exists()";
const IS_DISMISSED = "newData.child('dismissed').exists()";
const IS_EITHER = `((${HAS_LEAD} && !${IS_DISMISSED}) || (!${HAS_LEAD} && ${IS_DISMISSED}))`;

const LEAD = `newData${'.parent()'.repeat(5)}.child(${quoted(lead.path)}).child(newData.val())`;

/**
 * Written once: with the lead that the same write creates, or as dismissed. Only a dismissal is ever taken back. The
 * conditions are in `.write`, so that they hold as well when it is written child by child.
 */
const HANDLED: Rules = {
  '.write': all(
    SEES_MONEY,
    `((${all(
      '!data.exists()',
      "newData.hasChildren(['uid', 'user', 'timestamp'])",
      IS_EITHER,
      WAS_WAITING,
      `!${IS_WAITING}`,
    )}) || (${all('!newData.exists()', "data.child('dismissed').exists()", IS_WAITING)}))`,
  ),
  ...validate(),
  ...SIGNED,
  lead: validate(
    all(
      'newData.isString()',
      'newData.val().matches(/^[-0-9A-Z_a-z]+$/)',
      `!root.child(${quoted(lead.path)}).child(newData.val()).exists()`,
      `${LEAD}.exists()`,
      // What is imported can be removed.
      `!${LEAD}.child(${quoted(IMPORT_CHILD)}).exists()`,
    ),
  ),
  dismissed: validate('newData.val() === true'),
  $other: { '.validate': false },
};
