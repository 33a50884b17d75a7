import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InputError } from '../operations/program.ts';
import { withBrand, withSettings, type Answers } from './answers.ts';
import {
  authorizeDomain,
  createDatabase,
  findDatabase,
  firebase,
  listAccounts,
} from './firebase.ts';

/** One step, which may be repeated: what is there already stays. Throws InputError, or an error of firebase-tools. */
export type Step = { readonly id: string; readonly title: string; run(): void | Promise<void> };

type Setting = {
  readonly root: string;
  readonly answers: Answers;
  readonly say: (text: string) => void;
  /** The next line that the person enters; null at the end of the input. */
  readonly answer: (question: string) => Promise<string | null>;
};

type WebApp = { readonly appId: string };
type Site = { readonly defaultUrl: string };

function run(
  command: string,
  args: readonly string[],
  project: string,
  options = {},
): Promise<unknown> {
  return firebase(command, args, { project, ...options });
}

async function appsOf(id: string): Promise<readonly WebApp[]> {
  return (await run('apps:list', ['WEB'], id)) as readonly WebApp[];
}

async function setData(id: string, path: string): Promise<void> {
  await run('database:set', [path], id, { data: 'true', force: true });
}

/** The whole way from a clone to a live site, in its order: nobody can sign up before the staff list is on. */
export function stepsFor({ root, answers, say, answer }: Setting): readonly Step[] {
  const { name, domain, project, rehearsals } = answers;
  const isTwo = rehearsals !== 'no';
  return [
    { id: 'brand', title: 'The company in src/company/brand.ts', run: writeBrand },
    { id: 'sign-in', title: 'Signed in to Google', run: signIn },
    ...stepsOfProject(project, 'production'),
    ...(isTwo ? stepsOfProject(rehearsals, 'staging') : []),
    { id: 'site', title: 'The site, built and published', run: deploySite },
    { id: 'administrator', title: 'The first administrator', run: addAdministrator },
    {
      id: 'domain',
      title: `Sign-in on ${domain}`,
      run: () => authorizeDomain(project, domain),
    },
    { id: 'app-check', title: 'App Check, where a key is set', run: setAppCheck },
    { id: 'check', title: 'What is served', run: checkServed },
  ];

  function stepsOfProject(id: string, environment: string): readonly Step[] {
    const toStep = (what: string, title: string, does: Step['run']): Step => ({
      id: `${what} ${id}`,
      title: `${title} (${id})`,
      run: does,
    });
    return [
      toStep('project', 'The project', () => createProject(id)),
      toStep('app', 'The web app', async () => {
        if ((await appsOf(id)).length === 0) await run('apps:create', ['WEB', name], id);
      }),
      toStep('database', `The database in ${answers.region}`, async () => {
        await appsOf(id);
        if ((await findDatabase(id)) === null) await createDatabase(id, answers.region);
      }),
      toStep('settings', `Its settings in .env.${environment}`, () =>
        writeSettings(id, environment),
      ),
      toStep('accounts', 'Sign-in by e-mail and by Google', () => enableSignIn(id)),
      toStep('rules', 'The rules', async () => {
        await run('deploy', [], id, { only: 'database', config: join(root, 'firebase.json') });
      }),
      toStep('staff', 'The staff list', async () => {
        await setData(id, '/config/staffOnly');
      }),
    ];
  }

  function writeBrand(): void {
    const file = join(root, 'src/company/brand.ts');
    writeFileSync(file, withBrand(readFileSync(file, 'utf8'), answers));
    const projects = { default: project, ...(isTwo && { staging: rehearsals }) };
    writeFileSync(join(root, '.firebaserc'), `${JSON.stringify({ projects }, null, 2)}\n`);
  }

  async function signIn(): Promise<void> {
    const { FIREBASE_TOKEN, GOOGLE_APPLICATION_CREDENTIALS } = process.env;
    if (FIREBASE_TOKEN || GOOGLE_APPLICATION_CREDENTIALS) return;
    if (await firebase('login:list', [])) return;
    await runProgram('firebase-tools/lib/bin/firebase.js', ['login']);
  }

  async function createProject(id: string): Promise<void> {
    const projects = (await firebase('projects:list', [])) as readonly { projectId: string }[];
    if (projects.some(({ projectId }) => projectId === id)) return;
    try {
      await firebase('projects:create', [id], { displayName: name });
    } catch (error) {
      if (!/already a project with ID/.test((error as Error).message)) throw error;
      // An earlier try may have ended between the two parts of it.
      await firebase('projects:addfirebase', [id]).catch(() => {
        throw new InputError(`The id ${id} is taken. Run npm run adopt again, with another.`);
      });
    }
  }

  async function writeSettings(id: string, environment: string): Promise<void> {
    const [app] = await appsOf(id);
    if (app === undefined) throw new InputError(`${id} has no web app.`);
    const { sdkConfig } = (await run('apps:sdkconfig', ['WEB', app.appId], id)) as {
      readonly sdkConfig: Readonly<Record<string, string | undefined>>;
    };
    const file = join(root, `.env.${environment}`);
    const former = existsSync(file) ? file : join(root, '.env.example');
    const database = sdkConfig['databaseURL'] ?? (await findDatabase(id))?.databaseUrl ?? '';
    const settings = {
      VITE_FIREBASE_API_KEY: sdkConfig['apiKey'] ?? '',
      VITE_FIREBASE_AUTH_DOMAIN: sdkConfig['authDomain'] ?? '',
      VITE_FIREBASE_DATABASE_URL: database,
      VITE_FIREBASE_PROJECT_ID: id,
      VITE_FIREBASE_APP_ID: app.appId,
      ...(answers.acceptsPlaceholders === 'yes' && { PLACEHOLDERS: 'accepted' }),
    };
    writeFileSync(file, withSettings(readFileSync(former, 'utf8'), settings));
  }

  async function enableSignIn(id: string): Promise<void> {
    const googleSignIn = { oAuthBrandDisplayName: name, supportEmail: answers.support };
    const config = { auth: { providers: { emailPassword: true, googleSignIn } } };
    const folder = mkdtempSync(join(tmpdir(), 'adopt-'));
    const file = join(folder, 'firebase.json');
    try {
      writeFileSync(file, JSON.stringify(config));
      await run('deploy', [], id, { only: 'auth', config: file });
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  function deploySite(): Promise<void> {
    return runProgram('tsx/dist/cli.mjs', ['tools/deploy/deploy.ts', '--non-interactive']);
  }

  async function addAdministrator(): Promise<void> {
    const { defaultUrl } = await siteOf();
    for (;;) {
      const line = await answer(
        `Sign up at ${defaultUrl}/#/login, then press Enter. You will see everything and let others in: `,
      );
      if (line === null) throw new InputError('Nobody has signed up yet.');
      const accounts = await listAccounts(project);
      if (accounts.length > 1) {
        say(`${accounts.length} accounts are there: enter the e-mail address of the first one.`);
      }
      const chosen =
        accounts.length === 1 ? accounts[0] : accounts.find(({ email }) => email === line.trim());
      if (chosen !== undefined) {
        await setData(project, `/staff/${chosen.uid}`);
        say(`${chosen.email ?? chosen.uid} is the administrator.`);
        return;
      }
      if (accounts.length === 0) say('There is no account yet.');
    }
  }

  async function siteOf(): Promise<Site> {
    return (await run('hosting:sites:get', [project], project)) as Site;
  }

  async function setAppCheck(): Promise<void> {
    const file = readFileSync(join(root, '.env.production'), 'utf8');
    const key = /^VITE_FIREBASE_APPCHECK_KEY=(\S+)$/m.exec(file)?.[1];
    if (key === undefined) return;
    const [app] = await appsOf(project);
    await run('appcheck:providers:set', ['recaptcha-enterprise'], project, {
      app: app?.appId ?? '',
      siteKey: key,
    });
    await run('appcheck:services:set', ['database', 'unenforced'], project, { force: true });
  }

  async function checkServed(): Promise<void> {
    const { defaultUrl } = await siteOf();
    const database = await findDatabase(project);
    const [page, missing, version, data] = await Promise.all(
      [
        `${defaultUrl}/`,
        `${defaultUrl}/nowhere`,
        `${defaultUrl}/version.json`,
        `${database?.databaseUrl ?? ''}/.json`,
      ].map((address) => fetch(address)),
    );
    const faults = [
      [page?.ok, 'the page is not there'],
      [page?.headers.has('content-security-policy'), 'it has no content security policy'],
      [missing?.status === 404, 'an address that does not exist is not a 404'],
      [version?.ok, 'version.json is not there'],
      [data?.status === 401, 'anybody can read the database'],
    ].flatMap(([isRight, fault]) => (isRight ? [] : [fault]));
    if (faults.length > 0) throw new InputError(`${defaultUrl}: ${faults.join(', ')}.`);
  }

  /** Runs a program of a package in the clone, for the person to see; a failure ends the step. */
  async function runProgram(program: string, args: readonly string[]): Promise<void> {
    const command = [join(root, 'node_modules', program), ...args];
    const options = { cwd: root, stdio: 'inherit', windowsHide: true } as const;
    const [status] = await once(spawn(process.execPath, command, options), 'exit');
    if (status !== 0) throw new InputError('It failed; what it said stands above.');
  }
}

/** What no program can do for the company, with where it is done. */
export const remaining = ({ project, domain, acceptsPlaceholders }: Answers): readonly string[] => [
  ...(acceptsPlaceholders === 'yes'
    ? ['Replace what is invented: git grep -n @placeholder src tools']
    : []),
  `DNS of ${domain}: https://console.firebase.google.com/project/${project}/hosting/sites`,
  `The words and sender of "Forgot password?": https://console.firebase.google.com/project/${project}/authentication/emails`,
  `What people are asked when they sign in with Google: https://console.cloud.google.com/auth/branding?project=${project}`,
  `Restrict the browser's key to the site's addresses: https://console.cloud.google.com/apis/credentials?project=${project}`,
  `A plan that bills, beyond 100 people at once: https://console.firebase.google.com/project/${project}/usage/details`,
  `A key of reCAPTCHA Enterprise, for App Check: https://console.cloud.google.com/security/recaptcha?project=${project}`,
];
