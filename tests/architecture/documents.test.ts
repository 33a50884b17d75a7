import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
