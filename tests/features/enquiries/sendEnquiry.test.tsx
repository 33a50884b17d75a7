import { getApps } from 'firebase/app';
import { beforeEach, expect, it } from 'vitest';
import { newSentEnquiry, sendEnquiry } from '../../../src/features/enquiries/sendEnquiry.ts';
import { seed, stored } from '../../support/backend.ts';
import { expectConsoleError } from '../../support/console.ts';
import { onlyChild } from '../../support/app.tsx';

const TEXTS = {
  name: ' Noor Rahman ',
  email: 'noor@studio.example',
  message: 'A reef.\nBetween two rooms: “seen from both” 💧',
  projectType: '',
  country: 'Oman',
  timeline: '',
};

beforeEach(() => seed('config/enquiries', true));

it('an enquiry is stored without blanks, with the server’s time, and the connection is closed', async () => {
  const apps = getApps().length;
  expect(await sendEnquiry(newSentEnquiry(TEXTS))).toEqual({ kind: 'stored' });
  const enquiry = onlyChild(await stored('site/enquiries'));
  expect(enquiry).toEqual({
    name: 'Noor Rahman',
    email: TEXTS.email,
    message: TEXTS.message,
    country: 'Oman',
    timestamp: expect.any(Number),
    waiting: enquiry['timestamp'],
  });
  expect(getApps()).toHaveLength(apps);
});

it('an enquiry from an Arabic page says so, and its digits can be searched', async () => {
  const timeline = 'بعد ٣ أشهر';
  await sendEnquiry(newSentEnquiry({ ...TEXTS, timeline }, 'ar'));
  expect(onlyChild(await stored('site/enquiries'))).toMatchObject({
    language: 'ar',
    timeline: 'بعد 3 أشهر',
  });
});

it('an enquiry that is sent again is stored once, and known to be stored', async () => {
  const enquiry = newSentEnquiry(TEXTS);
  await sendEnquiry(enquiry);
  expect(await sendEnquiry(enquiry)).toEqual({ kind: 'stored' });
  onlyChild(await stored('site/enquiries'));
});

it('is unanswered when the time is over, and is not sent later', async () => {
  const enquiry = newSentEnquiry(TEXTS);
  expect(await sendEnquiry(enquiry, 0)).toEqual({ kind: 'unanswered' });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await stored('site/enquiries')).toBeNull();
  expect(await sendEnquiry(enquiry)).toEqual({ kind: 'stored' });
});

it('is refused where the owner has closed enquiries', async () => {
  expectConsoleError(/The database refused the enquiry/);
  await seed('config/enquiries', false);
  expect(await sendEnquiry(newSentEnquiry(TEXTS))).toEqual({ kind: 'refused' });
  expect(await stored('site')).toBeNull();
});

it('is not sent with a text that is too long', async () => {
  const message = 'x'.repeat(5_001);
  expect(await sendEnquiry(newSentEnquiry({ ...TEXTS, message }))).toEqual({
    kind: 'too long',
    texts: { message: { length: 5_001, maxLength: 5_000 } },
  });
  expect(await stored('site')).toBeNull();
});
