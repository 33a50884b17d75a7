import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

export type CollectedTest = {
  /** Below `tests`, without its extension, such as `dashboard/forms`. */
  readonly file: string;
  /** With the titles of its groups, joined by ` > `. A table of cases counts once, with its placeholders. */
  readonly name: string;
};

/** Every test that Vitest and Playwright collect, without running any. */
export async function collectTests(): Promise<CollectedTest[]> {
  return (await Promise.all([vitestTests(), playwrightTests()])).flat();
}

async function vitestTests(): Promise<CollectedTest[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitest-list-'));
  const list = join(folder, 'tests.json');
  try {
    await runNode('node_modules/vitest/vitest.mjs', 'list', `--json=${list}`);
    const tests = JSON.parse(await readFile(list, 'utf8')) as { name: string; file: string }[];
    return tests.map(({ name, file }) => ({ name, file: fileName(file) }));
  } finally {
    await rm(folder, { recursive: true });
  }
}

type PlaywrightSuite = {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly { readonly title: string }[];
};

async function playwrightTests(): Promise<CollectedTest[]> {
  const cli = 'node_modules/@playwright/test/cli.js';
  const output = await runNode(cli, 'test', '--list', '--reporter=json');
  const { suites } = JSON.parse(output) as { readonly suites: readonly PlaywrightSuite[] };
  return suites.flatMap((suite) => testsOf(suite, []));
}

const testsOf = (suite: PlaywrightSuite, groups: readonly string[]): CollectedTest[] => [
  ...suite.specs.map(({ title }) => ({
    file: fileName(join(ROOT, 'tests/e2e', suite.file)),
    name: [...groups, title].join(' > '),
  })),
  ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, [...groups, inner.title])),
];

async function runNode(...args: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, VITEST: undefined, NODE_OPTIONS: undefined },
    maxBuffer: 100_000_000,
    windowsHide: true,
  });
  return stdout;
}

const fileName = (file: string): string =>
  relative(join(ROOT, 'tests'), file)
    .split(sep)
    .join('/')
    .replace(/\.(test|spec)\.tsx?$/, '');
