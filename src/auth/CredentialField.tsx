import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';

type CredentialFieldProps = {
  readonly label: string;
  readonly type: 'email' | 'password';
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly autoComplete: string;
};

/** A labelled box for the address or the password; the password can be shown. */
export function CredentialField({
  label,
  type,
  value,
  onType,
  autoComplete,
}: CredentialFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          type={shown ? 'text' : type}
          value={value}
          onChange={(event) => onType(event.target.value)}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className="h-11 w-full rounded-md border border-edge bg-surface px-3 pe-11"
        />
        {type === 'password' && (
          <button
            type="button"
            onClick={() => setShown(!shown)}
            aria-label="Show password"
            aria-pressed={shown}
            className="absolute end-1 top-1 grid size-9 place-items-center rounded-md text-muted hover:text-ink"
          >
            <Icon aria-hidden="true" className="size-4.5" />
          </button>
        )}
      </div>
    </div>
  );
}
