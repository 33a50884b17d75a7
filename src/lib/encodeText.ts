/**
 * Text as a part of an address. Half of a character, which `encodeURIComponent` throws at, is replaced: a text that another
 * program has cut is no reason for a page not to be shown.
 */
export const encodeText = (text: string): string => encodeURIComponent(text.toWellFormed());
