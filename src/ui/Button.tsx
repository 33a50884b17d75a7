import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

const VARIANTS = {
  primary: 'bg-accent text-accent-ink hover:bg-accent-strong border-transparent',
  plain: 'bg-surface text-ink border-edge/50 hover:border-edge hover:bg-sunken',
  quiet: 'border-transparent text-accent hover:bg-accent/10',
} as const;

type Look = {
  readonly variant?: keyof typeof VARIANTS;
  /** Whether it is higher where it is pressed by a finger. */
  readonly tall?: boolean;
};

const lookOf = (variant: Look['variant'] = 'plain', tall = false, className = ''): string =>
  `inline-flex min-h-9 items-center justify-center gap-2 rounded-md border px-3.5 text-sm font-semibold whitespace-nowrap transition-colors aria-disabled:opacity-60 ${VARIANTS[variant]} ${tall ? 'pointer-coarse:min-h-11' : ''} ${className}`;

/** A button of type `button` unless told otherwise, so that it never submits a form by accident. */
export const Button = ({
  variant,
  className,
  type = 'button',
  tall,
  ...rest
}: ComponentProps<'button'> & Look) => (
  <button
    type={type === 'submit' ? 'submit' : 'button'}
    className={lookOf(variant, tall, className)}
    {...rest}
  />
);

/** A link that looks like a button. */
export const ButtonLink = ({ variant, className, ...rest }: LinkProps & Look) => (
  <Link className={lookOf(variant, true, className)} {...rest} />
);

/** A link to another app that looks like one. */
export const ButtonAnchor = ({ className, children, ...rest }: ComponentProps<'a'>) => (
  <a className={lookOf('plain', true, className)} {...rest}>
    {children}
  </a>
);
