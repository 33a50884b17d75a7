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
import { isAllowed, seed, signedIn, signedInWith, signedOut, useRules } from './environment.ts';
import type { Stored } from './saves.ts';

useRules();

beforeEach(() => seed('config/enquiries', true));

const PATH = 'site/enquiries';
const TEXTS = { name: 'Noor', email: 'noor@studio.example', message: 'A reef.' };

/** The write of a new enquiry, which raises the count. */
const add = (): Stored => ({
  [`${PATH}/e1`]: { ...TEXTS, timestamp: serverTimestamp(), waiting: serverTimestamp() },
  'site/enquiryCount': { count: 1, last: 'e1' },
});

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
  });
});
