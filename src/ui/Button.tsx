import type { ComponentProps } from 'react';

const VARIANTS = {
  primary: 'bg-accent text-accent-ink hover:bg-accent-strong border-transparent',
  plain: 'bg-surface text-ink border-edge/50 hover:border-edge hover:bg-sunken',
  quiet: 'border-transparent text-accent hover:bg-accent/10',
} as const;

export type Look = {
  readonly variant?: keyof typeof VARIANTS;
  /** Whether it is higher where it is pressed by a finger. */
  readonly tall?: boolean;
};

/** The classes of a button. */
export const lookOf = (variant: Look['variant'] = 'plain', tall = false, className = ''): string =>
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
