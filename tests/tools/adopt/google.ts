import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

type Json = Record<string, unknown>;

/** What the services of Google know of a project. */
export type Project = {
  readonly id: string;
  /** Whether Firebase was added to it. */
  isFirebase: boolean;
  appId: string;
  region: string;
  /** The ways to sign in, and where. */
  auth: unknown;
  domains: unknown;
  rules: string;
  /** What was written to the database, by path. */
  readonly data: Record<string, string>;
  files: Json;
  headers: readonly { readonly glob: string; readonly headers: Record<string, string> }[];
  isPublished: boolean;
};

/** A stand-in for the services of Google, which a test changes and asks. */
export type Google = {
  /** With these, firebase-tools asks it. */
  readonly env: Readonly<Record<string, string>>;
  readonly projects: Map<string, Project>;
  /** The ids of projects of others. */
  readonly taken: Set<string>;
  readonly accounts: { readonly localId: string; readonly email: string }[];
  /** Requests, such as `PUT /config`, that fail once each. */
  readonly faults: RegExp[];
  /** The requests that were answered, in their order. */
  readonly log: string[];
  /** Whether it takes requests, and then drops them. */
  isDown: boolean;
  close(): Promise<void>;
};

const SERVICES = [
  'API AUTHPROXY AUTH_MANAGEMENT APPCHECK CLOUDBILLING FIREDATA GOOGLE HOSTING_API IDENTITY REALTIME',
  'RESOURCEMANAGER RTDB_MANAGEMENT RTDB_METADATA SERVICE_USAGE TOKEN',
]
  .join(' ')
  .split(' ');

class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const OPERATION = { name: 'operations/1', done: true, response: {} };

/**
 * Starts the stand-in: it keeps projects, and serves the site that was published. What it shows is that the pinned firebase-tools
 * asks for the right things in the right order; not that Google answers so.
 */
export async function startGoogle(): Promise<Google> {
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const google: Google = {
    env: {
      ...Object.fromEntries(SERVICES.map((name) => [`FIREBASE_${name}_URL`, origin])),
      FIREBASE_TOKEN: 'x',
    },
    projects: new Map(),
    taken: new Set(),
    accounts: [],
    faults: [],
    log: [],
    isDown: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  function projectOf(id: string | undefined): Project {
    const project = google.projects.get(id ?? '');
    if (project === undefined) throw new Refusal(403, 'no such project');
    return project;
  }

  const instanceOf = ({ id, region }: Project): Json => ({
    name: `projects/1/locations/${region}/instances/${id}-default-rtdb`,
    databaseUrl: origin,
    type: 'DEFAULT_DATABASE',
    state: 'ACTIVE',
  });

  const siteOf = ({ id }: Project): Json => ({
    name: `projects/1/sites/${id}`,
    defaultUrl: `${origin}/site/${id}`,
    type: 'DEFAULT_SITE',
  });

  /** What is asked by method and path, and what it answers and changes; the first that fits. `ID` is a project's id. */
  const routes: readonly (readonly [
    string,
    (id: string | undefined, body: () => Json, request: IncomingMessage) => unknown,
  ])[] = [
    ['POST /token', () => ({ access_token: 'a', expires_in: 3600, token_type: 'Bearer' })],
    ['POST .*:testIamPermissions', (_, body) => body()],
    ['GET .*/operations/', () => OPERATION],
    [
      'POST /v1/projects$',
      (_, body) => {
        const id = String(body()['projectId']);
        if (google.projects.has(id) || google.taken.has(id)) throw new Refusal(409, 'exists');
        google.projects.set(id, {
          id,
          isFirebase: false,
          appId: '',
          region: '',
          auth: null,
          domains: ['localhost', `${id}.web.app`],
          rules: '',
          data: {},
          files: {},
          headers: [],
          isPublished: false,
        });
        return OPERATION;
      },
    ],
    [
      'POST .*/projects/ID:addFirebase',
      (id) => {
        projectOf(id).isFirebase = true;
        return OPERATION;
      },
    ],
    [
      'GET /v1beta1/projects$',
      () => ({
        results: [...google.projects.values()]
          .filter(({ isFirebase }) => isFirebase)
          .map(({ id }) => ({ projectId: id })),
      }),
    ],
    [
      'POST .*/projects/ID/webApps$',
      (id) => {
        projectOf(id).appId = `1:1:web:${Buffer.from(id ?? '').toString('hex')}`;
        return OPERATION;
      },
    ],
    ['GET .*/projects/ID(/webApps|:searchApps)$', (id) => ({ apps: appsOf(projectOf(id)) })],
    [
      'GET .*/webApps/1:1:web:ID/config',
      (hex = '') => {
        const id = Buffer.from(hex, 'hex').toString();
        return {
          apiKey: 'AIzaKey',
          authDomain: `${id}.firebaseapp.com`,
          databaseURL: `https://${id}-default-rtdb.europe-west1.firebasedatabase.app`,
        };
      },
    ],
    [
      'POST .*/projects/ID/locations/[^/]+/instances$',
      (id, _, { url = '' }) => {
        const project = projectOf(id);
        project.region = /locations\/([^/]+)/.exec(url)?.[1] ?? '';
        return instanceOf(project);
      },
    ],
    ['GET .*/projects/ID/locations/[^/]+/instances/', (id) => instanceOf(projectOf(id))],
    [
      'POST .*/firebase:provisionFirebaseApp',
      (_, body) => {
        const { parent, firebaseAuthInput } = body();
        projectOf(String(parent).split('/')[1]).auth = firebaseAuthInput;
        return OPERATION;
      },
    ],
    ['GET /admin/v2/projects/ID/config', (id) => ({ authorizedDomains: projectOf(id).domains })],
    [
      'PATCH /admin/v2/projects/ID/config',
      (id, body) => {
        projectOf(id).domains = body()['authorizedDomains'];
        return {};
      },
    ],
    [
      'POST /v1/projects/ID/accounts:query',
      (_, body) => {
        const userInfo = google.accounts.slice(Number(body()['offset']));
        return {
          recordsCount: String(userInfo.length),
          userInfo,
        };
      },
    ],
    ['POST .*/sites/ID/versions$', (id) => ({ name: `projects/1/sites/${id}/versions/v1` })],
    [
      'POST .*/sites/ID/versions/v1:populateFiles',
      (id, body) => {
        Object.assign(projectOf(id).files, body()['files']);
        return { uploadRequiredHashes: [], uploadUrl: `${origin}/upload` };
      },
    ],
    [
      'PATCH .*/sites/ID/versions/v1',
      (id, body) => {
        const { headers = [] } = body()['config'] as Partial<Pick<Project, 'headers'>>;
        projectOf(id).headers = headers;
        return { name: `projects/1/sites/${id}/versions/v1`, status: 'FINALIZED' };
      },
    ],
    [
      'POST .*/sites/ID/channels/live/releases',
      (id) => {
        projectOf(id).isPublished = true;
        return { name: 'r', version: { name: 'v1' } };
      },
    ],
    ['GET .*/projects/1/sites/ID', (id) => siteOf(projectOf(id))],
    ['GET .*/projects/ID/sites$', (id) => ({ sites: [siteOf(projectOf(id))] })],
    ['GET .*/projects/[^/]+/sites/ID$', (id) => siteOf(projectOf(id))],
    [
      'GET /v1beta1/projects/ID$',
      (id) => {
        const { region } = projectOf(id);
        const database = region === '' ? null : { realtimeDatabaseInstance: `${id}-default-rtdb` };
        return {
          projectId: id,
          projectNumber: '1',
          state: 'ACTIVE',
          resources: { hostingSite: id, ...database },
        };
      },
    ],
    ['GET .*/services/', () => ({ state: 'ENABLED' })],
  ];

  function answerOf(request: IncomingMessage, text: string): unknown {
    const { method = '', url = '' } = request;
    const body = (): Json => JSON.parse(text) as Json;
    const database = /[?&]ns=([^&/]+)-default-rtdb/.exec(url)?.[1];
    if (database !== undefined) return writeData(projectOf(database), url, text);
    const line = `${method} ${url.split('?')[0] ?? ''}`;
    for (const [pattern, answer] of routes) {
      const found = new RegExp(`^${pattern.replace('ID', '([^/:]+)')}`).exec(line);
      if (found !== null) return answer(found[1], body, request);
    }
    throw new Refusal(404, `The stand-in knows no ${line}`);
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    const bytes = Buffer.concat(chunks);
    if (google.isDown) {
      request.socket.destroy();
      return;
    }
    if (url.startsWith('/site/')) {
      servePublished(url, response);
      return;
    }
    const fault = google.faults.findIndex((pattern) => pattern.test(`${method} ${url}`));
    try {
      if (fault >= 0) {
        google.faults.splice(fault, 1);
        throw new Refusal(403, 'Google is not well');
      }
      if (headers.authorization === undefined && !url.startsWith('/token')) {
        throw new Refusal(401, 'Permission denied');
      }
      const text = (headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString();
      const answer = answerOf(request, text);
      google.log.push(`${method} ${url}`);
      send(response, 200, answer);
    } catch (error) {
      const { status, message } =
        error instanceof Refusal ? error : new Refusal(500, String(error));
      send(response, status, { error: { code: status, message } });
    }
  }

  function servePublished(url: string, response: ServerResponse): void {
    const [, , id = '', ...rest] = url.split('/');
    const { files, headers, isPublished } = projectOf(id);
    const isThere = isPublished && files[`/${rest.join('/') || 'index.html'}`] !== undefined;
    response.writeHead(isThere ? 200 : 404, headers.find(({ glob }) => glob === '**')?.headers);
    response.end();
  }

  return google;
}

const appsOf = ({ appId }: Project): readonly Json[] =>
  appId === '' ? [] : [{ appId, platform: 'WEB' }];

function writeData(project: Project, url: string, text: string): Json {
  if (!url.includes('.settings/rules.json')) project.data[url.split('?')[0] ?? ''] = text;
  else if (!url.includes('dryRun')) project.rules = text;
  return {};
}

function send(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
}
