import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'acorn';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../../..');
const CHECK = 'tools/backend/requireNode.cjs';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** Runs the check with a simulated version of Node. */
function checkOn(version: string): { readonly status: number | null; readonly output: string } {
  const override = `Object.defineProperty(process.versions, 'node', { value: '${version}' });`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['-e', `${override} require('./${CHECK}')`],
    { cwd: ROOT, encoding: 'utf8', windowsHide: true },
  );
  return { status, output: stdout + stderr };
}

it.each(['0.10.48', '16.20.2', '18.20.4', '20.9.0', '20.18.3'])(
  'Node %s is rejected',
  (version) => {
    expect(checkOn(version)).toEqual({
      status: 1,
      output: `This app requires Node 20.19.0 or newer; this is ${version}. Download the current version from https://nodejs.org.\n`,
    });
  },
);

it.each(['20.19.0', '20.20.2', '22.0.0', '24.9.0', '100.0.0'])('Node %s is accepted', (version) => {
  expect(checkOn(version)).toEqual({ status: 0, output: '' });
});

it('the check is written in ES5', () => {
  const source = readFileSync(join(ROOT, CHECK), 'utf8');
  expect(() => parse(source, { ecmaVersion: 5 })).not.toThrow();
});

it.each(['start', 'preview', 'test', 'build', 'check', 'e2e', 'bench', 'database'])(
  'npm run %s checks the version of Node first',
  (name) => {
    expect(scripts[name]).toMatch(/^node tools\/backend\/requireNode\.cjs && /);
  },
);
