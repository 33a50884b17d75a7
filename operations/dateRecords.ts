import { statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { EVERY_ENTITY } from '../rules/everyEntity.ts';
import { CHANGED_AT } from '../src/model/copies.ts';
import { IMPORTS_PATH, IMPORT_CHILD, UNDO_MS } from '../src/model/importLog.ts';
import { InputError, readJson, runProgram } from './program.ts';
import { at, branch, SERVER_TIME, textOf, type Tree } from './tree.ts';

// `npm run date-records`: an owner's procedure, which reads and writes files only; docs/operations.md says how to use it.
const HELP = `Dates records that do not say when they were changed, which devices with a copy read at every visit.

  npx firebase database:get / --output data.json --project live
  npm run date-records -- data.json --write dates.json

It counts them, and changes nothing. --write stores two updates for \`firebase database:update /\`: dates.json, and for two
minutes later dates-last.json, with one record of each list. Carry them out soon, and remove no record in the console
between download and update: it would come back, without its values.

  --except <list>   leaves out a list, such as sales/leads, that another program changes without writing ${CHANGED_AT}:
                    once a record has it, the rules refuse its changes without it; repeatable
  --write <file>    where to store the updates`;

const LISTS = EVERY_ENTITY.map(({ path }) => path);

/** The records of a list that do not say when they were changed. */
type Undated = {
  readonly list: string;
  readonly ids: readonly string[];
  /** How many more are left as they are: taking back their import may remove them before the update, which would bring them back. */
  readonly removable: number;
};

runProgram(run);

function run(args: readonly string[]): void {
  const { values, positionals } = readArguments(args);
  const { except, write } = values;
  const [file] = positionals;
  if (values.help) return console.log(HELP);
  if (file === undefined) throw new InputError(HELP);
  const unknown = except.find((list) => !LISTS.includes(list));
  if (unknown !== undefined) throw new InputError(`${unknown} is none of ${LISTS.join(', ')}.`);
  const data = readJson(file) as Tree;
  if (LISTS.every((list) => at(data, list) === null))
    throw new InputError(`${file} holds none of ${LISTS.join(', ')}.`);
  const downloadedAt = statSync(file).mtimeMs;
  const all = LISTS.map((list) => undatedIn(data, list, downloadedAt));
  console.log(describe(all, except));
  const dated = all.filter(({ list, ids }) => ids.length > 0 && !except.includes(list));
  if (write === undefined || dated.length === 0) return;

  const last = write.replace(/(\.json)?$/, '-last.json');
  writeFileSync(
    write,
    updateOf(dated, ([, ...others]) => others),
  );
  // A visit reads once more what was changed within a minute of the last change of its list.
  writeFileSync(
    last,
    updateOf(dated, ([first = '']) => [first]),
  );
  console.log(`
npx firebase database:update / ${write} --project live
npx firebase database:update / ${last} --project live     # two minutes later`);
}

function undatedIn(data: Tree, list: string, downloadedAt: number): Undated {
  const undated = Object.entries(branch(at(data, list))).filter(
    ([, record]) =>
      Object.keys(branch(record)).length > 0 && typeof branch(record)[CHANGED_AT] !== 'number',
  );
  const ids = undated
    .filter(([, record]) => !isRemovable(data, record, downloadedAt))
    .map(([id]) => id);
  return { list, ids, removable: undated.length - ids.length };
}

/**
 * Whether the import of a record could be taken back after the download: for a day, and another since the file may be a copy that
 * looks younger than what it holds.
 */
function isRemovable(data: Tree, record: Tree, downloadedAt: number): boolean {
  const id = textOf(branch(record)[IMPORT_CHILD]);
  return Number(at(data, `${IMPORTS_PATH}/${id}/timestamp`)) + 2 * UNDO_MS > downloadedAt;
}

function describe(all: readonly Undated[], except: readonly string[]): string {
  const lines = all.flatMap(({ list, ids, removable }) => [
    ...(ids.length > 0
      ? [`  ${ids.length}  ${list}${except.includes(list) ? ', left out' : ''}`]
      : []),
    ...(removable > 0
      ? [`  ${removable}  ${list}, left out: of an import of the last two days`]
      : []),
  ]);
  return lines.length === 0
    ? 'All records say when they were changed.'
    : ['Records that do not say when they were changed:', ...lines].join('\n');
}

/** The update that dates some of the records of each list. */
function updateOf(
  dated: readonly Undated[],
  choose: (ids: readonly string[]) => readonly string[],
): string {
  const paths = dated.flatMap(({ list, ids }) =>
    choose(ids).map((id) => `${list}/${id}/${CHANGED_AT}`),
  );
  return `${JSON.stringify(Object.fromEntries(paths.map((path) => [path, SERVER_TIME])))}\n`;
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        except: { type: 'string', multiple: true, default: [] },
        write: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new InputError(`${(error as Error).message}\n\n${HELP}`);
  }
}
