import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';

type AlertProps = {
  /** An alert is read out at once; a status waits its turn. */
  readonly kind: 'alert' | 'status';
  readonly children: ReactNode;
};

/** Something a person must know, where they are looking. */
export function Alert({ kind, children }: AlertProps) {
  const Icon = kind === 'alert' ? CircleAlert : Info;
  const colours =
    kind === 'alert' ? 'bg-tone-red text-tone-red-ink' : 'bg-tone-blue text-tone-blue-ink';
  return (
    <div role={kind} className={`flex gap-2.5 rounded-md px-3.5 py-2.5 text-sm ${colours}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 grow wrap-anywhere">{children}</div>
    </div>
  );
}
