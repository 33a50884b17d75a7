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

it('cycles through system, light and dark, and stores each', () => {
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

it('starts with the stored theme', () => {
  setTheme('dark');
  render(<ThemeSwitch />);
  expect(shown()).toBe('Theme: dark');
});

it('stores nothing before a choice', () => {
  applyTheme(storedTheme());
  render(<ThemeSwitch />);
  expect(localStorage.length).toBe(0);
});

it('ignores an unknown stored theme', () => {
  localStorage.setItem('theme', 'sepia');
  render(<ThemeSwitch />);
  expect(shown()).toBe('Theme: system');
});

it('works without storage until the page is closed', () => {
  blockStorage();
  render(<ThemeSwitch />);
  expect(shown()).toBe('Theme: system');
  choose();
  expect(shown()).toBe('Theme: light');
  expect(lit()).toBe('light');
});
