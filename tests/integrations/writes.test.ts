import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabaseServer, type DatabaseServer } from '../../tools/backend/server.ts';
import { rest } from '../tools/backend/restClient.ts';
import { unsignedToken } from '../tools/backend/unsignedToken.ts';
import { PROGRAM, seed, stored } from './company.ts';

const NOW = { '.sv': 'timestamp' };
const LEAD = {
  company: 'Reef',
  contact: '',
  status: 'New',
  source: '',
  creationDate: '2026-05-17',
};
const UID = 'program-uid';
const SIGNED = { user: PROGRAM.displayName, uid: UID, timestamp: NOW };
const CREATED = { ...SIGNED, action: 'created new lead', subject: 'Reef' };
const UPDATED = { ...SIGNED, action: 'updated lead', subject: 'Reef' };
const changed = (from: string, to: string) => ({
  'sales/leads/l1/status': to,
  'sales/leads/l1/changedAt': NOW,
  'sales/leads/l1/changedBy': UID,
  'activity/a1': UPDATED,
  'history/a1': { ...SIGNED, record: 'sales/leads/l1', changes: { status: { from, to } } },
});

/** The token of the program, as the Auth emulator and Google make them. */
const TOKEN = unsignedToken({
  sub: UID,
  user_id: UID,
  name: PROGRAM.displayName,
  iat: 1,
  exp: 4_000_000_000,
});

let database: DatabaseServer;

beforeAll(async () => {
  database = await createDatabaseServer({ rulesFile: 'database.rules.json' });
});
beforeEach(() => seed(database, '', null));
afterAll(() => database.close());

/** The status of the answer to a write of these paths. */
const write = async (values: object, query = '', as = TOKEN): Promise<number> =>
  (
    await rest(database, `/.json${query}`, {
      method: 'PATCH',
      body: JSON.stringify(values),
      token: as,
    })
  ).status;

describe('a program with an account', () => {
  it('creates a record once, however often it repeats the request', async () => {
    const creation = { 'sales/leads/l1': LEAD, 'activity/l1': CREATED };
    expect(await write(creation)).toBe(200);
    expect(await write(creation)).toBe(401);
  });

  it('changes a field with its history, and never over what a colleague has changed', async () => {
    await seed(database, 'sales/leads/l1', LEAD);
    expect(await write(changed('Qualified', 'Contacted'))).toBe(401);
    expect(await write(changed('New', 'Contacted'))).toBe(200);
    expect(await stored(database, 'sales/leads/l1/status')).toBe('Contacted');
  });

  it('loses access with the staff list, and gets it by its uid', async () => {
    await seed(database, 'config/staffOnly', true);
    expect((await rest(database, '/sales/leads.json', { token: TOKEN })).status).toBe(401);
    await seed(database, `staff/${UID}`, true);
    expect((await rest(database, '/sales/leads.json', { token: TOKEN })).status).toBe(200);
  });
});

describe('a service account', () => {
  const OVERRIDE = `?auth_variable_override=${encodeURIComponent('{"uid":"program"}')}`;
  const entry = { ...CREATED, uid: 'program', user: 'Admin' };
  const AS_ADMIN = { 'sales/leads/l1': LEAD, 'activity/l1': entry };

  it('goes past the rules: nothing checks what it writes, and nothing is entered for it', async () => {
    expect(await write({ 'sales/leads/l1': { ...LEAD, status: 'Hot' } }, '', 'owner')).toBe(200);
    expect(await stored(database, 'activity')).toBeNull();
  });

  it('is bound by the rules as the user it names, who signs as Admin', async () => {
    expect(await write({ 'sales/leads/l1': LEAD }, OVERRIDE, 'owner')).toBe(401);
    expect(await write({ 'sales/leads/l1': LEAD, 'activity/l1': CREATED }, OVERRIDE, 'owner')).toBe(
      401,
    );
    expect(await write(AS_ADMIN, OVERRIDE, 'owner')).toBe(200);
  });

  it('is on the staff list by the name it gives itself', async () => {
    await seed(database, 'config/staffOnly', true);
    expect(await write(AS_ADMIN, OVERRIDE, 'owner')).toBe(401);
    await seed(database, 'staff/program', true);
    expect(await write(AS_ADMIN, OVERRIDE, 'owner')).toBe(200);
  });
});
