import type { PrintedDocument } from './printedDocument.ts';
import { LABELS } from './labels.ts';

export type Message = { readonly subject: string; readonly body: string };

/** What accompanies a document in a chat or an e-mail: its number, sum, due date and the bank details. */
export function messageOf({
  title,
  number,
  from,
  to,
  facts,
  due,
  totals,
  notes,
}: PrintedDocument): Message {
  const valueOf = (wanted: { readonly en: string }): string | undefined =>
    [...facts, ...totals].find(({ label }) => label.en === wanted.en)?.value;
  const sender = from.name.trim();
  const recipient = to.name.trim();
  const subject = `${title.en} ${number}${sender && ` from ${sender}`}`;
  const dirhams = valueOf(LABELS.totalInAed);
  const sum = [valueOf(LABELS.total), dirhams && `(${dirhams})`].filter(Boolean).join(' ');
  const paragraphs = [
    `${recipient ? `Dear ${recipient}` : 'Hello'},\n${subject}: ${sum}${due ? `, due ${due}` : ''}.`,
    ...notes.map(({ label, value }) => `${label.en}:\n${value.trim()}`),
    ...(sender ? [`Kind regards,\n${sender}`] : []),
  ];
  return { subject, body: paragraphs.join('\n\n') };
}
