import { VAT_PERCENT, type Invoice } from './invoice.entity.ts';
import { converted, percentOf, withoutPercent } from '../../model/exact.ts';

/** The rate of VAT of an invoice, in percent; null where none is charged, nothing is stated, or it is not known. */
export const vatPercent = ({ vatRate }: Pick<Invoice, 'vatRate'>): number | null =>
  VAT_PERCENT[vatRate] ?? null;

/** How VAT applies to what is calculated, and the dirhams per dollar; null where there is none. */
export type Taxation = { readonly percent: number | null; readonly rate: number | null };

/** What is paid without VAT, and the VAT: in cents, and in fils if there is a rate. */
export type Amounts = {
  readonly net: bigint;
  readonly vat: bigint;
  readonly aed: { readonly net: bigint; readonly vat: bigint } | null;
};

/** The amounts of a line from its price without VAT. Each is rounded, so that the amounts of all lines add up. */
export function amountsOfNet(net: bigint, { percent, rate }: Taxation): Amounts {
  const aedNet = rate === null ? null : converted(net, rate);
  return {
    net,
    vat: percentOf(net, percent ?? 0),
    aed: aedNet === null ? null : { net: aedNet, vat: percentOf(aedNet, percent ?? 0) },
  };
}

/** The amounts of a line from what is paid for it, VAT included, to which they add up. */
export function amountsOfGross(gross: bigint, { percent, rate }: Taxation): Amounts {
  const split = (whole: bigint) => {
    const net = withoutPercent(whole, percent ?? 0);
    return { net, vat: whole - net };
  };
  return { ...split(gross), aed: rate === null ? null : split(converted(gross, rate)) };
}

/** The sums of some amounts. */
export function sumOfAmounts(all: readonly Amounts[]): Amounts {
  const sum = (read: (amounts: Amounts) => bigint): bigint =>
    all.reduce((total, amounts) => total + read(amounts), 0n);
  return {
    net: sum(({ net }) => net),
    vat: sum(({ vat }) => vat),
    aed: all.every(({ aed }) => aed !== null)
      ? { net: sum(({ aed }) => aed?.net ?? 0n), vat: sum(({ aed }) => aed?.vat ?? 0n) }
      : null,
  };
}

/** What is paid, VAT included. */
export const grossOf = ({ net, vat }: { readonly net: bigint; readonly vat: bigint }): bigint =>
  net + vat;
