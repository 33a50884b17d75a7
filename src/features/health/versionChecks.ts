import type { DeployedRules } from './checkServer.ts';
import { momentOf } from './amounts.ts';
import type { Check } from './check.ts';
import type { DeployedVersion } from './deployedVersion.ts';

type SourceVersion = Omit<typeof SOURCE_VERSION, 'release'>;

/** Which version this tab runs. */
export const ownVersionCheck = (version: SourceVersion): Check => ({
  title: 'This version',
  state: 'good',
  value: nameOf(version),
  meaning: 'What this tab runs. Name it when you report a fault.',
});

/** Whether that is the version that is deployed. `deployed`: undefined while it is asked, null without an answer. */
export function deployedVersionCheck(
  own: SourceVersion,
  deployed: DeployedVersion | null | undefined,
  hasFile: boolean,
): Check {
  const title = 'Deployed version';
  if (!hasFile) {
    return {
      title,
      state: 'good',
      value: 'Not published',
      meaning: 'This copy of the app is not deployed, as on a development server.',
    };
  }
  if (deployed === undefined) return checking(title, 'Asking the host which version is deployed.');
  if (deployed === null) {
    return {
      title,
      state: 'unknown',
      value: 'No answer',
      meaning: 'The host did not say which version is deployed. It is asked again by itself.',
    };
  }
  const built = `built ${momentOf(Date.parse(deployed.builtAt))}`;
  if (deployed.isThis) {
    return {
      title,
      state: 'good',
      value: `The same, ${built}`,
      meaning: 'This tab runs the version that is deployed.',
    };
  }
  return {
    title,
    state: 'note',
    value: `${isOlder(deployed, own) ? 'An older one' : 'Another one'}: ${nameOf(deployed)}, ${built}`,
    meaning:
      'This tab still runs the version above. Save your forms and reload the page; what waits to be sent is kept.',
  };
}

/** Whether the database has the rules that belong to this version. */
export function rulesCheck(
  rules: DeployedRules | undefined,
  isConnected: boolean,
  version: string,
): Check {
  const title = 'Security rules';
  if (!isConnected) {
    return {
      title,
      state: 'unknown',
      value: 'No connection',
      meaning: 'The database can be asked for its rules once it is connected.',
    };
  }
  if (rules === undefined) return checking(title, 'Asking the database for its rules.');
  if (rules === 'same') {
    return {
      title,
      state: 'good',
      value: `Version ${version}`,
      meaning: 'The database has the rules that belong to this version.',
    };
  }
  if (rules === 'other') {
    return {
      title,
      state: 'trouble',
      value: `Not ${version}`,
      meaning:
        'The database has other rules than this version needs, so saves may be refused. If another version is deployed, reload first. Otherwise deploy the rules: npx firebase deploy --only database --project live',
    };
  }
  return {
    title,
    state: 'trouble',
    value: 'Open: every account can read everything',
    meaning:
      'These are not the rules of this app, and they do not protect the data. Deploy them now: npx firebase deploy --only database --project live',
  };
}

function nameOf({ number, commit, committedAt }: SourceVersion): string {
  if (commit === null || committedAt === null) return number;
  const isChanged = commit.endsWith('+') ? ', with uncommitted changes' : '';
  return `${number}, commit ${commit.replace('+', '')} of ${momentOf(Date.parse(committedAt))}${isChanged}`;
}

const isOlder = (deployed: DeployedVersion, own: SourceVersion): boolean =>
  Date.parse(deployed.committedAt ?? '') < Date.parse(own.committedAt ?? '');

const checking = (title: string, meaning: string): Check => ({
  title,
  state: 'checking',
  value: '',
  meaning,
});
