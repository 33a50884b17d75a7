import { linkedParts } from '../lib/contacts.ts';

/** A text as it was typed, in which addresses and phone numbers are links. */
export function LinkedText({ text }: { readonly text: string }) {
  return (
    <bdi className="whitespace-pre-wrap wrap-anywhere">
      {linkedParts(text).map(({ start, text: part, href }) =>
        href === undefined ? (
          part
        ) : (
          <a
            key={start}
            href={href}
            {...(href.startsWith('http') && { target: '_blank', rel: 'noreferrer' })}
            className="font-medium text-accent underline underline-offset-4"
          >
            {part}
          </a>
        ),
      )}
    </bdi>
  );
}
