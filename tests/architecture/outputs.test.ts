import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = resolve(import.meta.dirname, '../../src');

/** Ways in which a page hands its texts to other programs. */
const WAYS_OUT =
  /navigator\.clipboard|clipboardData\.setData|execCommand|text\/csv|\.csv|xlsx|createObjectURL|showSaveFilePicker|\bdownload=|dangerouslySetInnerHTML|\.innerHTML|document\.write/i;

it('the app makes no files and fills no clipboard, so that no stored text can begin a formula elsewhere', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => WAYS_OUT.test(readFileSync(join(SOURCES, file), 'utf8')))).toEqual(
    [],
  );
});
