import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { lookOf, type Look } from './Button.tsx';

/** A link that looks like a button. */
export const ButtonLink = ({ variant, className, ...rest }: LinkProps & Look) => (
  <Link className={lookOf(variant, true, className)} {...rest} />
);

/** A link to another app that looks like one. */
export const ButtonAnchor = ({
  variant,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & Look) => (
  <a className={lookOf(variant, true, className)} {...rest}>
    {children}
  </a>
);
