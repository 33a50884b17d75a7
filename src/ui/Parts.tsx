import type { ReactNode } from 'react';

type PartsProps = {
  readonly parts: readonly string[];
  /** Draws a part; as it is by default. */
  readonly mark?: ((text: string) => ReactNode) | undefined;
};

/** Texts in one line, each in its own direction, with dots between them; blank ones are left out, and what two of them say is said once. */
export const Parts = ({ parts, mark }: PartsProps) =>
  [...new Set(parts)]
    .filter((part) => part.trim() !== '')
    .map((part, index) => (
      <span key={part}>
        {index > 0 && ' · '}
        <bdi>{mark ? mark(part) : part}</bdi>
      </span>
    ));
