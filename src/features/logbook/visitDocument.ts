import { lookUp } from '../../lib/lookUp.ts';
import { PARAMETERS, type Kind, type ParameterName } from '../../company/water.ts';
import { formatDate } from '../../lib/dates.ts';
import { readLines } from '../../records/model/lines.ts';
import type { Company } from '../documents/company.ts';
import type { Label } from '../documents/labels.ts';
import { customerAsParty } from '../documents/pricedDocument.ts';
import {
  filledIn,
  type Cell,
  type Picture,
  type PrintedDocument,
} from '../documents/printedDocument.ts';
import { nextDue } from '../installations/due.ts';
import { distance, rangesOf, type Installation } from '../installations/installation.entity.ts';
import type { Customer } from '../sales/customer.entity.ts';
import {
  MOST_DECIMALS,
  outsideOf,
  outsideText,
  rangeText,
  readingText,
  type Outside,
  type Ranges,
} from '../visits/readings.ts';
import { CHECK_COLUMNS, readingsOf, type Visit } from '../visits/visit.entity.ts';
import { inFigures } from '../../lib/words.ts';

const TEXTS = {
  title: { en: 'Visit Report', ar: 'تقرير زيارة' },
  to: { en: 'For', ar: 'مقدّم إلى' },
  installation: { en: 'Installation', ar: 'المنظومة' },
  kind: { en: 'Kind', ar: 'النوع' },
  volume: { en: 'Volume', ar: 'السعة' },
  date: { en: 'Date of visit', ar: 'تاريخ الزيارة' },
  by: { en: 'Carried out by', ar: 'قام بالزيارة' },
  next: { en: 'Next visit', ar: 'الزيارة القادمة' },
  reading: { en: 'Reading', ar: 'القياس' },
  measured: { en: 'Measured', ar: 'القيمة المقاسة' },
  range: { en: 'Range', ar: 'النطاق' },
  change: { en: 'Since last time', ar: 'منذ الزيارة السابقة' },
  remark: { en: 'Remark', ar: 'ملاحظة' },
  summary: { en: 'In short', ar: 'الخلاصة' },
  work: { en: 'Work done', ar: 'الأعمال المنفّذة' },
  nextTime: { en: 'Next time', ar: 'في الزيارة القادمة' },
} as const satisfies Readonly<Record<string, Label>>;

const KINDS_IN_ARABIC: Readonly<Record<Kind, string>> = {
  Marine: 'مياه مالحة',
  Freshwater: 'مياه عذبة',
  Pond: 'بركة',
  Vivarium: 'فيفاريوم',
};

const PARAMETERS_IN_ARABIC: Readonly<Record<ParameterName, string>> = {
  temperature: 'درجة الحرارة',
  nightTemperature: 'درجة الحرارة ليلاً',
  humidity: 'الرطوبة',
  salinity: 'الملوحة',
  ph: 'الأس الهيدروجيني',
  alkalinity: 'القلوية',
  carbonateHardness: 'العسر الكربوناتي',
  generalHardness: 'العسر الكلي',
  calcium: 'الكالسيوم',
  magnesium: 'المغنيسيوم',
  ammonia: 'الأمونيا',
  nitrite: 'النتريت',
  nitrate: 'النترات',
  phosphate: 'الفوسفات',
  conductivity: 'الموصلية الكهربائية',
};

/** What a report says beside what its visit holds. */
type Context = {
  readonly company: Company;
  readonly customer: Customer | null;
  readonly installation: Installation;
  /** The visits to the installation that were recorded before, the newest first. */
  readonly before: readonly Visit[];
  readonly pictures: readonly Picture[];
};

/** What the report of a visit prints as, for the customer: never the access notes, nor what the company asks or uses. */
export function visitDocument(record: Visit, context: Context): PrintedDocument {
  const { company, customer, installation, before, pictures } = context;
  const { kind, litres } = installation;
  const ranges = rangesOf(installation);
  const isOutside = outsideOf(readingsOf(record), ranges).length > 0;
  const place = installation.name.trim() || record.place;
  const date = formatDate(record.date);
  const next = installation.archived === '' ? nextAfter(record, installation) : '';
  const party = customerAsParty(installation.customer, customer);
  return {
    title: TEXTS.title,
    number: [place, date].filter(Boolean).join(', '),
    isDraft: record.unsaved !== undefined,
    from: company,
    to: { ...party, trn: '' },
    toLabel: TEXTS.to,
    facts: filledIn([
      { label: TEXTS.installation, value: place },
      {
        label: TEXTS.kind,
        value: [kind, lookUp(KINDS_IN_ARABIC, kind)].filter(Boolean).join(' · '),
      },
      { label: TEXTS.volume, value: litres > 0 ? `${inFigures(litres)} L` : '' },
      { label: TEXTS.date, value: date },
      { label: TEXTS.by, value: record.by },
      { label: TEXTS.next, value: formatDate(next) },
    ]),
    opening: `Here is the report of our visit to ${place} on ${date}${next && `. The next one is planned for ${formatDate(next)}`}.`,
    columns: [
      { label: TEXTS.reading, isNumber: false },
      { label: TEXTS.measured, isNumber: true },
      { label: TEXTS.range, isNumber: true },
      { label: TEXTS.change, isNumber: true },
      ...(isOutside ? [{ label: TEXTS.remark, isNumber: false }] : []),
    ],
    rows: toRows(record, ranges, before).map((row) => (isOutside ? row : row.slice(0, -1))),
    totals: [],
    notes: filledIn([
      { label: TEXTS.summary, value: summarize(record, ranges) },
      { label: TEXTS.work, value: describeWork(record) },
      { label: TEXTS.nextTime, value: record.next },
    ]),
    pictures,
  };
}

/** The next day of the plan, if this visit is the last one: of an earlier one, it may be past. */
function nextAfter(record: Visit, installation: Installation): string {
  const next = nextDue(installation) ?? '';
  return next > record.date ? next : '';
}

function toRows(record: Visit, ranges: Ranges, before: readonly Visit[]): readonly Cell[][] {
  return readingsOf(record).map(([name, value]) => {
    const { label, unit } = PARAMETERS[name];
    const range = ranges.get(name);
    const last = before.find((one) => one[name] !== '')?.[name];
    const change = typeof last === 'number' ? changeText(name, last, value) : '–';
    return [
      { en: label, ar: PARAMETERS_IN_ARABIC[name] },
      `${readingText(name, value)} ${unit}`.trim(),
      range ? rangeText(range) : '–',
      change,
      range ? remarkOn(name, distance(value, range)) : '',
    ];
  });
}

/** How far a reading is outside of its range; blank inside. */
function remarkOn(name: ParameterName, by: number): Cell {
  if (by === 0) return '';
  return { en: outsideText({ name, by }), ar: outsideInArabic({ name, by }) };
}

const outsideInArabic = ({ name, by }: Pick<Outside, 'name' | 'by'>): string =>
  `${by > 0 ? 'أعلى' : 'أدنى'} بمقدار ${readingText(name, Math.abs(by))}`;

/** How a reading has changed, such as `+0.3`; `±0` where it has not. */
function changeText(name: ParameterName, from: number, to: number): string {
  // Without the errors of binary fractions.
  const change = Number((to - from).toFixed(MOST_DECIMALS));
  if (change === 0) return '±0';
  return change > 0 ? `+${readingText(name, change)}` : readingText(name, change);
}

/** How many readings are within their range, which are not, and by how much, in both languages. */
function summarize(record: Visit, ranges: Ranges): string {
  const measured = readingsOf(record).filter(([name]) => ranges.has(name));
  const outside = outsideOf(measured, ranges);
  if (measured.length === 0) return '';
  if (outside.length === 0)
    return 'All readings are within their range.\nجميع القياسات ضمن نطاقها.';
  const inside = measured.length - outside.length;
  const english = outside.map((one) => `${PARAMETERS[one.name].label} (${outsideText(one)})`);
  const arabic = outside.map(
    (one) => `${PARAMETERS_IN_ARABIC[one.name]} (${outsideInArabic(one)})`,
  );
  return `${inside} of ${measured.length} readings are within their range. Outside of it: ${english.join(', ')}.\n${inside} من ${measured.length} قياسات ضمن نطاقها. خارج النطاق: ${arabic.join('، ')}.`;
}

function describeWork({ work, checks }: Visit): string {
  const done = readLines(CHECK_COLUMNS, checks).map(({ check = '' }) => check);
  return [work.trim(), done.join(' · ')].filter(Boolean).join('\n');
}
