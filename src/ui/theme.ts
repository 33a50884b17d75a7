export const THEMES = ['system', 'light', 'dark'] as const;

/** How the dashboard is lit: as the system says, or as the person chose. */
export type Theme = (typeof THEMES)[number];

const KEY = 'theme';

/** The chosen theme; `system` when none was chosen or the browser keeps nothing. */
export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Shows the page in a theme. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Shows the page in the theme a person chose, and stores the choice where the browser allows it. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // The choice then lasts as long as the page.
  }
}
