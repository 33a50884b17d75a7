import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { BuildError } from './buildError.ts';
import { readHosting, withPolicy } from './hosting.ts';
import { projectPolicy, type Settings } from './projectPolicy.ts';
import { isEnvironment } from './environments/aliases.ts';
import { isHostedBuild } from './settings.ts';

/** Writes the deployment configuration with every build for hosted Firebase. */
export function deployConfig(): Plugin {
  let root = '';
  let settings: Settings = {};
  let mode = '';
  return {
    name: 'deploy-config',
    apply: isHostedBuild,
    configResolved(config) {
      ({ root, mode } = config);
      settings = config.env as Settings;
    },
    writeBundle: () => writeDeployConfig(root, settings, process.env, mode),
  };
}

/** The deployment configuration of a build: of its environment, or of the only project there is. */
export const deployConfigFile = (mode: string): string =>
  `firebase.${isEnvironment(mode) ? mode : 'hosting'}.json`;

/**
 * Writes the deployment configuration: hosting.json with the project's hosts in its content security policy. Throws when
 * that changes the file during a deployment, because the firebase command reads it before it starts the build.
 */
export function writeDeployConfig(
  folder: string,
  settings: Settings,
  { RESOURCE_DIR: resourceDir }: Settings,
  mode = 'production',
): void {
  const name = deployConfigFile(mode);
  const file = join(folder, name);
  const { predeploy, ...rest } = withPolicy(readHosting(), projectPolicy(settings));
  const build = isEnvironment(mode) ? `${predeploy} -- --mode ${mode}` : predeploy;
  const text = `${JSON.stringify({ hosting: { ...rest, predeploy: build } }, null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
  // The firebase command sets RESOURCE_DIR for the build it starts.
  if (resourceDir === undefined) return;
  throw new BuildError(`${name} has changed with this build; run the command again.`);
}
