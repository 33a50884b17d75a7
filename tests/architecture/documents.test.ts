import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './sourceImports.ts';

const documents = ['.', 'docs', 'docs/decisions', 'art', '.github'].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

it('every relative link in a document leads to a file', () => {
  const links = documents.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(
      ([, target = '']) => ({ file, target }),
    ),
  );
  expect(links.length).toBeGreaterThan(40);
  const broken = links.filter(({ file, target }) => !existsSync(join(ROOT, dirname(file), target)));
  expect(broken).toEqual([]);
});

/** What documents name though no checkout has it: the examples of recipes, what programs write, and files of other programs. */
const ELSEWHERE =
  /warranty|Warranties|press\.(ts|jpg)|PressPage|-press\.jpg|latest\.json|firebase\.deploy\.json|\.env\.(production|staging)|version\.json|erasure\.json|api\.js$/;

it('every path and file name in a document exists', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: ROOT, windowsHide: true })
    .toString()
    .split('\n');
  const names = new Set(files.map((file) => basename(file)));
  const folders = new Set(files.map((file) => file.split('/')[0]).filter((name) => name !== ''));
  const named = documents
    // Which says what has moved from where.
    .filter((file) => file !== 'CHANGELOG.md')
    .flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(/`([\w./@-]+)(?::\d+)?`/g)].map(
        ([, name = '']) => ({ file, name }),
      ),
    )
    .filter(({ name }) => !ELSEWHERE.test(name) && !name.includes('…'));
  const missing = named.filter(({ name }) =>
    name.includes('/')
      ? folders.has(name.split('/')[0]) && !existsSync(join(ROOT, name))
      : /^[\w.-]+\.(ts|tsx|css|json|html|mjs)$/.test(name) && !names.has(name),
  );
  expect(named.length).toBeGreaterThan(200);
  expect(missing).toEqual([]);
});

it('the index of decisions lists each with its title', () => {
  const index = readFileSync(join(ROOT, 'docs/decisions/README.md'), 'utf8');
  const files = readdirSync(join(ROOT, 'docs/decisions')).filter((name) => /^\d/.test(name));
  const unlisted = files.filter((file) => {
    const [, title] =
      /^# \d+\. (.+)\n/.exec(readFileSync(join(ROOT, 'docs/decisions', file), 'utf8')) ?? [];
    return title === undefined || !index.includes(`[${title}](${file})`);
  });
  expect(unlisted).toEqual([]);
});
