import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { BuildRefusal } from './buildRefusal.ts';
import { readHosting, withPolicy } from './hosting.ts';
import { projectPolicy, type Settings } from './projectPolicy.ts';
import { isHostedBuild } from './settings.ts';

const FILE = 'firebase.hosting.json';

/** Writes, with every build for hosted Firebase, the configuration that deploys it. */
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
 * Writes firebase.hosting.json: hosting.json with the hosts of the project in its policy. Throws when that changes
 * the file in the middle of a deployment, whose command has read it before it began to build.
 */
export function writeDeployConfig(
  folder: string,
  settings: Settings,
  { RESOURCE_DIR: deployedFolder }: Settings,
): void {
  const file = join(folder, FILE);
  const hosting = withPolicy(readHosting(), projectPolicy(settings));
  const text = `${JSON.stringify({ hosting }, null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
  // The firebase command sets this variable for the build it starts.
  if (deployedFolder === undefined) return;
  throw new BuildRefusal(`${FILE} has changed with this build; give the command once more.`);
}
