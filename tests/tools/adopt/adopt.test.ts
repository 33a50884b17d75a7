import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BRAND, IN_ARABIC } from '../../../src/company/brand.ts';
import { askAll, type Answers } from '../../../tools/adopt/answers.ts';
import { stepsFor, type Step } from '../../../tools/adopt/steps.ts';
import { clone } from '../clone.ts';
import { startGoogle, type Google } from './google.ts';

const ANSWERS: Answers = {
  name: 'Blue Reef',
  domain: 'blue-reef.com',
  city: 'Doha',
  cityInArabic: 'الدوحة',
  project: 'blue-reef',
  region: 'asia-southeast1',
  support: 'office@blue-reef.com',
  rehearsals: 'no',
  acceptsPlaceholders: 'yes',
};

let google: Google;

// One for all: firebase-tools keeps the addresses that it has once read.
beforeAll(async () => {
  google = await startGoogle();
  // Those of the local backend that other tests of the run have.
  for (const name of Object.keys(process.env))
    if (name.startsWith('VITE_')) vi.stubEnv(name, undefined);
  for (const [name, value] of Object.entries(google.env)) vi.stubEnv(name, value);
  vi.stubEnv('HOME', mkdtempSync(join(tmpdir(), 'home-')));
});

beforeEach(() => {
  google.projects.clear();
  google.taken.clear();
  for (const list of [google.accounts, google.faults, google.log]) list.length = 0;
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await google.close();
});

type Part = { readonly answers?: Answers; readonly lines?: readonly string[] };

function stepsIn(root: string, { answers = ANSWERS, lines = [] }: Part = {}): readonly Step[] {
  const left = [...lines];
  const answer = () => Promise.resolve(left.shift() ?? null);
  return stepsFor({ root, answers, say: () => undefined, answer });
}

/** Runs the steps of whose ids one begins so. */
async function run(steps: readonly Step[], ...beginnings: readonly string[]): Promise<void> {
  for (const step of steps) {
    if (beginnings.some((beginning) => step.id.startsWith(beginning))) await step.run();
  }
}

const BEFORE_THE_SITE = ['project', 'app ', 'database', 'settings', 'accounts', 'rules', 'staff'];

describe('the way from a clone to a live site', () => {
  it('goes on at each step that failed, and ends with a site that one administrator owns', async () => {
    const root = clone();
    google.accounts.push({ localId: 'uid1', email: 'hala@blue-reef.com' });
    const faults: Readonly<Record<string, RegExp>> = {
      project: /:addFirebase/,
      app: /^POST .*webApps/,
      database: /^POST .*instances/,
      settings: /webApps\/.*config/,
      accounts: /provisionFirebaseApp/,
      rules: /rules\.json$/,
      staff: /^PUT \/config/,
      administrator: /accounts:query/,
      domain: /^PATCH \/admin/,
    };
    const failed: string[] = [];
    for (const step of stepsIn(root, { lines: ['', '', ''] })) {
      const what = step.id.split(' ')[0] ?? '';
      const fault = faults[what];
      if (fault !== undefined) {
        google.faults.push(fault);
        await Promise.resolve(step.run()).catch(() => failed.push(what));
      }
      await step.run();
    }
    expect(failed).toEqual(Object.keys(faults));
    expect(google.faults).toEqual([]);
    const project = google.projects.get('blue-reef');
    expect(project).toMatchObject({
      region: 'asia-southeast1',
      auth: {
        emailAuthProviderMode: 'PROVIDER_ENABLED',
        googleSigninProviderConfig: {
          publicDisplayName: 'Blue Reef',
          customerSupportEmail: 'office@blue-reef.com',
        },
      },
      domains: ['blue-reef.web.app', 'blue-reef.com'],
      rules: readFileSync('database.rules.json', 'utf8'),
      data: { '/config/staffOnly.json': 'true', '/staff/uid1.json': 'true' },
      isPublished: true,
    });
    const place = (pattern: RegExp) => google.log.findIndex((line) => pattern.test(line));
    expect(place(/^PUT \/config\/staffOnly/)).toBeLessThan(place(/^POST .*releases/));
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('<title>Blue Reef');
  });

  it('leaves what is there already as it is', async () => {
    const root = clone();
    await run(stepsIn(root), ...BEFORE_THE_SITE);
    const before = structuredClone(google.projects);
    google.log.length = 0;
    await run(stepsIn(root), ...BEFORE_THE_SITE);
    expect(google.projects).toEqual(before);
    expect(
      google.log.filter((line) =>
        /^POST .*(:addFirebase|\/projects$|webApps$|instances\?)/.test(line),
      ),
    ).toEqual([]);
  });

  it('makes a second project for rehearsals, with settings of its own', async () => {
    const root = clone();
    const answers = { ...ANSWERS, rehearsals: 'blue-reef-trial' };
    await run(stepsIn(root, { answers }), ...BEFORE_THE_SITE);
    expect(google.projects.get('blue-reef-trial')?.data).toEqual({
      '/config/staffOnly.json': 'true',
    });
    const settings = readFileSync(join(root, '.env.staging'), 'utf8');
    expect(settings).toContain('\nVITE_FIREBASE_PROJECT_ID=blue-reef-trial\n');
  });

  it('says that an id is taken', async () => {
    google.taken.add('blue-reef');
    await expect(run(stepsIn('/nowhere'), 'project')).rejects.toThrow(
      'The id blue-reef is taken. Run npm run adopt again, with another.',
    );
  });

  it('says that there is no network, and goes on once there is', async () => {
    const root = clone();
    await run(stepsIn(root), 'project');
    google.isDown = true;
    await expect(run(stepsIn(root), 'app ')).rejects.toThrow(/./);
    google.isDown = false;
    await run(stepsIn(root), 'app ');
    expect(google.projects.get('blue-reef')?.appId).not.toBe('');
  });

  it('makes nobody the administrator until one account is meant', async () => {
    await run(stepsIn('/nowhere'), 'project', 'database');
    const accounts = [
      { localId: 'uid1', email: 'a@blue-reef.com' },
      { localId: 'uid2', email: 'b@blue-reef.com' },
    ];
    await expect(run(stepsIn('/nowhere', { lines: [''] }), 'administrator')).rejects.toThrow(
      'Nobody has signed up yet.',
    );
    google.accounts.push(...accounts);
    await run(stepsIn('/nowhere', { lines: ['', 'b@blue-reef.com'] }), 'administrator');
    expect(google.projects.get('blue-reef')?.data).toEqual({ '/staff/uid2.json': 'true' });
  });
});

describe('the questions', () => {
  it('are asked again until each has an answer that can be used', async () => {
    const lines = ["O'Neil", 'Blue Reef', 'blue reef', '', '', '', '', 'mars', '', '', '', ''];
    const said: string[] = [];
    const answers = await askAll(
      () => Promise.resolve(lines.shift() ?? null),
      (text) => said.push(text),
    );
    expect(answers).toEqual({
      ...ANSWERS,
      city: BRAND.city,
      cityInArabic: IN_ARABIC.city,
      region: 'europe-west1',
      support: 'studio@blue-reef.com',
      acceptsPlaceholders: 'no',
    });
    expect(said).toHaveLength(3);
  });

  it('change nothing where they end early, or with --dry-run', () => {
    const root = clone();
    const before = readFileSync('src/company/brand.ts', 'utf8');
    const adopt = (args: readonly string[], input: string) =>
      spawnSync(
        process.execPath,
        ['node_modules/tsx/dist/cli.mjs', 'tools/adopt/main.ts', ...args],
        {
          cwd: root,
          input,
          encoding: 'utf8',
          windowsHide: true,
        },
      );
    expect(adopt([], 'Blue Reef\n')).toMatchObject({
      status: 1,
      stderr: 'The questions are not answered; nothing was done.\n',
    });
    const dry = adopt(['--dry-run'], `Blue Reef${'\n'.repeat(9)}`);
    expect(dry.stdout).toContain('to do  The staff list (blue-reef)');
    expect(adopt(['--resume'], '').stderr).toBe('Nothing was begun: npm run adopt\n');
    expect(existsSync(join(root, '.adopt.json'))).toBe(false);
    expect(readFileSync(join(root, 'src/company/brand.ts'), 'utf8')).toBe(before);
  });
});
