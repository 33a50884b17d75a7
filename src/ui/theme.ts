import { deviceStorage } from '../lib/storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;

/** `system` follows the preference of the operating system. */
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = 'theme';

/** The stored theme; `system` if there is none or storage is blocked. */
export function storedTheme(): Theme {
  const stored = deviceStorage.get(STORAGE_KEY);
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

/** Switches the page to a theme. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Switches the page to a theme and stores it. */
export function setTheme(theme: Theme): void {
  applyTheme(theme);
  deviceStorage.keep(STORAGE_KEY, theme);
}
