import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { rest, NAMESPACE } from '../tools/backend/restClient.ts';
import { parseHistory } from '../../src/records/model/history.ts';
import { PROGRAM, seed, stored, companyForTests } from './company.ts';

const GUIDE = readFileSync(new URL('../../docs/integrations.md', import.meta.url), 'utf8');
const [LOCAL = '', ...COMMANDS] = [...GUIDE.matchAll(/```sh\n([^]*?)```/g)].map(
  ([, code = '']) => code,
);

/** Ends each answer with a new line. */
const CURL = 'curl() { command curl "$@"; echo; }';

const company = companyForTests();

/**
 * Runs all commands of the guide, in order, as a program with an account and with a service account, on a local backend with
 * the ports, database and account of this test.
 */
async function followGuide(): Promise<string> {
  const { accounts, database } = company();
  const here = LOCAL.replace('http://127.0.0.1:9099', accounts.origin)
    .replace(/[\w-]+\.localhost:9000/, `${NAMESPACE}.localhost:${database.port}`)
    .replace(/EMAIL=\S+/, `EMAIL=${PROGRAM.email}`)
    .replace(/PASSWORD=\S+/, `PASSWORD=${PROGRAM.password}`);
  const script = ['set -euo pipefail', CURL, here, ...COMMANDS].join('\n');
  const options = { windowsHide: true };
  return (await promisify(execFile)('bash', ['-c', script], options)).stdout;
}

it('the commands of the guide read, create and change records with entries that the dashboard shows', async () => {
  const { database } = company();
  await seed(database, 'finance/invoices', {
    i1: { idNum: 'INV-1', status: 'Overdue', due: '2026-05-31' },
    i2: { idNum: 'INV-2', status: 'Paid', due: '2026-04-30' },
  });
  const output = await followGuide();
  expect(output).not.toContain('"error"');
  expect(output.match(/INV-1/g)).toHaveLength(2);
  expect(output).not.toContain('INV-2');

  expect(await stored(database, 'sales/leads')).toEqual({
    'form-2026-0001': expect.objectContaining({ company: 'Reef Hotel', status: 'Contacted' }),
  });
  const { localId } = await company().accounts.asProgram('accounts:signInWithPassword', PROGRAM);
  expect(await stored(database, 'activity')).toMatchObject({
    'form-2026-0001': {
      user: 'Spreadsheet',
      uid: localId,
      action: 'created new lead',
      subject: 'Reef Hotel',
    },
    'form-2026-0001-contacted': { user: 'Spreadsheet', uid: localId, action: 'updated lead' },
    'import-7': { user: 'Admin', uid: 'program-accounting', action: 'added new supplier' },
  });
  expect(await stored(database, 'people')).toEqual({
    [localId]: { name: 'Spreadsheet', at: expect.any(Number) },
    'program-accounting': { name: 'Admin', at: expect.any(Number) },
  });
  const history = await stored(database, 'history/form-2026-0001-contacted');
  expect(parseHistory('form-2026-0001-contacted', history)).toMatchObject({
    record: 'sales/leads/form-2026-0001',
    changes: { status: { from: 'New', to: 'Contacted' } },
  });
});

/** The indexes that the heading of the table names. */
const OF_ALL = new Set(['creationDate', 'changedAt']);

it('the indexes of the guide are those of the rules', () => {
  const rows = [...GUIDE.matchAll(/^\| `([\w/]+)` +\| (`.*`) +\|$/gm)];
  const listed = rows.map(([, path = '', names = '']) => ({
    path,
    names: names.split(', ').map((name) => name.replaceAll('`', '')),
  }));
  expect(listed).toHaveLength(18);
  const { rules } = JSON.parse(
    readFileSync('database.rules.json', 'utf8').replace(/^\/\*[^]*?\*\//, ''),
  ) as { readonly rules: object };
  for (const { path, names } of listed) {
    const node = path
      .split('/')
      .reduce((at, key) => (at as Record<string, object>)[key] ?? {}, rules) as {
      readonly '.indexOn'?: readonly string[];
    };
    expect(node['.indexOn']?.filter((name) => !OF_ALL.has(name))).toEqual(names);
  }
});

it('a program that renews its token goes on as before', async () => {
  const { accounts, database, local } = company();
  const { refreshToken } = await accounts.asProgram('accounts:signInWithPassword', {
    ...PROGRAM,
    returnSecureToken: true,
  });
  const url = local('https://securetoken.googleapis.com/v1/token?key=demo-key');
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  const answer = (await (await fetch(url, { method: 'POST', body })).json()) as {
    readonly id_token: string;
  };
  expect((await rest(database, '/sales/leads.json', { token: answer.id_token })).status).toBe(200);
});
