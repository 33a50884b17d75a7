import type { ComponentProps } from 'react';

const VARIANTS = {
  primary: 'bg-accent text-accent-ink hover:bg-accent-strong border-transparent',
  plain: 'bg-surface text-ink border-edge/50 hover:border-edge hover:bg-sunken',
  quiet: 'border-transparent text-accent hover:bg-accent/10',
} as const;

type ButtonProps = ComponentProps<'button'> & { readonly variant?: keyof typeof VARIANTS };

/** A button of type `button` unless told otherwise, so that it never submits a form by accident. */
export function Button({
  variant = 'plain',
  className = '',
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      className={`inline-flex min-h-9 items-center justify-center gap-2 rounded-md border px-3.5 text-sm font-semibold whitespace-nowrap transition-colors aria-disabled:opacity-60 ${VARIANTS[variant]} ${className}`}
      {...rest}
    />
  );
}
