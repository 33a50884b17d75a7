/** Texts in one line, each in its own direction, with dots between them; blank ones are left out, and what two of them say is said once. */
export const Parts = ({ parts }: { readonly parts: readonly string[] }) =>
  [...new Set(parts)]
    .filter((part) => part.trim() !== '')
    .map((part, index) => (
      <span key={part}>
        {index > 0 && ' · '}
        <bdi>{part}</bdi>
      </span>
    ));
