import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../local/temporaryFolder.ts';

const code = (digit: number): string => String(digit).repeat(32);

/** Layla, whom the owner has entered, has invited Noor, she Omar, he Rania. */
const STAFF = { layla: true, noor: code(1), omar: code(2), rania: code(3) };

const invitation = (by: string, name: string, redeemedEmail: string) => ({
  by,
  name,
  created: 1,
  redeemedBy: 'somebody',
  redeemedAt: 2,
  redeemedEmail,
});

const INVITATIONS = {
  [code(1)]: invitation('layla', 'Layla Haddad', 'noor@studio.example'),
  [code(2)]: invitation('noor', 'Noor\n  x', 'omar@studio.example'),
  [code(3)]: invitation('omar', 'Omar', 'rania@studio.example'),
  [code(4)]: invitation('omar', 'Omar', 'noor@studio.example'),
  [code(5)]: { by: 'layla', name: 'Layla Haddad', created: 1 },
};

it('names everybody on the staff list with who invited them', () => {
  expect(run(STAFF)).toBe(`Nobody on the list was invited by somebody who has left.
Others on the list: 4
  layla: entered by the owner
  noor@studio.example (noor): invited by Layla Haddad (layla), entered by the owner
  omar@studio.example (omar): invited by Noor?  x (noor), invited by Layla Haddad (layla), entered by the owner
  rania@studio.example (rania): invited by Omar (omar), invited by Noor?  x (noor), invited by Layla Haddad (layla), entered by the owner
`);
});

it.each([false, null])(
  'names first whom somebody who left has invited, and those invited by these: entry %j',
  (noor) => {
    expect(run({ ...STAFF, noor })).toBe(`Invited by somebody who has left: 2
  omar@studio.example (omar): invited by Noor?  x (noor), who is not on the list
  rania@studio.example (rania): invited by Omar (omar), invited by Noor?  x (noor), who is not on the list

Each goes on having access. If you know them, enter them yourself, otherwise end their access:
  npx firebase database:set /staff/omar -d true --project live     # or -d false
  npx firebase database:set /staff/rania -d true --project live     # or -d false

Others on the list: 1
  layla: entered by the owner
`);
  },
);

it('names nobody any more whom the owner has entered, nor those invited by them', () => {
  expect(run({ ...STAFF, noor: false, omar: true })).toMatch(
    /^Nobody on the list was invited by somebody who has left\.\n/,
  );
});

it('names whom nobody stands behind: somebody who came back through their own guest, and a lost invitation', () => {
  expect(run({ noor: code(4), omar: code(2), lost: code(9) })).toContain(
    `Invited by somebody who has left: 3
  noor@studio.example (noor): invited by Omar (omar), invited by Noor?  x (noor), and so on
  omar@studio.example (omar): invited by Noor?  x (noor), invited by Omar (omar), and so on
  lost: by an invitation that is not stored any more
`,
  );
});

it('says what it needs when a file is missing', () => {
  const { stderr, status } = spawnStaff();
  expect(stderr).toContain('npm run staff -- staff.json invitations.json');
  expect(status).toBe(1);
});

function run(staff: object): string {
  const folder = temporaryFolder();
  const files = Object.entries({ staff, invitations: INVITATIONS }).map(([name, json]) => {
    const file = join(folder, `${name}.json`);
    writeFileSync(file, JSON.stringify(json));
    return file;
  });
  const { stdout, stderr, status } = spawnStaff(...files);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout;
}

function spawnStaff(...files: readonly string[]) {
  const command = ['--import', 'tsx', 'operations/staff.ts', ...files];
  return spawnSync(process.execPath, command, { encoding: 'utf8', windowsHide: true });
}
