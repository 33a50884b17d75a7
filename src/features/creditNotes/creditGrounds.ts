import { select } from '../../records/model/field.ts';

/** The codes of the grounds on which a tax credit note is issued: Article 61 of the VAT law, and a discount on volume. */
export const CREDIT_GROUNDS = {
  'The supply was cancelled': 'DL8.61.1.A',
  'Its tax treatment has changed': 'DL8.61.1.B',
  'The agreed price was changed': 'DL8.61.1.C',
  'Goods or services were returned': 'DL8.61.1.D',
  'Tax was charged in error': 'DL8.61.1.E',
  'Volume discount': 'VD',
} as const;

type CreditGround = keyof typeof CREDIT_GROUNDS;

/** The code of a ground. */
export type CreditReason = (typeof CREDIT_GROUNDS)[CreditGround];

/** The ground of a credit note. */
export const creditGround = () =>
  select(
    'Legal Ground',
    ['Not stated', ...(Object.keys(CREDIT_GROUNDS) as CreditGround[])],
    'Not stated',
  );
