import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ThemeSwitch } from '../../src/ui/ThemeSwitch.tsx';
import { applyTheme, setTheme, storedTheme } from '../../src/ui/theme.ts';
import { blockStorage } from '../support/storage.ts';

const pageTheme = () => document.documentElement.dataset['theme'];
const clickSwitch = () => fireEvent.click(screen.getByRole('button', { name: /^Theme/ }));
const label = () => screen.getByRole('button').getAttribute('aria-label');

beforeEach(() => {
  delete document.documentElement.dataset['theme'];
});

it('cycles through system, light and dark, and stores each', () => {
  render(<ThemeSwitch />);
  const steps = [[label(), pageTheme(), storedTheme()]];
  for (let step = 0; step < 3; step += 1) {
    clickSwitch();
    steps.push([label(), pageTheme(), storedTheme()]);
  }
  expect(steps).toEqual([
    ['Theme: system', undefined, 'system'],
    ['Theme: light', 'light', 'light'],
    ['Theme: dark', 'dark', 'dark'],
    ['Theme: system', undefined, 'system'],
  ]);
});

it('starts with the stored theme, or the one of the system if it is unknown, and stores nothing itself', () => {
  applyTheme(storedTheme());
  const { unmount } = render(<ThemeSwitch />);
  expect(localStorage.length).toBe(0);
  unmount();
  setTheme('dark');
  const { unmount: close } = render(<ThemeSwitch />);
  expect(label()).toBe('Theme: dark');
  close();
  localStorage.setItem('theme', 'sepia');
  render(<ThemeSwitch />);
  expect(label()).toBe('Theme: system');
});

it('works without storage until the page is closed', () => {
  blockStorage();
  render(<ThemeSwitch />);
  expect(label()).toBe('Theme: system');
  clickSwitch();
  expect(label()).toBe('Theme: light');
  expect(pageTheme()).toBe('light');
});
