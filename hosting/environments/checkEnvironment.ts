import type { Plugin } from 'vite';
import { BuildError } from '../buildError.ts';
import type { Settings } from '../projectPolicy.ts';
import { isHostedBuild } from '../settings.ts';
import { ENVIRONMENTS, isEnvironment, readAliases, type Aliases } from './aliases.ts';

/** What a deployment is for, in the variable DEPLOYMENT; `npm run deploy` sets it. */
export const RELEASE = 'release';

/** Fails a build that would reach the data of another environment than its own, or be deployed to another project. */
export function checkEnvironment(): Plugin {
  return {
    name: 'check-environment',
    apply: isHostedBuild,
    configResolved({ env, mode }) {
      const errors = environmentErrors(env as Settings, mode, process.env, readAliases());
      if (errors.length > 0) throw new BuildError(errors.join('\n'));
    },
  };
}

/**
 * What is wrong with the settings of a build, one error per line. `process`: the variables of the process, to which the
 * firebase command adds the project that it deploys to.
 */
export function environmentErrors(
  settings: Settings,
  mode: string,
  process: Settings,
  aliases: Aliases,
): readonly string[] {
  const { VITE_FIREBASE_PROJECT_ID: project = '' } = settings;
  return [
    ...modeErrors(project, mode, aliases),
    ...foreignHosts(settings, project, aliases),
    ...deploymentErrors(project, process, aliases),
  ];
}

function modeErrors(project: string, mode: string, aliases: Aliases): readonly string[] {
  if (!isEnvironment(mode) || aliases[mode] === project) return [];
  const expected = `whose project is '${aliases[mode]}' in .firebaserc`;
  return [
    `This is a build for ${mode}, ${expected}, but VITE_FIREBASE_PROJECT_ID is '${project}'.`,
  ];
}

function deploymentErrors(project: string, process: Settings, aliases: Aliases): readonly string[] {
  const { RESOURCE_DIR: folder, GCLOUD_PROJECT: target, DEPLOYMENT: purpose } = process;
  // The firebase command sets RESOURCE_DIR for the build it starts.
  if (folder === undefined) return [];
  if (target !== project) {
    return [
      `This build uses the project '${project}' and must not be deployed to '${target}': use npm run deploy.`,
    ];
  }
  if (project !== aliases.live || purpose === RELEASE) return [];
  return [
    'A preview channel of the live project would use the live data. To preview on staging: npm run deploy -- preview <name>',
    'To publish the live site: npm run deploy -- live',
  ];
}

/** The hosts in the settings that belong to another environment, by the ids with which Firebase's own names begin. */
function foreignHosts(settings: Settings, project: string, aliases: Aliases): readonly string[] {
  const names = ['VITE_FIREBASE_DATABASE_URL', 'VITE_FIREBASE_AUTH_DOMAIN'] as const;
  return names.flatMap((name) => {
    const host = settings[name]?.replace(/^https:\/\//, '') ?? '';
    const owner = ownerOf(host, aliases);
    return owner === undefined || aliases[owner] === project
      ? []
      : [`${name} is '${host}', of the project of ${owner}; this build is for '${project}'.`];
  });
}

/** The environment to which a host belongs, such as `my-project-default-rtdb.firebaseio.com`; the longest id decides. */
function ownerOf(host: string, aliases: Aliases): (typeof ENVIRONMENTS)[number] | undefined {
  const [label = ''] = host.split('.');
  return ENVIRONMENTS.filter(
    (name) => label === aliases[name] || label.startsWith(`${aliases[name]}-`),
  )
    .toSorted((a, b) => aliases[b].length - aliases[a].length)
    .at(0);
}
