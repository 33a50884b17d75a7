import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ThemeSwitch } from '../../src/ui/ThemeSwitch.tsx';
import { applyTheme, setTheme, storedTheme } from '../../src/ui/theme.ts';
import { blockStorage } from '../support/storage.ts';

const lit = () => document.documentElement.dataset['theme'];
const choose = () => fireEvent.click(screen.getByRole('button', { name: /^Theme/ }));
const shown = () => screen.getByRole('button').getAttribute('aria-label');

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

afterEach(cleanup);

it('goes from the system’s theme to light, to dark and back, and each is kept', () => {
  render(<ThemeSwitch />);
  const steps = [[shown(), lit(), storedTheme()]];
  for (let step = 0; step < 3; step += 1) {
    choose();
    steps.push([shown(), lit(), storedTheme()]);
  }
  expect(steps).toEqual([
    ['Theme: system', undefined, 'system'],
    ['Theme: light', 'light', 'light'],
    ['Theme: dark', 'dark', 'dark'],
    ['Theme: system', undefined, 'system'],
  ]);
});

it('starts with the theme chosen before', () => {
  setTheme('dark');
  render(<ThemeSwitch />);
  expect(shown()).toBe('Theme: dark');
});

it('stores nothing before a choice was made', () => {
  applyTheme(storedTheme());
  render(<ThemeSwitch />);
  expect(localStorage.length).toBe(0);
});

it('takes a stored word it does not know for no choice', () => {
  localStorage.setItem('theme', 'sepia');
  render(<ThemeSwitch />);
  expect(shown()).toBe('Theme: system');
});

it('works for as long as the page when the browser keeps nothing', () => {
  blockStorage();
  render(<ThemeSwitch />);
  expect(shown()).toBe('Theme: system');
  choose();
  expect(shown()).toBe('Theme: light');
  expect(lit()).toBe('light');
});
