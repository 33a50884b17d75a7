import { deployConfigFile } from '../deployConfig.ts';
import { isEnvironment, type Aliases, type Environment } from './aliases.ts';
import { RELEASE } from './checkEnvironment.ts';

/** One command of a deployment. `tool`: the package whose program it runs. */
export type Command = { readonly tool: 'vite' | 'firebase'; readonly args: readonly string[] };

export type Deployment = {
  /** The variable DEPLOYMENT of its builds, which `checkEnvironment` reads. */
  readonly purpose: string;
  readonly commands: readonly Command[];
};

/** A request that cannot be carried out; the message says how to ask. */
export class DeployError extends Error {}

const USAGE = `Usage:

  npm run deploy -- staging           rules and app to the staging project
  npm run deploy -- live              rules and app to the live project
  npm run deploy -- preview <name>    the app to a preview channel of the staging project, for a week

Further arguments go to the last firebase command, such as --message "What is new".`;

/** The ids in .firebaserc before a company has its own. */
const UNSET = /^my-project(-|$)/;

/** The commands of a deployment, in order. Throws DeployError. */
export function planDeployment(args: readonly string[], aliases: Aliases): Deployment {
  const [target = '', ...rest] = args;
  const environment = target === 'preview' ? 'staging' : target;
  if (!isEnvironment(environment)) throw new DeployError(USAGE);
  if (UNSET.test(aliases[environment])) {
    throw new DeployError(
      `Enter the id of the ${environment} project in .firebaserc; '${aliases[environment]}' stands for it.`,
    );
  }
  const build: Command = { tool: 'vite', args: ['build', '--mode', environment] };
  if (target !== 'preview') {
    // The rules first: a new app may write what the old rules deny.
    const rules = firebase(environment, 'deploy', '--only', 'database');
    const app = firebase(environment, 'deploy', '--only', 'hosting', ...config(environment));
    return { purpose: RELEASE, commands: [build, rules, withMore(app, rest)] };
  }
  const [channel = '', ...more] = rest;
  if (!/^[a-z\d][a-z\d-]{0,39}$/.test(channel)) {
    throw new DeployError(
      'Name the preview channel with up to 40 small letters, digits and hyphens.',
    );
  }
  const expiry = ['--expires', '7d'];
  const app = firebase(
    environment,
    'hosting:channel:deploy',
    channel,
    ...expiry,
    ...config(environment),
  );
  return { purpose: target, commands: [build, withMore(app, more)] };
}

const firebase = (environment: Environment, ...args: readonly string[]): Command => ({
  tool: 'firebase',
  args: [...args, '--project', environment],
});

const config = (environment: Environment): readonly string[] => [
  '--config',
  deployConfigFile(environment),
];

const withMore = ({ tool, args }: Command, more: readonly string[]): Command => ({
  tool,
  args: [...args, ...more],
});
