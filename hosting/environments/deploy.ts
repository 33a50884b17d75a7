import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readAliases } from './aliases.ts';
import { DeployError, planDeployment, type Command } from './deployCommands.ts';

// `npm run deploy`: builds for an environment and deploys its rules and its app, or the app to a preview channel.
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const PROGRAMS = {
  vite: 'node_modules/vite/bin/vite.js',
  firebase: 'node_modules/firebase-tools/lib/bin/firebase.js',
} as const;

try {
  const { purpose, commands } = planDeployment(process.argv.slice(2), readAliases());
  const failed = commands.find((command) => !succeeds(command, purpose));
  if (failed) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof DeployError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function succeeds({ tool, args }: Command, purpose: string): boolean {
  console.log(`\n> ${[tool, ...args].join(' ')}`);
  const { status } = spawnSync(process.execPath, [PROGRAMS[tool], ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    windowsHide: true,
    env: { ...process.env, DEPLOYMENT: purpose },
  });
  return status === 0;
}
