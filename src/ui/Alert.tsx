import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';

type AlertProps = {
  /** The ARIA role: screen readers announce an alert at once, a status when they are idle. */
  readonly kind: 'alert' | 'status';
  readonly className?: string;
  readonly children: ReactNode;
};

/** A highlighted message. */
export function Alert({ kind, className = '', children }: AlertProps) {
  const Icon = kind === 'alert' ? CircleAlert : Info;
  const colors =
    kind === 'alert' ? 'bg-tone-red text-tone-red-ink' : 'bg-tone-blue text-tone-blue-ink';
  return (
    <div
      role={kind}
      className={`flex gap-2.5 rounded-md px-3.5 py-2.5 text-sm ${colors} ${className}`}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 grow wrap-anywhere">{children}</div>
    </div>
  );
}
