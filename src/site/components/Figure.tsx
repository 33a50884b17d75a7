import type { Illustration } from '../content/types.ts';
import { Picture } from './Picture.tsx';

type FigureProps = {
  readonly illustration: Illustration;
  readonly sizes: string;
  /** Classes that fix the aspect ratio of the picture's box. */
  readonly shape: string;
  readonly className?: string;
};

/** A picture with its caption. */
export function Figure({ illustration, sizes, shape, className = '' }: FigureProps) {
  const { picture, alt, caption } = illustration;
  return (
    <figure className={className}>
      <Picture picture={picture} alt={alt} sizes={sizes} className={shape} />
      {caption !== undefined && (
        <figcaption className="mt-3 text-sm text-slate">{caption}</figcaption>
      )}
    </figure>
  );
}
