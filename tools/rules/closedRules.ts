import { STAFF_PATH } from '../../src/features/accounts/invitation.ts';
import { CONFIG } from '../../src/features/documents/company.ts';
import { CLOSED_UNTIL, CLOSED_UNTIL_PATH } from '../../src/features/closing/closedMonth.ts';
import type { Entity } from '../../src/records/model/entity.ts';
import { isToldOf } from './companyRules.ts';
import { all, isNamed, quoted, validate, type Rules } from './ruleExpressions.ts';

const CLOSED = `root.child(${quoted(CLOSED_UNTIL_PATH)})`;

/** A record is dated after the last closed month, or not at all: what ends in a tilde is after all dates. */
const isAfter = (record: string, date = 'date'): string =>
  `${record}.child(${quoted(date)}).val() + '~' > ${CLOSED}.val() + '~~'`;

/** A record is not dated in a closed month, and nothing in it was supplied then; nor is it undated with `needsDate`. */
export const isDatedOpen = (
  { lock, fields }: Entity,
  record: string,
  { needsDate = false } = {},
): readonly string[] =>
  lock === undefined
    ? []
    : [
        `(!${CLOSED}.exists() || ${needsDate ? `${record}.child('date').val() > ${CLOSED}.val()` : isAfter(record)})`,
        ...('supplyDate' in fields
          ? [
              `(!${CLOSED}.exists() || !${record}.child('supplyDate').exists() || ${isAfter(record, 'supplyDate')})`,
            ]
          : []),
      ];

/** Whether a date is the only thing that stays: the rest never changes, or counts for nothing before its number is issued. */
const isDateAlone = ({ lock }: Entity): boolean => lock?.fields.length === 1;

/** The condition of a date, as the new value, in which nothing is added while its month is closed. */
export const isOpenDate = (entity: Entity, name: string): readonly string[] =>
  isDateAlone(entity) && entity.lock?.fields.includes(name)
    ? [`(!${CLOSED}.exists() || newData.val() + '~' > ${CLOSED}.val() + '~~')`]
    : [];

/**
 * What its lock names is not written in a record that is dated in a closed month, before the write or after it. The date is in every
 * new record, so that none is added there.
 */
export const whileNotClosed = (entity: Entity): readonly string[] =>
  entity.lock === undefined || isDateAlone(entity)
    ? []
    : [
        `(!${isNamed(entity.lock.fields)} || !${CLOSED}.exists() || (${isAfter('newData.parent()')} && (!data.parent().exists() || ${isAfter('data.parent()')})))`,
      ];

/**
 * The rules of the last day of the last closed month. It is set with an entry of the history, whose rules ask for access and for
 * what it was and is: by an administrator, with a staff list or without one.
 */
export const closedUntilRules = (): Rules => ({
  // It tells nothing of anybody.
  '.read': 'auth != null',
  '.write': all(
    isToldOf(CONFIG, quoted(CLOSED_UNTIL)),
    `root.child('${STAFF_PATH}/' + auth.uid).val() === true`,
  ),
  ...validate('newData.val().matches(/^20[0-9]{2}-(0[1-9]|1[012])-(2[89]|3[01])$/)'),
});
