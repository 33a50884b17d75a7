import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeDeployConfig } from '../../hosting/deployConfig.ts';
import { policyOf, readHosting, type Hosting } from '../../hosting/hosting.ts';
import { projectPolicy } from '../../hosting/projectPolicy.ts';
import { HOSTED_SETTINGS } from '../support/hostedSettings.ts';

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

  it('allows the service for error reports only with its address, without its key', () => {
    const reports = { VITE_ERROR_REPORTS: 'https://key@errors.reef.example:8443/glitchtip/3' };
    const connections = projectPolicy(HOSTED_SETTINGS).get('connect-src') ?? [];
    expect(projectPolicy({ ...HOSTED_SETTINGS, ...reports }).get('connect-src')).toEqual([
      ...connections,
      'https://errors.reef.example:8443',
    ]);
  });

  it('contains no project before the build', () => {
    expect(JSON.stringify(readHosting())).not.toMatch(/firebaseio|firebasedatabase|firebaseapp/);
  });
});

describe('the deployment configuration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-config-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const written = (): Hosting =>
    (
      JSON.parse(readFileSync(join(folder, 'firebase.hosting.json'), 'utf8')) as {
        hosting: Hosting;
      }
    ).hosting;
  const other = { ...HOSTED_SETTINGS, VITE_FIREBASE_AUTH_DOMAIN: 'other.firebaseapp.com' };

  it('is written by the build with the hosts of its project', () => {
    writeDeployConfig(folder, HOSTED_SETTINGS, {});
    expect(policyOf(written())).toEqual(projectPolicy(HOSTED_SETTINGS));
    expect(written()).toMatchObject({ public: 'dist', predeploy: 'npm run build' });
    writeDeployConfig(folder, other, {});
    expect(policyOf(written())).toEqual(projectPolicy(other));
  });

  it('of an environment has a file of its own, and builds for that environment again', () => {
    writeDeployConfig(folder, other, {}, 'staging');
    const text = readFileSync(join(folder, 'firebase.staging.json'), 'utf8');
    const { hosting } = JSON.parse(text) as { readonly hosting: Hosting };
    expect(policyOf(hosting)).toEqual(projectPolicy(other));
    expect(hosting.predeploy).toBe('npm run build -- --mode staging');
  });

  it('must not change during a deployment, which has read it already', () => {
    const deploying = { RESOURCE_DIR: '/dist' };
    expect(() => writeDeployConfig(folder, other, deploying)).not.toThrow();
    expect(() => writeDeployConfig(folder, HOSTED_SETTINGS, deploying)).toThrow(
      /run the command again/,
    );
    expect(() => writeDeployConfig(folder, HOSTED_SETTINGS, deploying)).not.toThrow();
  });
});
