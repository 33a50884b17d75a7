import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { THEMES, chooseTheme, storedTheme, type Theme } from './theme.ts';

const LOOKS = {
  system: { icon: Monitor, name: 'as the system' },
  light: { icon: Sun, name: 'light' },
  dark: { icon: Moon, name: 'dark' },
} as const;

/** Goes through the themes: as the system, light, dark. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>(storedTheme);
  const { icon: Icon, name } = LOOKS[theme];

  function choose(): void {
    const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
    chooseTheme(next);
    setTheme(next);
  }

  return (
    <button
      type="button"
      onClick={choose}
      aria-label={`Theme: ${name}`}
      title={`Theme: ${name}`}
      className="grid size-9 shrink-0 place-items-center rounded-md text-muted hover:text-ink"
    >
      <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
    </button>
  );
}
