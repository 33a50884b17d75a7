import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { isServedBuild } from '../deploy/settings.ts';
import { RULES_VERSION_PATH, rulesVersionOf } from '../rules/rulesVersion.ts';

const ROOT = new URL('../../', import.meta.url);

/** Which sources a build is made of. */
export type SourceVersion = {
  /** The version in package.json. */
  readonly number: string;
  /** The short id of the commit, with a plus sign if files have been changed since; null without git. */
  readonly commit: string | null;
  /** When it was committed, as an ISO date and time; null without git. */
  readonly committedAt: string | null;
};

/**
 * Tells the app which version it is and which rules it was built with, as constants that are the same in each build of the
 * same sources, and adds version.json, by which a tab learns which version is deployed.
 */
export function buildInfo(): Plugin {
  const version = readSourceVersion();
  let isServed = false;
  return {
    name: 'build-info',
    config: (_, environment) => {
      isServed = isServedBuild(_, environment);
      return {
        define: {
          SOURCE_VERSION: JSON.stringify(version),
          RULES_VERSION: JSON.stringify(readRulesVersion()),
          RULES_VERSION_PATH: JSON.stringify(RULES_VERSION_PATH),
          HAS_VERSION_FILE: JSON.stringify(isServed),
        },
      };
    },
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      if (!isServed || entry === undefined) return;
      const file = { ...version, builtAt: new Date().toISOString(), entry: `/${entry.fileName}` };
      const source = `${JSON.stringify(file, null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'version.json', source });
    },
  };
}

const readRulesVersion = (): string =>
  rulesVersionOf(readFileSync(new URL('database.rules.json', ROOT), 'utf8'));

/** The version of the sources, from git where they are a clone. */
export function readSourceVersion(folder: URL = ROOT): SourceVersion {
  const { version: number } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as {
    readonly version: string;
  };
  try {
    const git = (...args: readonly string[]): string =>
      execFileSync('git', args, {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        windowsHide: true,
      }).trim();
    const [id = '', committedAt = ''] = git('log', '-1', '--abbrev=10', '--format=%h %cI').split(
      ' ',
    );
    const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
    return { number, commit: `${id}${isChanged ? '+' : ''}`, committedAt };
  } catch {
    return { number, commit: null, committedAt: null };
  }
}
