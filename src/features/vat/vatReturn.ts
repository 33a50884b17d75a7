import { lookUp } from '../../lib/lookUp.ts';
import { wholeSum } from '../../lib/sum.ts';
import type { Customer } from '../sales/customer.entity.ts';
import { keptRecords } from '../../records/model/recordsNaming.ts';
import { archivedOn } from '../../records/model/archive.ts';
import { EMIRATES, type Emirate } from '../documents/emirates.ts';
import { countText } from '../../lib/words.ts';
import type { Period } from '../../lib/period.ts';
import type { CreditNote } from '../creditNotes/creditNote.entity.ts';
import { uncredited } from '../creditNotes/crediting.ts';
import { documentAmounts, taxationOf, vatPercent } from '../documents/documentAmounts.ts';
import { AED_PER_USD, standardVatOn, VAT_NOT_STATED } from '../documents/pricing.ts';
import type { Invoice } from '../finance/invoice.entity.ts';
import { isBooked } from '../finance/receivables.ts';

/** The boxes of the standard rate in the return, VAT 201, by the code of the emirate. */
const BOXES = {
  AUH: '1a',
  DXB: '1b',
  SHJ: '1c',
  AJM: '1d',
  UAQ: '1e',
  RAK: '1f',
  FUJ: '1g',
} as const satisfies Readonly<Record<(typeof EMIRATES)[Emirate], string>>;

export const NO_EMIRATE = 'Emirate not stated';

/** A document of the return, in fils; a credit note is below 0. */
export type VatDocument = {
  readonly kind: 'invoice' | 'credit note';
  readonly record: Invoice | CreditNote;
  /** The day on which it counts. */
  readonly day: string;
  readonly emirate: string;
  readonly net: bigint;
  readonly vat: bigint;
};

/** What the return asks for in one place, in fils, and the documents behind it. */
export type VatFigure = {
  readonly name: string;
  /** The box of the form VAT 201; blank for what is not in it. */
  readonly box: string;
  /** The rate in percent; null where no VAT is charged. */
  readonly percent: number | null;
  readonly emirate: string;
  readonly net: bigint;
  readonly vat: bigint;
  readonly documents: readonly VatDocument[];
};

export type VatReturn = Period & {
  readonly figures: readonly VatFigure[];
  /** Of all figures that the form has a box for. */
  readonly net: bigint;
  readonly vat: bigint;
  /** What is left out, or stands in no box of an emirate; only what there is. */
  readonly warnings: readonly VatWarning[];
  /** What is not issued, and counts for nothing. */
  readonly drafts: readonly Dated[];
};

/** What is to be checked before the return is filed. */
export type VatWarning = {
  /** Documents have a tax number; of a customer, and of the only office, `items` has the first one. */
  readonly noun: 'customer' | 'document' | 'invoice' | 'office';
  readonly why: string;
  readonly items: readonly Dated[];
};

export type Dated = Pick<VatDocument, 'record' | 'day'>;

/** What the VAT of a period lacks, in fils, while a document does not count: at the standard rate of its day where it states none. */
export function missingVat({ record, day }: Dated): bigint {
  const { vatRate, rate } = record;
  const { aed } = documentAmounts({
    ...record,
    vatRate: vatRate === VAT_NOT_STATED ? standardVatOn(day) : vatRate,
    rate: taxationOf(record).rate === null ? AED_PER_USD : rate,
  }).total;
  const vat = aed?.vat ?? 0n;
  return 'reason' in record ? -vat : vat;
}

/** What a warning says before it names each: “2 documents without a rate to dirhams, so not counted”. */
export const titleOf = ({ items, noun, why }: VatWarning): string =>
  `${countText(items.length, noun)} ${why}`;

/** What a warning calls one of its items. */
export const itemName = ({ noun }: VatWarning, { record }: Dated): string =>
  noun === 'office'
    ? 'yours'
    : noun === 'customer'
      ? record.customer.trim() || 'nobody named'
      : record.idNum;

/** What is declared: all records, archived ones too, and the emirate of the only office, or else that of each customer. */
export type VatSources = {
  readonly invoices: readonly Invoice[];
  readonly creditNotes: readonly CreditNote[];
  readonly office?: string | null;
  readonly customers: readonly Customer[];
};

/**
 * The day on which the VAT of an invoice is due: that of the supply or of the invoice, whichever is earlier (Federal Decree-Law 8 of
 * 2017, Article 25).
 */
export const taxPoint = ({ date, supplyDate, creationDate }: Invoice): string => {
  const issued = date || creationDate;
  return supplyDate !== '' && supplyDate < issued ? supplyDate : issued;
};

/** What the return of a period asks for: sales by rate, those of the standard rate by emirate. */
export function vatReturn(
  { invoices, creditNotes, customers, office = null }: VatSources,
  { from, to }: Period,
): VatReturn {
  const keptFor = keptRecords(customers);
  const all = [
    ...invoices.map((record) => ({ kind: 'invoice' as const, record, day: taxPoint(record) })),
    ...creditNotes.map((record) => ({
      kind: 'credit note' as const,
      record,
      day: record.date || record.creationDate,
    })),
  ]
    .filter(({ day }) => day >= from && day <= to)
    .toSorted((a, b) => a.day.localeCompare(b.day) || toNumber(a.record) - toNumber(b.record));
  const numbered = all.filter(({ record }) => record.taxNumber !== '');
  const figures = new Map<string, VatFigure & { readonly documents: VatDocument[] }>();
  const [unconverted, unstated]: [Dated[], Dated[]] = [[], []];
  // With what takes all of it back, it comes to nothing, whatever its VAT.
  const takenBack = new Set(
    invoices.filter((one) => one.credited > 0 && uncredited(one) <= 0n).map(({ id }) => id),
  );
  for (const { kind, record, day } of numbered) {
    const isOver = takenBack.has('reason' in record ? record.invoice : record.id);
    if (record.vatRate === VAT_NOT_STATED) {
      if (isOver) continue;
      unstated.push({ record, day });
      continue;
    }
    const { aed } = documentAmounts(record).total;
    if (aed === null) {
      if (isOver) continue;
      unconverted.push({ record, day });
      continue;
    }
    const sign = kind === 'invoice' ? 1n : -1n;
    const document: VatDocument = {
      kind,
      record,
      day,
      emirate: office ?? keptFor(record.customer)?.emirate ?? '',
      net: sign * aed.net,
      vat: sign * aed.vat,
    };
    const place = findPlace(document);
    const known = figures.get(place.name);
    const documents = known?.documents ?? [];
    documents.push(document);
    figures.set(place.name, {
      ...place,
      net: (known?.net ?? 0n) + document.net,
      vat: (known?.vat ?? 0n) + document.vat,
      documents,
    });
  }
  const sorted = [...figures.values()].toSorted(
    (a, b) => boxRank(a) - boxRank(b) || a.name.localeCompare(b.name),
  );
  const declared = sorted.filter(({ box }) => box !== '');
  const withoutEmirate = sorted
    .filter(({ emirate }) => emirate === NO_EMIRATE)
    .flatMap(({ documents }) => documents);
  const unplaced = withoutEmirate.map((one) => [one.record.customer.trim(), one] as const);
  const unnumbered = all.filter(({ record }) => record.taxNumber === '');
  // A credit note without a number is a draft.
  const isDraft = ({ record }: Dated): boolean => !('status' in record && isBooked(record));
  const warnings: readonly VatWarning[] = [
    office === null
      ? {
          noun: 'customer',
          why: 'without an emirate',
          items: [...new Map(unplaced.toReversed()).values()].toReversed(),
        }
      : {
          noun: 'office',
          why: 'without an emirate, which is the box of its sales',
          items: withoutEmirate.slice(0, 1),
        },
    { noun: 'document', why: 'without a rate to dirhams, so not counted', items: unconverted },
    { noun: 'document', why: 'without a VAT treatment, so not counted', items: unstated },
    {
      noun: 'invoice',
      why: 'without a tax number, so not counted',
      items: unnumbered.filter((one) => !isDraft(one)),
    },
  ];
  return {
    from,
    to,
    figures: sorted,
    net: wholeSum(declared, ({ net }) => net),
    vat: wholeSum(declared, ({ vat }) => vat),
    warnings: warnings.filter(({ items }) => items.length > 0),
    drafts: unnumbered.filter((one) => isDraft(one) && archivedOn(one.record) === ''),
  };
}

const toNumber = ({ taxNumber }: Invoice | CreditNote): number => Number(taxNumber);

type Place = Pick<VatFigure, 'name' | 'box' | 'percent' | 'emirate'>;

function findPlace({ record, emirate }: VatDocument): Place {
  const percent = vatPercent(record);
  if (percent !== null && percent > 0) {
    const [known, box] = isEmirateName(emirate)
      ? [emirate, BOXES[EMIRATES[emirate]]]
      : [NO_EMIRATE, '1'];
    return {
      name: `Standard rate ${percent} %, ${known}`,
      box,
      percent,
      emirate: known,
    };
  }
  const [name, box] = lookUp(OTHERS, record.vatRate) ?? [record.vatRate, ''];
  return { name, box, percent, emirate: '' };
}

const isEmirateName = (name: string): name is Emirate => Object.hasOwn(EMIRATES, name);

const OTHERS: Readonly<Record<string, readonly [name: string, box: string]>> = {
  'Zero-rated': ['Zero-rated', '4'],
  Exempt: ['Exempt', '5'],
  'Out of scope': ['Out of scope', ''],
};

/** In the order of the form; what it has no box for is last. */
const boxRank = ({ box }: VatFigure): number =>
  box === ''
    ? 100
    : box === '1'
      ? 1.9
      : Number.parseFloat(box) + ('abcdefg'.indexOf(box.slice(1)) + 1) / 10;
