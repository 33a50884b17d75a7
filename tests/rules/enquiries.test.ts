import {
  equalTo,
  get,
  limitToLast,
  orderByChild,
  query,
  ref,
  serverTimestamp,
  startAt,
  update,
} from 'firebase/database';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  DELETION_INTERPRETATIONS,
  interpretDeletionsAs,
  isAllowed,
  seed,
  signedIn,
  signedInWith,
  signedOut,
  stored,
  useRules,
} from './environment.ts';
import { entry, mayUpdate, type Stored } from './saves.ts';

useRules();

beforeEach(() => seed('config/enquiries', true));

const PATH = 'site/enquiries';
const TEXTS = { name: 'Noor', email: 'noor@studio.example', message: 'A reef.' };
const SENT_AT = 1_600_000_000_000;
const WAITING = { ...TEXTS, timestamp: SENT_AT, waiting: SENT_AT };

const enquiry = (changes: Stored = {}): Stored => ({
  ...TEXTS,
  timestamp: serverTimestamp(),
  waiting: serverTimestamp(),
  ...changes,
});

/** The write of a new enquiry, which raises the count. */
const add = (changes: Stored = {}, count = 1): Stored => ({
  [`${PATH}/e1`]: enquiry(changes),
  'site/enquiryCount': { count, last: 'e1' },
});

const handled = (changes: Stored = {}): Stored => ({
  uid: 'u1',
  user: 'Admin',
  timestamp: serverTimestamp(),
  ...changes,
});

const LEAD = { company: 'Noor', contact: 'noor@studio.example', status: 'New', source: 'Website' };

/** The write that makes an enquiry a lead, with other values at some paths. */
const makeLead = (others: Stored = {}, lead = 'l1'): Stored => ({
  [`sales/leads/${lead}`]: { ...LEAD, creationDate: '2024-05-17' },
  [`activity/${lead}`]: entry('created new lead', { subject: 'Noor' }),
  [`${PATH}/e1/waiting`]: null,
  [`${PATH}/e1/handled`]: handled({ lead }),
  ...others,
});

const dismiss = (changes: Stored = {}): Stored => ({
  [`${PATH}/e1/waiting`]: null,
  [`${PATH}/e1/handled`]: handled({ dismissed: true, ...changes }),
});

const RESTORE = { [`${PATH}/e1/waiting`]: SENT_AT, [`${PATH}/e1/handled`]: null };

const send = (values: Stored): Promise<boolean> => isAllowed(update(ref(signedOut()), values));

describe('an enquiry', () => {
  it('can be added without an account, and read with one only', async () => {
    expect(await send(add())).toBe(true);
    expect(await isAllowed(get(ref(signedOut(), 'site/enquiryCount')))).toBe(false);
    expect(await isAllowed(get(ref(signedIn(), 'site/enquiryCount')))).toBe(true);
    expect(await isAllowed(get(ref(signedOut(), `${PATH}/e1`)))).toBe(false);
    expect(await isAllowed(get(ref(signedOut(), PATH)))).toBe(false);
    expect(await isAllowed(get(ref(signedIn(), PATH)))).toBe(true);
  });

  it('can be listed by the time since which it waits, by when it was handled and by its lead', async () => {
    const enquiries = ref(signedIn(), PATH);
    for (const listed of [
      query(enquiries, orderByChild('waiting'), startAt(1), limitToLast(31)),
      query(enquiries, orderByChild('handled/timestamp'), startAt(1), limitToLast(50)),
      query(enquiries, orderByChild('handled/lead'), equalTo('l1'), limitToLast(1)),
    ]) {
      expect(await isAllowed(get(listed))).toBe(true);
    }
  });

  it('needs access to be read while only staff have access, but none to be added', async () => {
    seed('config/staffOnly', true);
    const visitor = signedInWith({ name: 'Visitor' });
    expect(await isAllowed(update(ref(visitor), add()))).toBe(true);
    expect(await isAllowed(get(ref(visitor, PATH)))).toBe(false);
    expect(await isAllowed(update(ref(visitor), dismiss({ user: 'Visitor' })))).toBe(false);
  });

  it.each([
    [undefined, false],
    [true, true],
    ['false', false],
    [0, false],
    [false, false],
  ])('can be added while config/enquiries is %s: %s', async (value, isAccepted) => {
    seed('config', { enquiries: value ?? null });
    expect(await send(add())).toBe(isAccepted);
  });

  it('is told to be stored by writing the same texts again, which tells nothing else', async () => {
    const again = Object.fromEntries(
      Object.entries(TEXTS).map(([name, text]) => [`${PATH}/e1/${name}`, text]),
    );
    expect(await send(again)).toBe(false);
    await send(add({ country: 'Oman' }));
    const before = stored(PATH);
    expect(await send(add({ country: 'Oman' }, 2))).toBe(false);
    expect(await send({ ...again, [`${PATH}/e1/country`]: 'Oman' })).toBe(true);
    expect(await send({ ...again, [`${PATH}/e1/message`]: 'Another' })).toBe(false);
    expect(await send({ ...again, [`${PATH}/e1/timeline`]: 'Soon' })).toBe(false);
    expect(await send({ ...again, [`${PATH}/e1/country`]: null })).toBe(false);
    expect(stored(PATH)).toEqual(before);
  });

  it.each(DELETION_INTERPRETATIONS)('never changes or disappears while %s', async (meaning) => {
    seed(`${PATH}/e1`, WAITING);
    interpretDeletionsAs(meaning);
    for (const values of [
      { site: null },
      { [PATH]: null },
      { [`${PATH}/e1`]: null },
      { [`${PATH}/e1`]: enquiry() },
      { [`${PATH}/e1/message`]: 'Other' },
      { [`${PATH}/e1/message`]: null },
      { [`${PATH}/e1/timestamp`]: serverTimestamp() },
      { [`${PATH}/e1/waiting`]: null },
      { [`${PATH}/e1/waiting`]: SENT_AT },
    ]) {
      expect(await send(values)).toBe(false);
      expect(await mayUpdate(values)).toBe(false);
    }
    expect(stored(`${PATH}/e1`)).toEqual(WAITING);
  });
});

describe('handling an enquiry', () => {
  beforeEach(() => seed(`${PATH}/e1`, WAITING));

  it('takes an account', async () => {
    expect(await send(dismiss())).toBe(false);
    expect(await send(makeLead())).toBe(false);
  });

  it('makes it a lead once, in the write that creates the lead', async () => {
    expect(await mayUpdate(makeLead())).toBe(true);
    expect(stored(`${PATH}/e1`)).toMatchObject({ ...TEXTS, handled: { lead: 'l1', uid: 'u1' } });
    expect(stored(`${PATH}/e1/waiting`)).toBeNull();
    expect(await mayUpdate(makeLead({}, 'l2'))).toBe(false);
    expect(await mayUpdate(dismiss())).toBe(false);
    expect(await mayUpdate(RESTORE)).toBe(false);
    expect(Object.keys(stored('sales/leads') as object)).toEqual(['l1']);
  });

  it('dismisses it, and takes that back', async () => {
    expect(await mayUpdate(dismiss())).toBe(true);
    expect(await mayUpdate(dismiss())).toBe(false);
    expect(await mayUpdate(makeLead())).toBe(false);
    expect(await mayUpdate(RESTORE)).toBe(true);
    expect(stored(`${PATH}/e1`)).toEqual(WAITING);
    expect(await mayUpdate(makeLead())).toBe(true);
  });

  it.each([
    ['by somebody else', { uid: 'u2' }],
    ['under another name', { user: 'Ann' }],
    ['at another time', { timestamp: 1 }],
    ['with an unknown child', { note: 'x' }],
    ['with a priority', { '.priority': 1 }],
    ['as lead and dismissed at once', { dismissed: true }],
    ['with a lead that does not exist', { lead: 'l2' }],
    ['with a path for a lead', { lead: 'l1/company' }],
    ['with a number for a lead', { lead: 1 }],
    ['as neither', { lead: null }],
  ])('is denied %s', async (_, changes) => {
    const values = makeLead({ [`${PATH}/e1/handled`]: handled({ lead: 'l1', ...changes }) });
    expect(await mayUpdate(values)).toBe(false);
    expect(stored('sales/leads')).toBeNull();
    expect(stored(`${PATH}/e1`)).toEqual(WAITING);
  });

  it.each(DELETION_INTERPRETATIONS)('is a whole step while %s', async (meaning) => {
    interpretDeletionsAs(meaning);
    const { [`${PATH}/e1/waiting`]: _waiting, ...withoutWaiting } = dismiss();
    const { [`${PATH}/e1/handled`]: _handled, ...withoutHandled } = dismiss();
    for (const values of [
      withoutWaiting,
      withoutHandled,
      dismiss({ dismissed: 'yes' }),
      makeLead({ [`${PATH}/e2/waiting`]: null, [`${PATH}/e2/handled`]: handled({ lead: 'l1' }) }),
    ]) {
      expect(await mayUpdate(values)).toBe(false);
    }
    await mayUpdate(dismiss());
    for (const values of [
      { [`${PATH}/e1/handled`]: null },
      { [`${PATH}/e1/handled/dismissed`]: null },
      { [`${PATH}/e1/handled/user`]: 'Ann' },
      { [`${PATH}/e1/waiting`]: SENT_AT },
      { ...RESTORE, [`${PATH}/e1/waiting`]: SENT_AT + 1 },
    ]) {
      expect(await mayUpdate(values)).toBe(false);
    }
    expect(stored(`${PATH}/e1`)).toMatchObject({ ...TEXTS, handled: { dismissed: true } });
  });

  it('names a lead that did not exist before', async () => {
    seed('sales/leads/l1', { ...LEAD, creationDate: '2024-05-17' });
    const values = { ...dismiss(), [`${PATH}/e1/handled`]: handled({ lead: 'l1' }) };
    expect(await mayUpdate(values)).toBe(false);
  });
});
