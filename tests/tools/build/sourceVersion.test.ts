import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { readSourceVersion } from '../../../tools/build/buildInfo.ts';

it('the version of a copy without git is that of package.json', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package.json'), '{ "version": "7.8.9" }');
  expect(readSourceVersion(pathToFileURL(`${folder}/`))).toEqual({
    number: '7.8.9',
    commit: null,
    committedAt: null,
  });
});
