import { exec, execSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { clone } from '../clone.ts';

const GUIDE = readFileSync('CONTRIBUTING.md', 'utf8').split(/^### /m);

/** The text of a recipe. */
const recipe = (title: string): string => GUIDE.find((text) => text.startsWith(`${title}\n`)) ?? '';

/** What stands in backticks in a text, where it matches a pattern. */
const quoted = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(/`([^`]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => pattern.test(code));

const root = clone();
const run = (command: string): string =>
  execSync(command, { cwd: root, encoding: 'utf8', windowsHide: true });
const commit = (): string => run('git -c user.name=A -c user.email=a@b.c commit -qm "A recipe"');
run('git init -q && echo node_modules >> .git/info/exclude && git add -A');
commit();
afterAll(() => rmSync(root, { recursive: true }));

const file = (name: string): string => join(root, name);
const read = (name: string): string => readFileSync(file(name), 'utf8');

function change(name: string, from: string, to: string): void {
  expect(read(name)).toContain(from);
  writeFileSync(file(name), read(name).replace(from, to));
}

const ofThePress = (text: string): string =>
  text
    .replaceAll('Who publishes', 'Who speaks for')
    .replaceAll('من ينشر', 'من يتحدث باسم')
    .replaceAll('Imprint', 'Press')
    .replaceAll('IMPRINT', 'PRESS')
    .replaceAll('imprint', 'press');

const link = (label: string): string => `  { to: '/press', label: '${label}' },\n`;

/** Adds a line below each that matches a pattern. */
const addTo = (name: string, lines: RegExp, added: (line: string) => string): void =>
  writeFileSync(
    file(name),
    read(name).replaceAll(lines, (line) => line + added(line)),
  );

/** What a person writes at the steps of each recipe, beside the code and the commands that its text has. */
const WRITTEN: Readonly<Record<string, (text: string) => void>> = {
  'Add a field to a record': (text) => {
    const [field = ''] = quoted(text, /^followUp: /);
    change('src/features/sales/lead.entity.ts', '    phone:', `    ${field},\n    phone:`);
    const values = "followUp: ['Follow Up', 'date', '', '2026-12-24', '2027-01-15'],";
    change('tests/features/sales/lead.case.ts', '    phone:', `    ${values}\n    phone:`);
    change('docs/integrations.md', '`company`, `status`', '`company`, `status`, `followUp`');
  },
  'Add a module to the dashboard': () => {
    mkdirSync(file('src/features/warranties'));
    writeFileSync(file('src/features/warranties/warranty.entity.ts'), ENTITY);
    writeFileSync(file('src/features/warranties/WarrantiesPage.tsx'), PAGE);
    change('src/desk/modules.tsx', '  Settings,\n', '  Settings,\n  ShieldCheck,\n');
    change('src/desk/modules.tsx', '];\n\n/** Pages that', `${MODULE}];\n\n/** Pages that`);
  },
  'Add a public page': () => {
    for (const from of [
      'src/company/site/imprint.ts',
      'src/company/site/ar/imprint.ts',
      'src/site/pages/ImprintPage.tsx',
    ])
      writeFileSync(file(ofThePress(from)), ofThePress(read(from)));
    // Drawing it needs Python.
    copyFileSync(file('public/media/share.jpg'), file('public/media/share-press.jpg'));
    const page = 'src/site/pages/PressPage.tsx';
    change(
      page,
      'head={head}',
      "head={head} nextPage={{ ...CONTACT.head, eyebrow: CONTACT.head.title, to: '/contact' }}",
    );
    change(page, 'import', "import { CONTACT } from '../../company/site/contact.ts';\nimport");
    for (const [name, label] of [
      ['navigation.ts', 'Press'],
      ['ar/navigation.ts', 'الصحافة'],
    ] as const)
      addTo(`src/company/site/${name}`, /^.*'\/professionals', label.*\n/gm, () => link(label));
    for (const name of ['src/site/pages.tsx', 'tools/build/publicPages.ts'])
      addTo(name, /^.*(?:'\/imprint'|\/imprint\.ts).*\n/gm, ofThePress);
  },
  'Rename a stored word': (text) => {
    const [declaration = ''] = quoted(text, /^statusField/);
    const [entity = ''] = quoted(text, /entity\.ts$/);
    change(entity, "statusField('Stage', STAGE_COLORS, 'New Lead')", declaration);
  },
};

const ENTITY = `import type { BadgeColors } from '../../lib/badgeColors.ts';
import { defineEntity, type RecordOf } from '../../records/model/entity.ts';
import { statusField, text } from '../../records/model/field.ts';

const COLORS = { Running: 'green', Ended: 'gray' } as const satisfies BadgeColors;

export const warranty = defineEntity({
  path: 'warranties',
  noun: { one: 'warranty', many: 'warranties' },
  fields: {
    name: text('Warranty Name'),
    validUntil: text('Valid Until', 'date'),
    status: statusField('Status', COLORS, 'Running'),
  },
  activity: { created: 'added', updated: 'updated', subject: ({ name }) => name },
});

export type Warranty = RecordOf<typeof warranty>;
`;

const PAGE = `import { columnsOf } from '../../records/page/fieldColumns.ts';
import { RecordsHeader } from '../../records/page/RecordPanels.tsx';
import { useRecordList } from '../../records/page/useRecordList.ts';
import type { Columns } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { warranty, type Warranty } from './warranty.entity.ts';

const column = columnsOf(warranty);
const COLUMNS: Columns<Warranty> = [
  column('name', { isMain: true }),
  column('validUntil'),
  column('status'),
];

export default function WarrantiesPage() {
  const list = useRecordList(warranty, { purpose: 'A promise.', columns: COLUMNS });
  return (
    <>
      <RecordsHeader title="Warranties" lists={[list.panel]} />
      <Table {...list.table} title="All Warranties" />
    </>
  );
}
`;

const MODULE = `  {
    path: 'warranties',
    title: 'Warranties',
    icon: ShieldCheck,
    ...lazyPage(() => import('../features/warranties/WarrantiesPage.tsx')),
  },
`;

describe('the recipes, followed on a clean copy', () => {
  it.each(Object.entries(WRITTEN))('%s: the files it says are those it touches', (title, write) => {
    const text = recipe(title);
    const [command = ''] = quoted(text, /^git grep/);
    const [search = '', replace] = command.split(' | ');
    const found = command === '' ? [] : run(search.replace('-lz', '-l')).trim().split('\n');
    const said = quoted(text.slice(text.indexOf('_Files:')), /\.\w+$/);
    if (replace) run(command);
    write(text);
    if (text.includes('`npm run rules`')) run('npm run -s rules');
    run('npx oxfmt && git add -A');
    const touched = run('git diff --cached --name-only').trim().split('\n');
    commit();
    expect(touched.toSorted()).toEqual([...said, ...found].toSorted());
  });

  it('leave a tree that compiles, whose tests pass, and in which only the list of former words has the former one', async () => {
    const inClone = { cwd: root, windowsHide: true };
    const tests = 'tests/site tests/architecture tests/features/sales tests/tools/rules/rules';
    await Promise.all([
      promisify(exec)('npx tsc --noEmit >&2', inClone),
      promisify(exec)(`npx vitest run --project node ${tests}`, inClone),
    ]);
    const [former = ''] = /(?<=formerly: \{ ')[^']+/.exec(recipe('Rename a stored word')) ?? [];
    expect(run(`git grep -lF '${former}' -- src tools tests`).trim().split('\n')).toEqual([
      'src/features/sales/deal.entity.ts',
    ]);
  });
});
