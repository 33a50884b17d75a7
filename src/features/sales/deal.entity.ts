import { today } from '../../lib/dates.ts';
import { regularNoun } from '../../lib/words.ts';
import type { BadgeColors, StatusOf } from '../../lib/badgeColors.ts';
import { daysBetween } from '../../lib/calendar.ts';
import { ARCHIVE_FIELD } from '../../records/model/archive.ts';
import { defineEntity, type RecordOf } from '../../records/model/entity.ts';
import { givenLater } from '../../records/model/documentNumber.ts';
import {
  internal,
  moneyAmount,
  optional,
  partyName,
  personName,
  statusField,
  text,
} from '../../records/model/field.ts';
import { lines } from '../../records/model/lines.ts';
import { exchangeRate, PRICED_COLUMNS, vatRate } from '../documents/pricedFields.ts';
import { sum } from '../../lib/sum.ts';

export const STAGE_COLORS = {
  'New Lead': 'blue',
  'Quotation Sent': 'purple',
  Negotiation: 'yellow',
  Won: 'green',
  Lost: 'red',
} as const satisfies BadgeColors;

export type Stage = StatusOf<typeof STAGE_COLORS>;

export const STAGES = Object.keys(STAGE_COLORS) as Stage[];

export const deal = defineEntity({
  path: 'sales/deals',
  sharesPage: true,
  noun: regularNoun('deal'),
  isForOffice: true,
  fields: {
    title: text('Deal Title'),
    customer: partyName('Customer', 'customers'),
    value: moneyAmount('Value ($)'),
    stage: statusField('Stage', STAGE_COLORS, 'New Lead'),
    owner: optional(personName('Owner')),
    expectedClose: optional(text('Expected Close', 'date')),
    lines: lines('Lines', PRICED_COLUMNS),
    vatRate: vatRate(),
    rate: exchangeRate(),
    validUntil: optional(text('Valid Until', 'date')),
    terms: optional({
      ...text('Terms', 'multiline'),
      hint: 'Shares such as “40 % on order, 60 % on delivery” can be invoiced one by one.',
    }),
    quotation: optional(givenLater('Quotation #', () => `QUO-${today().slice(0, 4)}-`, 999)),
    quoted: optional(internal('Quoted On')),
    revision: optional(internal('Revision')),
    ...ARCHIVE_FIELD,
  },
  sinceField: 'stage',
  isPrinted: () => true,
  staysCounted: ({ stage }) => stage === 'Won' || stage === 'Lost',
  activity: {
    created: 'created new deal',
    updated: 'updated deal',
    statusVerb: 'moved to',
    subject: ({ title }) => title,
  },
});

export type Deal = RecordOf<typeof deal>;

export const isWon = ({ stage }: Deal): boolean => stage === 'Won';
export const isLost = ({ stage }: Deal): boolean => stage === 'Lost';

/** Whether a deal is in the open pipeline: every stage except Won and Lost (specification, section 4). */
export const isOpen = (record: Deal): boolean => !isWon(record) && !isLost(record);

/** The stages of the open pipeline. */
export const OPEN_STAGES = STAGES.filter((stage) => stage !== 'Won' && stage !== 'Lost');

/** For how many days an open deal may stay in its stage before it counts as quiet. */
const QUIET_DAYS = 14;

/** For how many days a deal has been in its stage, by YYYY-MM-DD dates; null when no date is stored. */
export function daysInStage({ since, creationDate }: Deal, day: string): number | null {
  const days = daysBetween(since ?? creationDate, day);
  return days === null ? null : Math.max(0, days);
}

/** Whether an open deal counts as quiet after so many days in its stage; null when no date is stored. */
export const isQuiet = (days: number | null): boolean => (days ?? 0) >= QUIET_DAYS;

/** Whether a deal is open and nothing is to be done about it. `withTask`: the ids of those with an open task. */
export const hasNoNextStep = (record: Deal, withTask: ReadonlySet<string>): boolean =>
  isOpen(record) && !withTask.has(record.id);

/** The name, in the address, of the filter of those deals. */
export const NO_NEXT_STEP = 'no-next-step';

/** The deals in one column of the board; those with an unknown stage are in the first column. */
export function dealsInStage(deals: readonly Deal[], stage: Stage): readonly Deal[] {
  return deals.filter(
    (record) =>
      record.stage === stage || (stage === STAGES[0] && !Object.hasOwn(STAGE_COLORS, record.stage)),
  );
}

const totalValue = (deals: readonly Deal[]): number => sum(deals, ({ value }) => value);

/** The total of the won deals, in the company's currency. */
export const wonValue = (deals: readonly Deal[]): number => totalValue(deals.filter(isWon));

/** What the key figure of the open pipeline says, on more than one page. */
export const PIPELINE_VALUE = {
  label: 'Pipeline Value',
  explanation: 'The sum of all deals that are neither won nor lost.',
} as const;

/** The total of the deals in the open pipeline, in the company's currency. */
export const pipelineValue = (deals: readonly Deal[]): number => totalValue(deals.filter(isOpen));

type StageTotal = {
  readonly stage: Stage;
  readonly count: number;
  /** In the company's currency. */
  readonly total: number;
};

/** The deals by stage, in the order of the board; every stage is there. */
export function dealsByStage(deals: readonly Deal[]): readonly StageTotal[] {
  return STAGES.map((stage) => {
    const inStage = dealsInStage(deals, stage);
    return { stage, count: inStage.length, total: totalValue(inStage) };
  });
}
