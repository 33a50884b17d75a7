import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './IconButton.tsx';
import { THEMES, setTheme, storedTheme, type Theme } from './theme.ts';

const OPTIONS = {
  system: { icon: Monitor, name: 'system' },
  light: { icon: Sun, name: 'light' },
  dark: { icon: Moon, name: 'dark' },
} as const;

/** Cycles through the themes: system, light, dark. */
export function ThemeSwitch() {
  const [theme, setCurrent] = useState<Theme>(storedTheme);
  const { icon, name } = OPTIONS[theme];

  function selectNext(): void {
    const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
    setTheme(next);
    setCurrent(next);
  }

  return (
    <IconButton
      icon={icon}
      iconSize="size-4.5"
      data-command="theme"
      onClick={selectNext}
      label={`Theme: ${name}`}
      title={`Theme: ${name}`}
    />
  );
}
