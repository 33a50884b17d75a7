/**
 * Lists the direct dependencies with a newer version in the registry. `npm outdated` is not enough: it leaves out versions
 * that do not declare support for the Node it runs on. Held-back versions and their reasons come from `renovate.json`.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const CONCURRENT_REQUESTS = 6;
const run = promisify(execFile);
const readJson = (name) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));

const { dependencies, devDependencies } = readJson('package.json');
const { packageRules } = readJson('renovate.json');
const waiting = Object.entries({ ...dependencies, ...devDependencies });
const outdated = [];

try {
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, checkWaiting));
} catch (error) {
  console.error(`Cannot reach the npm registry, so nothing is compared. ${reasonOf(error)}`);
  process.exit(1);
}
if (outdated.length === 0) console.log('Every direct dependency is at its latest version.');
else console.table(Object.fromEntries(outdated.toSorted(([a], [b]) => a.localeCompare(b))));

async function checkWaiting() {
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [name, installed] = next;
    const latest = await latestOf(name);
    if (latest !== installed)
      outdated.push([name, { installed, latest, heldBack: reasonFor(name) }]);
  }
}

async function latestOf(name) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { stdout } = await run(npm, ['view', name, 'dist-tags.latest'], {
    shell: process.platform === 'win32',
    windowsHide: true,
  });
  return stdout.trim();
}

function reasonFor(name) {
  const rule = packageRules.find(
    ({ allowedVersions, matchPackageNames }) => allowedVersions && matchPackageNames.includes(name),
  );
  return rule?.description ?? '';
}

function reasonOf(error) {
  return /npm error (?!code)(.+)/.exec(error.stderr ?? '')?.[1] ?? error.message;
}
