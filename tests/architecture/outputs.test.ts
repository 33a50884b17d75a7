import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = resolve(import.meta.dirname, '../../src');

/** Code that passes text from a page to other programs. */
const EXPORTS =
  /navigator\.clipboard|clipboardData\.setData|execCommand\('(copy|cut)|text\/csv|\.csv|xlsx|createObjectURL|showSaveFilePicker|\bdownload=|dangerouslySetInnerHTML|\.innerHTML|document\.write/i;

it('the app writes files in one place, and to the clipboard only links, own words and its state', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const users = files.filter((file) => EXPORTS.test(readFileSync(join(SOURCES, file), 'utf8')));
  expect(users.toSorted()).toEqual([
    // Reads them.
    'features/imports/ImportPage.tsx',
    // Name the sheets that they pack.
    'features/people/everythingFile.ts',
    'features/vat/accountantFile.ts',
    'lib/copyLink.ts',
    // What is downloaded, and where it is made.
    'lib/downloadFile.ts',
    'records/page/exportRecords.ts',
    'site/components/consultation/ConsultationThanks.tsx',
    // What the health page says, and what has happened where a page failed.
    'ui/CopyAsText.tsx',
  ]);
});

it('the app uses the browser’s storage in one place, which never throws', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const users = files.filter((file) =>
    /\b(?:local|session)Storage\b/.test(readFileSync(join(SOURCES, file), 'utf8')),
  );
  expect(users.toSorted()).toEqual(['lib/storage.ts']);
});
