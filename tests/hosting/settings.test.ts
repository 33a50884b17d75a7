import { afterEach, describe, expect, it, vi } from 'vitest';
import { resolveConfig } from 'vite';
import { PREVIEW_MODE, problemsOf } from '../../hosting/settings.ts';
import { HOSTED_SETTINGS } from '../support/hostedSettings.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const problems = (changes: Readonly<Record<string, string>>): readonly string[] =>
  problemsOf({ ...HOSTED_SETTINGS, ...changes });

describe('a build for hosted Firebase', () => {
  it('has nothing to complain of when every setting is there', () => {
    expect(problems({})).toEqual([]);
  });

  it.each(Object.keys(HOSTED_SETTINGS))('is refused by name without %s', (name) => {
    const told = problems({ [name]: ' ' }).join('\n');
    expect(told).toContain(`  ${name}  `);
    expect(told).toContain('.env.example');
    for (const other of Object.keys(HOSTED_SETTINGS).filter((one) => one !== name)) {
      expect(told).not.toContain(`  ${other}  `);
    }
  });

  it.each([
    [{ VITE_AUTH_EMULATOR: 'http://127.0.0.1:9099' }, /VITE_AUTH_EMULATOR leads to a local/],
    [{ VITE_DATABASE_EMULATOR: '127.0.0.1:9000' }, /VITE_DATABASE_EMULATOR leads to a local/],
    [{ VITE_FIREBASE_DATABASE_URL: 'http://reef.firebaseio.com' }, /must be like https:/],
    [{ VITE_FIREBASE_DATABASE_URL: 'https://reef.example' }, /must be like https:/],
    [{ VITE_FIREBASE_DATABASE_URL: 'https://firebaseio.com' }, /must be like https:/],
    [{ VITE_FIREBASE_DATABASE_URL: 'https://reef.firebasedatabase.app' }, /must be like https:/],
    [{ VITE_FIREBASE_AUTH_DOMAIN: 'not a host' }, /must be a host like .* not 'not a host'/],
    [{ VITE_FIREBASE_AUTH_DOMAIN: '*.firebaseapp.com' }, /must be a host/],
    [{ VITE_FIREBASE_AUTH_DOMAIN: 'https://reef.firebaseapp.com' }, /must be a host/],
  ])('is refused with %o', (changes, told) => {
    expect(problems(changes as Record<string, string>).join('\n')).toMatch(told);
  });

  it('is the only one that needs settings', async () => {
    for (const name of Object.keys(process.env)) {
      if (name.startsWith('VITE_')) vi.stubEnv(name, undefined);
    }
    const silent = { configFile: 'vite.config.ts', envDir: false as const };
    await expect(resolveConfig(silent, 'build', 'production')).rejects.toThrow(
      /VITE_FIREBASE_API_KEY.*VITE_FIREBASE_APP_ID/s,
    );
    await expect(resolveConfig(silent, 'build', PREVIEW_MODE)).resolves.toBeDefined();
    await expect(resolveConfig(silent, 'serve', 'development')).resolves.toBeDefined();
  });
});
