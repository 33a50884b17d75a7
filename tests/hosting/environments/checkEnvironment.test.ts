import { describe, expect, it, vi } from 'vitest';
import { resolveConfig } from 'vite';
import { environmentErrors } from '../../../hosting/environments/checkEnvironment.ts';
import { HOSTED_SETTINGS } from '../../support/hostedSettings.ts';

const ALIASES = { live: 'reef', staging: 'reef-staging' };

/** The settings of a project as Firebase names its hosts. */
const settingsOf = (project: string): Readonly<Record<string, string>> => ({
  VITE_FIREBASE_PROJECT_ID: project,
  VITE_FIREBASE_AUTH_DOMAIN: `${project}.firebaseapp.com`,
  VITE_FIREBASE_DATABASE_URL: `https://${project}-default-rtdb.europe-west1.firebasedatabase.app`,
});

/** What the firebase command adds to the environment of a build when it deploys to a project. */
const deployingTo = (project: string, purpose?: string) => ({
  RESOURCE_DIR: '/app/dist',
  GCLOUD_PROJECT: project,
  ...(purpose !== undefined && { DEPLOYMENT: purpose }),
});

const errors = (
  settings: Readonly<Record<string, string>>,
  mode = 'production',
  process: Readonly<Record<string, string>> = {},
): string => environmentErrors(settings, mode, process, ALIASES).join('\n');

describe('a build', () => {
  it.each(['live', 'staging'] as const)('for %s may use its own project', (mode) => {
    expect(errors(settingsOf(ALIASES[mode]), mode)).toBe('');
    expect(errors(settingsOf(ALIASES[mode]), mode, deployingTo(ALIASES[mode], 'release'))).toBe('');
  });

  it('for staging must not use the live project, nor the other way round', () => {
    expect(errors(settingsOf('reef'), 'staging')).toMatch(
      /build for staging, .*'reef-staging'.* VITE_FIREBASE_PROJECT_ID is 'reef'/,
    );
    expect(errors(settingsOf('reef-staging'), 'live')).toMatch(/build for live/);
  });

  it.each(['VITE_FIREBASE_DATABASE_URL', 'VITE_FIREBASE_AUTH_DOMAIN'])(
    'must not mix in the %s of the other project',
    (name) => {
      for (const [own, foreign] of [
        ['reef-staging', 'reef'],
        ['reef', 'reef-staging'],
      ] as const) {
        const mixed = { ...settingsOf(own), [name]: settingsOf(foreign)[name] ?? '' };
        expect(errors(mixed)).toMatch(new RegExp(`^${name} is '${foreign}[.-].*for '${own}'`));
      }
    },
  );

  it('may use the oldest names of databases and domains of its own', () => {
    const own = {
      ...settingsOf('reef'),
      VITE_FIREBASE_DATABASE_URL: 'https://reef.firebaseio.com',
      VITE_FIREBASE_AUTH_DOMAIN: 'www.example.com',
    };
    expect(errors(own, 'live')).toBe('');
  });

  it('of a project without an alias is checked as before', () => {
    expect(errors(HOSTED_SETTINGS)).toBe('');
    expect(errors(HOSTED_SETTINGS, 'production', deployingTo('nowhere'))).toBe('');
  });
});

describe('a deployment', () => {
  it('is refused when the build uses another project', () => {
    expect(errors(settingsOf('reef'), 'live', deployingTo('reef-staging', 'release'))).toMatch(
      /uses the project 'reef' and must not be deployed to 'reef-staging'/,
    );
  });

  it.each([undefined, 'preview'])(
    'of live data to a preview channel is refused (%s)',
    (purpose) => {
      expect(errors(settingsOf('reef'), 'live', deployingTo('reef', purpose))).toMatch(
        /preview channel of the live project would use the live data.*npm run deploy -- preview/,
      );
    },
  );

  it('to a preview channel may use staging', () => {
    const staging = settingsOf('reef-staging');
    expect(errors(staging, 'staging', deployingTo('reef-staging', 'preview'))).toBe('');
    expect(errors(staging, 'staging', deployingTo('reef-staging'))).toBe('');
  });
});

it('the build itself fails with these errors', async () => {
  for (const name of Object.keys(process.env)) {
    if (name.startsWith('VITE_')) vi.stubEnv(name, undefined);
  }
  for (const [name, value] of Object.entries(HOSTED_SETTINGS)) vi.stubEnv(name, value);
  vi.stubEnv('PLACEHOLDERS', 'accepted');
  const config = { configFile: 'vite.config.ts', envDir: false as const };
  await expect(resolveConfig(config, 'build', 'staging')).rejects.toThrow(/a build for staging/);
  await expect(resolveConfig(config, 'build', 'production')).resolves.toBeDefined();
  vi.unstubAllEnvs();
});
