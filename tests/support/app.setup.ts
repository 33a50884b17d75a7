import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { wipeCopies } from '../../src/records/store/device/copies.ts';
import { listItems, removeItem } from '../../src/records/store/device/outboxItems.ts';
import { signOut } from '../../src/firebase/auth.ts';
import { toasts } from '../../src/ui/showToast.ts';
import { resetDatabase } from './backend.ts';
import { restoreRules } from './rules.ts';

// The first page loads all of its code, which takes long where several processes share the machine.
configure({ asyncUtilTimeout: 60_000, getElementError: notFound });

/** Most of what a wait does not find is found a moment later, so the document is printed for an error that is read. */
function notFound(message: string | null, container: Element): Error {
  const error = new Error();
  // The stack begins in the library, so that the line of the test is shown.
  Error.captureStackTrace(error, notFound);
  return Object.defineProperties(error, {
    name: { value: 'TestingLibraryElementError' },
    message: { configurable: true, get: () => `${message}\n\n${prettyDOM(container)}` },
  });
}

// In development React takes a stack for every element, which costs a tenth of the time and which no test reads.
const internals = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
) as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Infinity,
  set() {},
});

// The files of a worker share the app's modules, the browser and the database: each starts with clean ones.
beforeAll(async () => {
  // The library lets React ask for `act` in the first file of a worker only.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  const url = process.env['VITE_AUTH_EMULATOR'] ?? '';
  await vi.waitFor(() => fetch(url), { timeout: 300_000, interval: 100 });
  await restoreRules();
}, 310_000);
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await resetDatabase();
  // One of the test before may come as late as its save is discarded.
  toasts.set([]);
});

afterEach(async () => {
  cleanup();
  await signOut();
  for (const { id } of await listItems()) await removeItem(id);
  await wipeCopies();
  toasts.set([]);
  window.location.hash = '';
});

// Code that is still loading when the environment of a file ends could not be loaded by the next one either.
afterAll(() => vi.dynamicImportSettled());
