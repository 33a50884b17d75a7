import { Link, type LinkProps } from 'react-router-dom';

/** A link beside a title or in a text, as high as a finger needs. */
export const TextLink = ({ className = 'font-semibold', ...rest }: LinkProps) => (
  <Link {...rest} className={`${TEXT_LINK} ${className}`} />
);

/** The look of one. */
export const TEXT_LINK =
  'inline-flex items-center text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11';
