import { westernDigits } from './westernDigits.ts';

/** The digits of a text alone. */
export const digitsIn = (text: string): string => westernDigits(text).replaceAll(/\D/g, '');
