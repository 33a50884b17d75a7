import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { clauseIdsOf } from './clauses.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

export type CollectedTest = {
  /** Below `tests`, without its extension, such as `features/forms`. */
  readonly file: string;
  /** With the titles of its groups, joined by ` > `. A table of cases counts once, with its placeholders. */
  readonly name: string;
  /** The ids of the clauses that it proves, as its source says. */
  readonly clauses: readonly string[];
};

/** A test by the place where it begins. */
type Listed = {
  readonly path: string;
  readonly name: string;
  readonly line: number;
};

/** Every test that Vitest and Playwright collect, without running any. */
export async function collectTests(): Promise<CollectedTest[]> {
  const tests = (await Promise.all([vitestTests(), playwrightTests()])).flat();
  return tests.map((test) => {
    const [, clauseList] = /\bclauses\(\s*'([^']+)'/.exec(sourceOf(test, tests)) ?? [];
    return {
      file: fileName(test.path),
      name: test.name,
      clauses: clauseList === undefined ? [] : clauseIdsOf(clauseList),
    };
  });
}

/** The lines of a test's file from its own first line to that of the next test. */
function sourceOf({ path, line }: Listed, tests: readonly Listed[]): string {
  const later = tests.filter((test) => test.path === path && test.line > line);
  const end = Math.min(...later.map((test) => test.line - 1));
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.slice(line - 1, end).join('\n');
}

async function vitestTests(): Promise<Listed[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitest-list-'));
  const list = join(folder, 'tests.json');
  try {
    await runNode('node_modules/vitest/vitest.mjs', 'list', `--json=${list}`);
    const tests = JSON.parse(await readFile(list, 'utf8')) as VitestTest[];
    return tests.map(({ name, file, location }) => ({ name, path: file, line: location.line }));
  } finally {
    await rm(folder, { recursive: true });
  }
}

type VitestTest = {
  readonly name: string;
  readonly file: string;
  readonly location: { readonly line: number };
};

type PlaywrightSuite = {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly line: number;
  }[];
};

async function playwrightTests(): Promise<Listed[]> {
  const cli = 'node_modules/@playwright/test/cli.js';
  const output = await runNode(cli, 'test', '--list', '--reporter=json');
  const { suites } = JSON.parse(output) as { readonly suites: readonly PlaywrightSuite[] };
  return suites.flatMap((suite) => testsOf(suite, []));
}

const testsOf = (suite: PlaywrightSuite, groups: readonly string[]): Listed[] => [
  ...suite.specs.map(({ title, line }) => ({
    path: join(ROOT, 'tests/e2e', suite.file),
    name: [...groups, title].join(' > '),
    line,
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
