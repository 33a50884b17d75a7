import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import { DEPLOY_CONFIG } from './deployConfig.ts';

// `npm run deploy`: builds the site, and deploys it with its rules to the project in its settings: those of
// .env.production, or of another environment such as .env.staging with ENVIRONMENT=staging.
const root = fileURLToPath(new URL('../..', import.meta.url));
const environment = process.env['ENVIRONMENT'] ?? 'production';
const { VITE_FIREBASE_PROJECT_ID: project = '' } = loadEnv(environment, root);

run('vite/bin/vite.js', ['build', '--mode', environment]);
const what = ['--only', 'database,hosting', '--config', DEPLOY_CONFIG, '--project', project];
// The firebase command publishes the rules before the site, which may write what the earlier rules deny.
run('firebase-tools/lib/bin/firebase.js', ['deploy', ...what, ...process.argv.slice(2)]);

/** Runs a program of a package; a failure ends the deployment. */
function run(program: string, args: readonly string[]): void {
  console.log(`\n> ${[program, ...args].join(' ')}`);
  const options = { cwd: root, stdio: 'inherit', windowsHide: true } as const;
  const { status } = spawnSync(process.execPath, [`node_modules/${program}`, ...args], options);
  if (status !== 0) process.exit(1);
}
