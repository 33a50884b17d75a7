import { formatDate } from '../../lib/dates.ts';
import { formatCents } from '../../lib/exact.ts';
import { formatPeriod } from '../../lib/period.ts';
import { countText } from '../../lib/words.ts';
import type { Company } from '../documents/company.ts';
import { filledIn, type Cell, type PrintedDocument } from '../documents/printedDocument.ts';
import { itemName, type VatDocument, type VatFigure, type VatReturn } from './vatReturn.ts';

/** What the VAT of a period prints as: each figure with its documents below it. */
export function vatDocument(declared: VatReturn, company: Company): PrintedDocument {
  const period = formatPeriod(declared);
  return {
    title: { en: 'VAT of the Period', ar: 'ضريبة القيمة المضافة للفترة' },
    number: period,
    from: company,
    to: { name: period, address: '', trn: '', licence: '', phone: '', email: '' },
    toLabel: { en: 'Period', ar: 'الفترة' },
    facts: [],
    columns: [
      { label: { en: 'Figure, document', ar: 'البند والمستند' }, isNumber: false },
      { label: { en: 'Tax no.', ar: 'الرقم الضريبي' }, isNumber: true },
      { label: { en: 'Date', ar: 'التاريخ' }, isNumber: false, isWhole: true },
      { label: { en: 'Customer', ar: 'العميل' }, isNumber: false },
      { label: { en: 'Net (AED)', ar: 'الصافي' }, isNumber: true },
      { label: { en: 'VAT (AED)', ar: 'الضريبة' }, isNumber: true },
    ],
    rows: declared.figures.flatMap((figure) => [toHead(figure), ...figure.documents.map(toRow)]),
    totals: [
      {
        label: { en: 'Sales without VAT', ar: 'المبيعات بدون الضريبة' },
        value: `AED ${formatCents(declared.net)}`,
      },
      {
        label: { en: 'VAT on sales', ar: 'ضريبة المبيعات' },
        value: `AED ${formatCents(declared.vat)}`,
        isMain: true,
      },
    ],
    notes: filledIn([
      {
        label: { en: 'To be checked', ar: 'للمراجعة' },
        value: declared.warnings
          .map((one) => {
            const names = one.items.map((item) => itemName(one, item));
            return `${countText(names.length, one.noun)} ${one.why}: ${names.join(', ')}`;
          })
          .join('\n'),
      },
    ]),
  };
}

const toHead = ({ label, box, net, vat }: VatFigure): readonly Cell[] => [
  { ...label, en: box === '' ? label.en : `${box} · ${label.en}` },
  '',
  '',
  '',
  formatCents(net),
  formatCents(vat),
];

const toRow = ({ record, day, net, vat }: VatDocument): readonly Cell[] => [
  record.idNum,
  String(record.taxNumber),
  formatDate(day),
  record.customer,
  formatCents(net),
  formatCents(vat),
];
