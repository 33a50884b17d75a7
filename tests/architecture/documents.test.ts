import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { ROOT } from './sourceImports.ts';

const files = execFileSync('git', ['ls-files'], { cwd: ROOT, windowsHide: true })
  .toString()
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)));

const documents = files
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

/** What a pattern finds in the documents, with the file in which it stands. */
const found = (pattern: RegExp) =>
  documents.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, name = '', part = '']) => ({ file, name, part })),
  );

it('every relative link in a document leads to a file, and to a heading of it', () => {
  const links = found(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g);
  expect(links.length).toBeGreaterThan(100);
  const broken = links.filter(({ file, name, part }) => {
    const target = name === '' ? file : join(dirname(file), name);
    if (!existsSync(join(ROOT, target))) return true;
    return part !== '' && !anchorsOf(target).includes(part);
  });
  expect(broken).toEqual([]);
});

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(file: string): readonly string[] {
  const { text = '' } = documents.find((document) => document.file === file) ?? {};
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** What documents name though no checkout has it: the examples of recipes, what programs write, and files of other programs. */
const ELSEWHERE =
  /warranty|Warranties|press\.(ts|jpg)|PressPage|-press\.jpg|firebase\.deploy\.json|\.env\.(production|staging)|version\.json|(erasure|database|backup)\.json|api\.js$/;

it('every path and file name in a document exists', () => {
  const names = new Set(files.map((file) => basename(file)));
  const folders = new Set(files.map((file) => file.split('/')[0]));
  // In code, or as what a command of ours runs.
  const named = found(/`([\w./@-]+)(?::\d+)?`|(?<=vitest run |npx tsx )([\w/.]+\/[\w/.]+)/g)
    .map(({ file, name, part }) => ({ file, name: name || part }))
    // Which says what has moved from where.
    .filter(({ file }) => file !== 'CHANGELOG.md')
    .filter(({ name }) => !ELSEWHERE.test(name));
  expect(named.length).toBeGreaterThan(200);
  const missing = named.filter(({ name }) =>
    name.includes('/')
      ? folders.has(name.split('/')[0] ?? '') && !existsSync(join(ROOT, name))
      : /^[\w.-]+\.(ts|tsx|css|json|html|mjs)$/.test(name) && !names.has(name),
  );
  expect(missing).toEqual([]);
});

it('every npm script, setting and decision that a document or a comment names exists', () => {
  const scripts = found(/npm run ([\w:-]+)/g).filter(({ name }) => !(name in packageJson.scripts));
  expect(scripts).toEqual([]);
  const settings = readFileSync(join(ROOT, '.env.example'), 'utf8');
  expect(found(/\b(VITE_\w+)/g).filter(({ name }) => !settings.includes(name))).toEqual([]);
  const decisions = new Set(
    files.flatMap((file) => /^docs\/decisions\/(\d+)-/.exec(file)?.[1] ?? []).map(Number),
  );
  const unknown = files
    .filter((file) => /\.(tsx?|css|js|html)$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\bdecisions? (\d+)\b/g)].map(
        ([, number]) => ({ file, number }),
      ),
    )
    .filter(({ number }) => !decisions.has(Number(number)));
  expect(unknown).toEqual([]);
});

it('the table of what other programs can ask by is that of the rules', () => {
  const guide = readFileSync(join(ROOT, 'docs/integrations.md'), 'utf8');
  const rows = [...guide.matchAll(/^\| `([\w/]+)` +\| (.+)\|$/gm)];
  expect(rows.length).toBeGreaterThan(10);
  const json = readFileSync(join(ROOT, 'database.rules.json'), 'utf8');
  const { rules } = JSON.parse(json) as { readonly rules: Node };
  for (const [, path = '', children = ''] of rows) {
    const { '.indexOn': indexes } = path
      .split('/')
      .reduce<Node>((node, name) => node[name] as Node, rules);
    const named = [...children.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    expect({ path, named: new Set([...named, 'creationDate', 'changedAt']) }).toEqual({
      path,
      named: new Set([indexes, 'creationDate', 'changedAt'].flat()),
    });
  }
});

type Node = Readonly<Record<string, unknown>>;

it('the index of decisions lists each with its title', () => {
  const index = readFileSync(join(ROOT, 'docs/decisions/README.md'), 'utf8');
  const unlisted = documents
    .filter(({ file }) => /^docs\/decisions\/\d/.test(file))
    .filter(({ file, text }) => {
      const [, title = ''] = /^# \d+\. (.+)\n/.exec(text) ?? [];
      return title === '' || !index.includes(`[${title}](${basename(file)})`);
    });
  expect(unlisted).toEqual([]);
});

it('the documents are short enough to be read in a day', () => {
  const read = documents.filter(({ file }) => /^(docs\/|README)/.test(file));
  const words = read.reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0);
  expect(words).toBeLessThan(30_000);
  expect(read.filter(({ file }) => /decisions\/\d/.test(file)).length).toBeLessThanOrEqual(40);
});
