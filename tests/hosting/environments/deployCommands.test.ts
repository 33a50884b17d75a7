import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { planDeployment } from '../../../hosting/environments/deployCommands.ts';

const ALIASES = { live: 'reef', staging: 'reef-staging' };

const commandsOf = (...args: readonly string[]): readonly string[] =>
  planDeployment(args, ALIASES).commands.map(({ tool, args: all }) => [tool, ...all].join(' '));

describe('npm run deploy', () => {
  it.each(['staging', 'live'])('builds for %s and deploys the rules before the app', (target) => {
    expect(commandsOf(target)).toEqual([
      `vite build --mode ${target}`,
      `firebase deploy --only database --project ${target}`,
      `firebase deploy --only hosting --config firebase.${target}.json --project ${target}`,
    ]);
    expect(planDeployment([target], ALIASES).purpose).toBe('release');
  });

  it('previews on staging only, and leaves its rules as they are', () => {
    expect(commandsOf('preview', 'pr-12')).toEqual([
      'vite build --mode staging',
      'firebase hosting:channel:deploy pr-12 --expires 7d --config firebase.staging.json --project staging',
    ]);
    expect(planDeployment(['preview', 'pr-12'], ALIASES).purpose).toBe('preview');
  });

  it('passes further arguments to the command that publishes', () => {
    expect(commandsOf('live', '--message', 'Spring').at(-1)).toMatch(/ --message Spring$/);
    expect(commandsOf('live', '--message', 'Spring').at(-2)).not.toMatch(/Spring/);
    expect(commandsOf('preview', 'pr-12', '--json').at(-1)).toMatch(/ --json$/);
  });

  it.each([[[]], [['production']], [['--help']]])('explains itself when asked for %j', (args) => {
    expect(() => planDeployment(args, ALIASES)).toThrow(/npm run deploy -- live/);
  });

  it.each(['', 'PR 12', '-x', 'a'.repeat(41)])('refuses the channel name "%s"', (name) => {
    expect(() => planDeployment(['preview', name], ALIASES)).toThrow(/Name the preview channel/);
  });

  it('refuses the ids that .firebaserc has before a company enters its own', () => {
    const placeholders = { live: 'my-project', staging: 'my-project-staging' };
    expect(() => planDeployment(['live'], placeholders)).toThrow(/Enter the id of the live/);
    expect(() => planDeployment(['preview', 'a'], placeholders)).toThrow(/of the staging project/);
  });

  it('prints such a message without a stack and fails', () => {
    const args = ['--import', 'tsx', 'hosting/environments/deploy.ts', 'nowhere'];
    const { status, stderr } = spawnSync(process.execPath, args, { windowsHide: true });
    expect(status).toBe(1);
    expect(String(stderr)).toMatch(/^Usage:\n[^]*a week\n/);
  });
});
