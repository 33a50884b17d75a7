import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DEPLOY_CONFIG, writeDeployConfig } from '../../../tools/deploy/deployConfig.ts';
import { policyOf, readHosting, type Hosting } from '../../../tools/deploy/hosting.ts';
import { projectPolicy } from '../../../tools/deploy/projectPolicy.ts';
import { HOSTED_SETTINGS } from '../../support/hostedSettings.ts';

const GOOGLE = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

describe('the policy of a build', () => {
  it.each([
    [
      'https://reef-default-rtdb.europe-west1.firebasedatabase.app',
      'wss://*.europe-west1.firebasedatabase.app',
    ],
    [
      'https://reef.asia-southeast1.firebasedatabase.app/',
      'wss://*.asia-southeast1.firebasedatabase.app',
    ],
    ['https://reef-default-rtdb.firebaseio.com', 'wss://*.firebaseio.com'],
  ])('allows, for the database %s, connections to %s only', (url, hosts) => {
    const policy = projectPolicy({ ...HOSTED_SETTINGS, VITE_FIREBASE_DATABASE_URL: url });
    expect(policy.get('connect-src')).toEqual(["'self'", ...GOOGLE, hosts]);
  });

  it('allows frames of the sign-in of its own project only', () => {
    const domain = { VITE_FIREBASE_AUTH_DOMAIN: 'login.reef.example' };
    expect(projectPolicy(HOSTED_SETTINGS).get('frame-src')).toEqual([
      'https://nowhere.firebaseapp.com',
    ]);
    expect(projectPolicy({ ...HOSTED_SETTINGS, ...domain }).get('frame-src')).toEqual([
      'https://login.reef.example',
    ]);
  });

  it('allows App Check only with a key for it', () => {
    const policy = projectPolicy({ ...HOSTED_SETTINGS, VITE_FIREBASE_APPCHECK_KEY: 'key' });
    const without = projectPolicy(HOSTED_SETTINGS);
    for (const [directive, source] of [
      ['script-src', 'https://www.gstatic.com/recaptcha/'],
      ['frame-src', 'https://www.google.com/recaptcha/'],
      ['connect-src', 'https://content-firebaseappcheck.googleapis.com'],
    ] as const) {
      expect(policy.get(directive)).toContain(source);
      expect(without.get(directive)).not.toContain(source);
    }
  });

  it('lets no text become code but addresses of scripts, except with App Check, whose scripts need that', () => {
    expect(projectPolicy(HOSTED_SETTINGS).get('require-trusted-types-for')).toEqual(["'script'"]);
    const policy = projectPolicy({ ...HOSTED_SETTINGS, VITE_FIREBASE_APPCHECK_KEY: 'key' });
    expect(policy.has('require-trusted-types-for')).toBe(false);
  });

  it('allows the hosts of any project before the build, so that `firebase deploy` publishes a site that works', () => {
    const policy = policyOf(readHosting());
    expect(policy.get('connect-src')).toContain('wss://*.firebaseio.com');
    expect(policy.get('connect-src')).toContain('wss://*.firebasedatabase.app');
    expect(policy.get('frame-src')).toEqual(['https://*.firebaseapp.com']);
  });
});

it('the deployment configuration has the rules, and the site with the hosts of its project', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeDeployConfig(folder, HOSTED_SETTINGS);
  const { database, hosting } = JSON.parse(readFileSync(join(folder, DEPLOY_CONFIG), 'utf8')) as {
    readonly database: unknown;
    readonly hosting: Hosting;
  };
  expect(database).toEqual({ rules: 'database.rules.json' });
  expect(hosting.public).toBe('dist');
  // `firebase deploy` builds first; this is the configuration of what is built.
  expect(readHosting().predeploy).toBe('npm run build');
  expect(hosting.predeploy).toBeUndefined();
  expect(policyOf(hosting)).toEqual(projectPolicy(HOSTED_SETTINGS));
});
