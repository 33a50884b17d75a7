import { lookUp } from '../../lib/lookUp.ts';
import { formatDate } from '../../lib/dates.ts';
import type { Emirate } from '../documents/emirates.ts';
import { formatCents } from '../../lib/exact.ts';
import { formatPeriod } from '../../lib/period.ts';
import type { Company } from '../documents/company.ts';
import type { Label } from '../documents/labels.ts';
import { filledIn, type Cell, type PrintedDocument } from '../documents/printedDocument.ts';
import {
  itemName,
  NO_EMIRATE,
  titleOf,
  type VatDocument,
  type VatFigure,
  type VatReturn,
} from './vatReturn.ts';

const TEXTS = {
  title: { en: 'VAT of the Period', ar: 'ضريبة القيمة المضافة للفترة' },
  period: { en: 'Period', ar: 'الفترة' },
  figure: { en: 'Figure, document', ar: 'البند والمستند' },
  number: { en: 'Tax no.', ar: 'الرقم الضريبي' },
  customer: { en: 'Customer', ar: 'العميل' },
  date: { en: 'Date', ar: 'التاريخ' },
  net: { en: 'Net (AED)', ar: 'الصافي' },
  vat: { en: 'VAT (AED)', ar: 'الضريبة' },
  total: { en: 'VAT on sales', ar: 'ضريبة المبيعات' },
  warnings: { en: 'To be checked', ar: 'للمراجعة' },
  netTotal: { en: 'Sales without VAT', ar: 'المبيعات بدون الضريبة' },
} as const satisfies Readonly<Record<string, Label>>;

const EMIRATES_AR: Readonly<Record<string, string>> = {
  'Abu Dhabi': 'أبوظبي',
  Dubai: 'دبي',
  Sharjah: 'الشارقة',
  Ajman: 'عجمان',
  'Umm Al Quwain': 'أم القيوين',
  'Ras Al Khaimah': 'رأس الخيمة',
  Fujairah: 'الفجيرة',
  [NO_EMIRATE]: 'الإمارة غير محددة',
} satisfies Readonly<Record<Emirate | typeof NO_EMIRATE, string>>;

const OTHERS_AR: Readonly<Record<string, string>> = {
  'Zero-rated': 'خاضعة لنسبة الصفر',
  Exempt: 'معفاة',
  'Out of scope': 'خارج نطاق الضريبة',
};

/** What a figure is called on paper, with its box of the form. */
const labelOf = ({ name, box, percent, emirate }: VatFigure): Label => ({
  en: box === '' ? name : `${box} · ${name}`,
  ar:
    percent === null || percent === 0
      ? (lookUp(OTHERS_AR, name) ?? '')
      : `النسبة الأساسية ${percent} %، ${lookUp(EMIRATES_AR, emirate) ?? ''}`,
});

/** What the VAT of a period prints as: each figure with its documents below it. */
export function vatDocument(declared: VatReturn, company: Company): PrintedDocument {
  const period = formatPeriod(declared);
  return {
    title: TEXTS.title,
    number: period,
    from: company,
    to: { name: period, address: '', trn: '', licence: '', phone: '', email: '' },
    toLabel: TEXTS.period,
    facts: [],
    columns: [
      { label: TEXTS.figure, isNumber: false },
      { label: TEXTS.number, isNumber: true },
      { label: TEXTS.date, isNumber: false, isWhole: true },
      { label: TEXTS.customer, isNumber: false },
      { label: TEXTS.net, isNumber: true },
      { label: TEXTS.vat, isNumber: true },
    ],
    rows: declared.figures.flatMap((figure) => [
      [labelOf(figure), '', '', '', formatCents(figure.net), formatCents(figure.vat)],
      ...figure.documents.map(toRow),
    ]),
    totals: [
      { label: TEXTS.netTotal, value: `AED ${formatCents(declared.net)}` },
      { label: TEXTS.total, value: `AED ${formatCents(declared.vat)}`, isMain: true },
    ],
    notes: filledIn([
      {
        label: TEXTS.warnings,
        value: declared.warnings
          .map((one) => {
            const names = one.items.map((item) => itemName(one, item));
            return `${titleOf(one)}: ${names.join(', ')}`;
          })
          .join('\n'),
      },
    ]),
  };
}

const toRow = ({ record, day, net, vat }: VatDocument): readonly Cell[] => [
  record.idNum,
  String(record.taxNumber),
  formatDate(day),
  record.customer,
  formatCents(net),
  formatCents(vat),
];
