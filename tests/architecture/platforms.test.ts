import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

it('git checks out the same bytes even where it is set to convert line endings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
  const [origin, clone] = [join(folder, 'origin'), join(folder, 'clone')];
  const git = (...args: readonly string[]): Buffer =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      cwd: origin,
      stdio: 'pipe',
      windowsHide: true,
    });
  const names = ['.gitattributes', 'index.html', '.ci/run', 'docs/images/contact-sheet.jpg'];
  mkdirSync(origin);
  mkdirSync(join(origin, '.ci'));
  mkdirSync(join(origin, 'docs/images'), { recursive: true });
  for (const name of names) copyFileSync(join(ROOT, name), join(origin, name));
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'All');
  git('clone', '--quiet', '--config', 'core.autocrlf=true', origin, clone);
  const changed = names.filter(
    (name) => !readFileSync(join(clone, name)).equals(readFileSync(join(ROOT, name))),
  );
  expect(changed).toEqual([]);
  rmSync(folder, { recursive: true });
});

it('no child process opens a console window on Windows', () => {
  const files = ['tools', 'tests'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx|mjs|cjs)$/.test(name))
      .map((name) => join(folder, name)),
  );
  const spawning = files.map((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    return {
      file,
      processes: source.match(/(?<![.\w])(spawn|exec|execFile|fork)(Sync)?\(/g)?.length ?? 0,
      hidden: source.match(/\bwindowsHide: true/g)?.length ?? 0,
    };
  });
  expect(spawning.filter(({ processes }) => processes > 0).length).toBeGreaterThan(5);
  expect(spawning.filter(({ processes, hidden }) => hidden < processes)).toEqual([]);
});
