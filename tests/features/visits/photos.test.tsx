import { screen, waitFor, within } from '@testing-library/react';
import { getDatabase, goOffline, goOnline } from 'firebase/database';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { visit } from '../../../src/features/visits/visit.entity.ts';
import { newKey } from '../../../src/firebase/database.ts';
import { appendItem, listItems } from '../../../src/records/store/device/outboxItems.ts';
import type { Intent } from '../../../src/records/store/write/intent.ts';
import { keepPhoto, photosFollow } from '../../../src/features/visits/pickedPhotos.ts';
import { allowConsoleError } from '../../support/console.ts';
import { currentUid, findForm, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';

const WEBP = 'data:image/webp;base64,UklGRg==';
const DRAFT = 'a form';

beforeEach(async () => {
  await seed('suppliers/s1', { name: 'Reef Glass', contact: 'Sara' });
  await signInAs('Layla Haddad');
});

afterEach(() => goOnline(getDatabase()));

/** Saves a visit with a photo for each of the data, as its form does. Resolves to its id. */
async function saveVisit(...pictures: readonly string[]): Promise<string> {
  const owner = currentUid();
  for (const data of pictures)
    await keepPhoto(owner, DRAFT, Promise.resolve({ data, caption: 'The skimmer' }));
  const intent: Intent = {
    id: newKey(),
    owner,
    path: visit.path,
    recordId: null,
    title: 'Reef lagoon',
    purpose: 'Visit',
    typed: { place: 'Reef lagoon', date: '2026-11-26' },
    base: {},
    savedAt: Date.now(),
    isServerTime: true,
  };
  await appendItem(intent, undefined, photosFollow(intent, DRAFT));
  return intent.id;
}

const photosAt = async (id: string): Promise<readonly unknown[]> =>
  Object.values(Object(await stored(`service/photos/${id}`)) as object).filter(Boolean);

it('photos follow their visit, signed, and leave no entry of the activity', async () => {
  openApp('/dashboard/suppliers');
  await screen.findByText('Reef Glass');
  const id = await saveVisit(WEBP, WEBP);
  await waitFor(async () => expect(await photosAt(id)).toHaveLength(2));
  expect((await photosAt(id))[0]).toMatchObject({
    data: WEBP,
    caption: 'The skimmer',
    user: 'Layla Haddad',
  });
  await waitFor(async () => expect(await listItems()).toEqual([]));
  expect(Object.values(Object(await stored('activity')) as object)).toHaveLength(1);
});

it('a photo that is refused says so, holds back no other, and can be discarded', async () => {
  allowConsoleError(/Saving to service\/visits failed|PERMISSION_DENIED/);
  const { user } = openApp('/dashboard/suppliers');
  await screen.findByText('Reef Glass');
  const id = await saveVisit('data:text/html;base64,UklGRg==', WEBP);
  await waitFor(async () => expect(await photosAt(id)).toHaveLength(1));
  const alert = await screen.findByText(/^Photo of/);
  expect(alert).toHaveTextContent('Photo of “Reef lagoon” was not saved.');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(async () => expect(await listItems()).toEqual([]));
});

it('a visit that waits is discarded with its photos', async () => {
  const { user } = openApp('/dashboard/suppliers');
  await screen.findByText('Reef Glass');
  goOffline(getDatabase());
  await screen.findByText(/^No connection/);
  await saveVisit(WEBP, WEBP);
  await user.click(await screen.findByRole('button', { name: '3 waiting' }));
  const tray = within(await findForm('Not saved yet'));
  expect(tray.getAllByText(/^Photo of/)).toHaveLength(2);
  await user.click(tray.getByRole('button', { name: 'Discard with 2 photos' }));
  await waitFor(async () => expect(await listItems()).toEqual([]));
});

it('a picked photo is neither counted nor sent before its form is saved', async () => {
  openApp('/dashboard/suppliers');
  await screen.findByText('Reef Glass');
  await keepPhoto(currentUid(), DRAFT, Promise.resolve({ data: WEBP, caption: '' }));
  await appendItem({ id: 'other', owner: 'nobody' });
  expect(await screen.findByRole('button', { name: 'Changes of others' })).toBeVisible();
  expect(await listItems()).toHaveLength(2);
});
