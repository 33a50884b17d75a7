/**
 * Text as a part of an address. Half of a character, which `encodeURIComponent` throws at, is replaced: a text that another
 * program has cut is no reason for a page not to be shown.
 */
export const encodeText = (text: string): string => encodeURIComponent(text.toWellFormed());

/** What a message says. */
export type Message = { readonly subject: string; readonly body: string };

/** A link that writes to an e-mail address, which may be blank. */
export function mailHref(email: string, message?: Partial<Message>): string {
  const to = `mailto:${encodeText(email.trim()).replaceAll('%40', '@')}`;
  if (message === undefined) return to;
  const { subject = '', body = '' } = message;
  // Mail programs want both characters at the end of a line (RFC 6068).
  const lines = encodeText(body.replaceAll('\n', '\r\n'));
  return `${to}?subject=${encodeText(subject)}${lines && `&body=${lines}`}`;
}
