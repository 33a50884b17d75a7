import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

type IconButtonProps = ComponentProps<'button'> & {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly iconSize?: string;
};

/** A small button that shows an icon alone. */
export const IconButton = ({
  icon: Icon,
  iconSize = 'size-4',
  label,
  className = '',
  ...rest
}: IconButtonProps) => (
  <button {...rest} type="button" aria-label={label} className={`${ICON_BUTTON} ${className}`}>
    <Icon aria-hidden="true" className={iconSize} />
  </button>
);

const ICON_BUTTON =
  'grid size-9 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11';
