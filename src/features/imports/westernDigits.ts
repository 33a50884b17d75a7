/** A text with Arabic and Persian digits and signs as Western ones, since numbers and dates are written in either. */
export const westernDigits = (text: string): string =>
  NOT_ASCII.test(text)
    ? text
        .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
        .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
        .replaceAll('٫', '.')
        .replaceAll('٬', ',')
        .replaceAll('\u2212', '-')
        .replaceAll(/[\u200e\u200f\u061c]/g, '')
    : text;

const NOT_ASCII = /[^\0-\x7f]/;
