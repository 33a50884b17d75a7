import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';

type CredentialFieldProps = {
  readonly label: string;
  readonly type: 'email' | 'password';
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly autoComplete: string;
};

/** A labeled input for the e-mail address or the password, which can be shown. */
export function CredentialField({
  label,
  type,
  value,
  onChange,
  autoComplete,
}: CredentialFieldProps) {
  const id = useId();
  const [isVisible, setVisible] = useState(false);
  const Icon = isVisible ? EyeOff : Eye;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          type={isVisible ? 'text' : type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className="h-11 w-full rounded-md border border-edge bg-surface px-3 pe-11"
        />
        {type === 'password' && (
          <button
            type="button"
            onClick={() => setVisible(!isVisible)}
            aria-label="Show password"
            aria-pressed={isVisible}
            className="absolute end-1 top-1 grid size-9 place-items-center rounded-md text-muted hover:text-ink"
          >
            <Icon aria-hidden="true" className="size-4.5" />
          </button>
        )}
      </div>
    </div>
  );
}
