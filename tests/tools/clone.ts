import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The files of this clone, without what was built in it. */
export function clone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'));
  const list = ['ls-files', '-co', '--exclude-standard', '-z'];
  for (const file of execFileSync('git', list, { encoding: 'utf8', windowsHide: true }).split(
    '\0',
  )) {
    if (file === '' || !existsSync(file)) continue;
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
