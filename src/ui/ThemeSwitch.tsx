import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { THEMES, setTheme, storedTheme, type Theme } from './theme.ts';

const OPTIONS = {
  system: { icon: Monitor, name: 'system' },
  light: { icon: Sun, name: 'light' },
  dark: { icon: Moon, name: 'dark' },
} as const;

/** Cycles through the themes: system, light, dark. */
export function ThemeSwitch() {
  const [theme, setCurrent] = useState<Theme>(storedTheme);
  const { icon: Icon, name } = OPTIONS[theme];

  function selectNext(): void {
    const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
    setTheme(next);
    setCurrent(next);
  }

  return (
    <button
      type="button"
      data-command="theme"
      onClick={selectNext}
      aria-label={`Theme: ${name}`}
      title={`Theme: ${name}`}
      className="grid size-9 shrink-0 place-items-center rounded-md text-muted hover:text-ink"
    >
      <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
    </button>
  );
}
