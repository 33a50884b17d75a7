import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { identify, type Account } from './person.ts';
import { planErasure, updatesOf } from './planErasure.ts';
import { describeErasure, reportErasure } from './report.ts';
import { InputError, readJson } from '../program.ts';
import { today } from '../../../src/lib/dates.ts';
import type { Tree } from '../tree.ts';

const HELP = `Finds what is stored of a person, and prepares its erasure.

  npm run erase -- data.json --record sales/customers/-Nabc
  npm run erase -- data.json --accounts accounts.json --email layla@example.com --write erasure.json

data.json is what \`firebase database:get /\` has written. Nothing is changed: --write stores an update for
\`firebase database:update / erasure.json\`, and beside it a report without the erased texts.

  --record <path>      a customer, lead, supplier or contact whose names and details to search for; repeatable
  --email <address>    an address; with --accounts also the account with it; repeatable
  --uid <uid>          an account; repeatable
  --text <name>        a further name or spelling; repeatable
  --not <text>         a text of the record that is not about the person, such as an employer; repeatable
  --accounts <file>    what \`firebase auth:export\` has written
  --as <name>          the name to store instead
  --keep-years <n>     how long tax invoices and credit notes are kept, from the end of their year (7)
  --also-invoices      replace the name in these as well; their numbers and amounts stay
  --write <file>       where to store the update`;

/**
 * What `npm run erase` does with these arguments: an owner's procedure, which reads and writes files only;
 * docs/operations.md says how to use it. Throws InputError.
 */
export function erase(args: readonly string[]): void {
  const { values, positionals } = readArguments(args);
  const [file] = positionals;
  if (values.help) return console.log(HELP);
  if (file === undefined) throw new InputError(HELP);
  const data = readJson(file) as Tree;
  const accounts =
    values.accounts === undefined
      ? []
      : ((readJson(values.accounts) as { readonly users?: readonly Account[] }).users ?? []);
  const request = {
    records: values.record,
    uids: values.uid,
    emails: values.email,
    texts: values.text,
    except: values.not,
  };
  const person = identify(request, data, accounts);
  const day = today();
  // Not the same for two people, whose records would become one customer's.
  const neutralName = values.as ?? `Erased person ${randomBytes(3).toString('hex')}`;
  const keepYears = values['also-invoices'] ? null : readYears(values['keep-years']);
  const erasure = planErasure(data, person, { neutralName, today: day, keepYears });
  console.log(describeErasure(person, erasure));
  if (values.write === undefined || erasure.traces.length === 0) return;

  const report = values.write.replace(/(\.json)?$/, '-report.txt');
  writeFileSync(values.write, `${JSON.stringify(updatesOf(erasure), null, 2)}\n`);
  writeFileSync(report, `${reportErasure(erasure, neutralName, day)}\n`);
  console.log(`\nTo erase: firebase database:update / ${values.write}\nTo file: ${report}`);
}

function readArguments(args: readonly string[]) {
  const repeatable = { type: 'string', multiple: true, default: [] as string[] } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        record: repeatable,
        email: repeatable,
        uid: repeatable,
        text: repeatable,
        not: repeatable,
        accounts: { type: 'string' },
        as: { type: 'string' },
        'keep-years': { type: 'string', default: '7' },
        'also-invoices': { type: 'boolean', default: false },
        write: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new InputError(`${(error as Error).message}\n\n${HELP}`);
  }
}

function readYears(text: string): number {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  throw new InputError(`--keep-years takes a number of years, not '${text}'.`);
}
