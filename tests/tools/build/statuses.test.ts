import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ENTITIES } from '../../../src/records/model/entities.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Words on screen that are spelled as a status is, by file. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  'features/documents/labels.ts': ['Draft'],
  'features/enquiries/handleEnquiry.ts': ['Open'],
  'features/finance/IssueAndSend.tsx': ['Done'],
  'features/palette/actions.ts': ['Open'],
  'features/parties/ContactsPage.tsx': ['Open'],
  'features/tasks/TasksPage.tsx': ['Done'],
  'records/page/OpenPanel.tsx': ['Open'],
  // Kinds of what needs attention, and what a badge says.
  'features/home/attention.ts': ['Overdue', 'Low stock'],
  'features/home/MatterList.tsx': ['Overdue', 'Low stock', 'New', 'Open'],
  'features/imports/ReviewResult.tsx': ['New'],
};

/** What the compiler says may stand some lines above the word, at the expression that holds it. */
const LINES_BEFORE = 6;

it('renamed in its entity, a status is named by the compiler wherever else it stands', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'statuses-'));
  await cp(join(ROOT, 'src'), join(copy, 'src'), { recursive: true });
  await mkdir(join(copy, 'tools'));
  for (const name of ['node_modules', 'public', 'tools/build', 'package.json', 'tsconfig.json'])
    await symlink(join(ROOT, name), join(copy, name));
  const names = await readdir(join(copy, 'src'), { recursive: true });
  const sources = await Promise.all(
    names
      .filter((name) => /\.tsx?$/.test(name))
      .map(async (name) => ({ name, text: await readFile(join(copy, 'src', name), 'utf8') })),
  );
  const declaring = sources.filter(({ name }) => name.endsWith('.entity.ts'));
  const renamed = new Set<string>();
  for (const entity of ENTITIES) {
    const source = declaring.find(({ text }) => text.includes(`path: '${entity.path}'`));
    const statuses = [...Object.values(entity.fields), entity.derivedStatus].flatMap((one) =>
      Object.keys(one?.colors ?? {}),
    );
    let text = source?.text ?? '';
    for (const status of new Set(statuses)) {
      renamed.add(status);
      text = text
        .replaceAll(`'${status}'`, `'${status} renamed'`)
        .replaceAll(new RegExp(`(?<=[{ ])${status}: '`, 'g'), `'${status} renamed': '`);
    }
    await writeFile(join(copy, 'src', source?.name ?? ''), text);
  }

  const errors = await compile(copy);
  const unnamed = sources
    .filter((source) => !declaring.includes(source))
    .flatMap(({ name, text }) =>
      text.split('\n').flatMap((line, index) =>
        [...renamed]
          .filter((status) => line.includes(`'${status}'`) && !WORDS[name]?.includes(status))
          .filter(() =>
            Array.from({ length: LINES_BEFORE + 1 }, (_, by) => `${name}:${index + 1 - by}`).every(
              (place) => !errors.has(place),
            ),
          )
          .map((status) => `${name}:${index + 1} ${status}`),
      ),
    );
  expect(renamed).toContain('Won');
  expect(errors.size).toBeGreaterThan(40);
  expect(unnamed).toEqual([]);
});

/** Where the compiler finds errors, as `file:line` below src. */
const compile = (directory: string): Promise<ReadonlySet<string>> =>
  new Promise((done) => {
    execFile(
      join(ROOT, 'node_modules/.bin/tsc'),
      ['--noEmit', '-p', directory],
      { cwd: directory, windowsHide: true },
      (_, output) =>
        done(
          new Set(
            [...output.matchAll(/^(\S+?)\((\d+),/gm)].map(
              ([, file = '', line]) =>
                `${relative(join(directory, 'src'), resolve(directory, file))}:${line}`,
            ),
          ),
        ),
    );
  });
