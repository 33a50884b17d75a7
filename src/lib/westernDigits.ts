/** A text with the digits of Arabic and Persian keyboards as 0 to 9, by which it is searched and compared. */
export const westernDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => `${digit.charCodeAt(0) & 15}`);
