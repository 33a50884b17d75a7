import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readHosting, withAssetsIn, withPolicy } from './hosting.ts';
import { projectPolicy, type Settings } from './projectPolicy.ts';
import { isHostedBuild } from './settings.ts';

/** The configuration with which `npm run deploy` publishes the last build: firebase.json, narrowed to its project and its files. */
export const DEPLOY_CONFIG = 'firebase.deploy.json';

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
    writeBundle: () => writeDeployConfig(root, settings),
  };
}

/** Writes firebase.json's rules and hosting, with the project's hosts alone in the content security policy. */
export function writeDeployConfig(folder: string, settings: Settings): void {
  // What is published is built already.
  const { predeploy: _, ...hosting } = readHosting();
  const config = {
    database: { rules: 'database.rules.json' },
    hosting: withAssetsIn(
      join(folder, hosting.public),
      withPolicy(hosting, projectPolicy(settings)),
    ),
  };
  writeFileSync(join(folder, DEPLOY_CONFIG), `${JSON.stringify(config, null, 2)}\n`);
}
