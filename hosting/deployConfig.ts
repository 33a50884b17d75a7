import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { BuildError } from './buildError.ts';
import { readHosting, withPolicy } from './hosting.ts';
import { projectPolicy, type Settings } from './projectPolicy.ts';
import { isHostedBuild } from './settings.ts';

const FILE = 'firebase.hosting.json';

/** Writes the deployment configuration with every build for hosted Firebase. */
export function deployConfig(): Plugin {
  let root = '';
  let settings: Settings = {};
  return {
    name: 'deploy-config',
    apply: isHostedBuild,
    configResolved(config) {
      ({ root } = config);
      settings = config.env as Settings;
    },
    writeBundle: () => writeDeployConfig(root, settings, process.env),
  };
}

/**
 * Writes firebase.hosting.json: hosting.json with the project's hosts in its content security policy. Throws when
 * that changes the file during a deployment, because the firebase command reads it before it starts the build.
 */
export function writeDeployConfig(
  folder: string,
  settings: Settings,
  { RESOURCE_DIR: resourceDir }: Settings,
): void {
  const file = join(folder, FILE);
  const hosting = withPolicy(readHosting(), projectPolicy(settings));
  const text = `${JSON.stringify({ hosting }, null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
  // The firebase command sets RESOURCE_DIR for the build it starts.
  if (resourceDir === undefined) return;
  throw new BuildError(`${FILE} has changed with this build; run the command again.`);
}
