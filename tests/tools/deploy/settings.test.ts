import { afterEach, describe, expect, it, vi } from 'vitest';
import { resolveConfig } from 'vite';
import { PREVIEW_MODE, settingsErrors } from '../../../tools/deploy/settings.ts';
import { HOSTED_SETTINGS } from '../../support/hostedSettings.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const errorsWith = (changes: Readonly<Record<string, string>>): readonly string[] =>
  settingsErrors({ ...HOSTED_SETTINGS, ...changes });

describe('the settings of a build for hosted Firebase', () => {
  it('have no errors when they are complete', () => {
    expect(errorsWith({})).toEqual([]);
  });

  it.each(Object.keys(HOSTED_SETTINGS))('must contain %s', (name) => {
    const message = errorsWith({ [name]: ' ' }).join('\n');
    expect(message).toContain(`  ${name}  `);
    expect(message).toContain('.env.example');
    for (const other of Object.keys(HOSTED_SETTINGS).filter((one) => one !== name)) {
      expect(message).not.toContain(`  ${other}  `);
    }
  });

  it.each([
    [{ VITE_AUTH_EMULATOR: 'http://127.0.0.1:9099' }, /VITE_AUTH_EMULATOR points to a local/],
    [{ VITE_DATABASE_EMULATOR: '127.0.0.1:9000' }, /VITE_DATABASE_EMULATOR points to a local/],
    [{ VITE_FIREBASE_DATABASE_URL: 'http://reef.firebaseio.com' }, /must be like https:/],
    [{ VITE_FIREBASE_DATABASE_URL: 'https://reef.example' }, /must be like https:/],
    [{ VITE_FIREBASE_DATABASE_URL: 'https://firebaseio.com' }, /must be like https:/],
    [{ VITE_FIREBASE_DATABASE_URL: 'https://reef.firebasedatabase.app' }, /must be like https:/],
    [{ VITE_FIREBASE_AUTH_DOMAIN: 'not a host' }, /must be a host like .* not 'not a host'/],
    [{ VITE_FIREBASE_AUTH_DOMAIN: '*.firebaseapp.com' }, /must be a host/],
    [{ VITE_FIREBASE_AUTH_DOMAIN: 'https://reef.firebaseapp.com' }, /must be a host/],
    [
      { VITE_FIREBASE_API_KEY: '"AIza"' },
      /VITE_FIREBASE_API_KEY must be a key like .*not '"AIza"'/,
    ],
    [{ VITE_FIREBASE_PROJECT_ID: 'My Project' }, /VITE_FIREBASE_PROJECT_ID must be an id like/],
    [{ VITE_FIREBASE_APP_ID: '1:1:android:1' }, /VITE_FIREBASE_APP_ID must be an id like/],
    [{ VITE_FIREBASE_APPCHECK_KEY: 'a key' }, /VITE_FIREBASE_APPCHECK_KEY must be a site key/],
    [{ VITE_ENQUIRIES: 'true' }, /VITE_ENQUIRIES must be 'on', empty or absent, not 'true'/],
    [{ VITE_SIGN_UP: 'close' }, /VITE_SIGN_UP must be 'closed', empty or absent, not 'close'/],
    [{ VITE_SERVICE_WORKER: 'OFF' }, /VITE_SERVICE_WORKER must be 'off'/],
    [{ VITE_ENQUIRY: 'on' }, /VITE_ENQUIRY is not a setting of this app/],
  ])('must not be %o', (changes, message) => {
    expect(errorsWith(changes as Record<string, string>).join('\n')).toMatch(message);
  });

  it.each([
    ['VITE_ENQUIRIES', 'on'],
    ['VITE_SIGN_UP', 'closed'],
    ['VITE_SERVICE_WORKER', 'off'],
    ['VITE_FIREBASE_APPCHECK_KEY', '6Lc_aBcd-E'],
  ])('may have %s=%s', (name, value) => {
    expect(errorsWith({ [name]: value })).toEqual([]);
    expect(errorsWith({ [name]: '' })).toEqual([]);
  });

  it('are required by no other build, whose switches are checked all the same', async () => {
    for (const name of Object.keys(process.env)) {
      if (name.startsWith('VITE_')) vi.stubEnv(name, undefined);
    }
    const config = { configFile: 'vite.config.ts', envDir: false as const };
    await expect(resolveConfig(config, 'build', 'production')).rejects.toThrow(
      /VITE_FIREBASE_API_KEY.*VITE_FIREBASE_APP_ID/s,
    );
    await expect(resolveConfig(config, 'build', PREVIEW_MODE)).resolves.toBeDefined();
    await expect(resolveConfig(config, 'serve', 'development')).resolves.toBeDefined();
    vi.stubEnv('VITE_ENQUIRIES', 'true');
    await expect(resolveConfig(config, 'serve', 'development')).rejects.toThrow(/VITE_ENQUIRIES/);
  });
});
