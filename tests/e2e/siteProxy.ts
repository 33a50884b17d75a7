import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What a deployment changes. */
export type Deployment = {
  /** New names by old ones, replaced in addresses and in the text of all files. The old addresses are gone. */
  readonly renamed: Readonly<Record<string, string>>;
  /** The text of other files, by path. */
  readonly files?: Readonly<Record<string, string>>;
};

/** `silent` accepts requests and never answers them. */
type Network = 'up' | 'down' | 'silent';

/** The network between a browser and everything else, service workers included, as an HTTP proxy. */
export type SiteProxy = {
  /** Options of a browser context that uses it. */
  readonly options: {
    readonly proxy: { readonly server: string; readonly bypass: string };
    readonly serviceWorkers: 'allow';
  };
  /** The paths requested of the site. */
  readonly requests: readonly string[];
  setNetwork(this: void, next: Network): void;
  /** Lets the open tunnels, such as sockets, deliver nothing more without ending them; later ones work. */
  freeze(this: void): void;
  /** Publishes another version of the site. */
  deploy(this: void, next: Deployment): void;
  close(this: void): void;
};

/** Starts a proxy in front of the site at an address; all other requests pass unchanged. */
export async function startSiteProxy(site: string): Promise<SiteProxy> {
  let network: Network = 'up';
  let deployment: Deployment = { renamed: {} };
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  const tunnels = new Set<Socket>();

  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (network === 'down') request.socket.destroy();
    if (network !== 'up') return;
    const url = new URL(request.url ?? '');
    const { host: _, connection: __, 'proxy-connection': ___, ...headers } = request.headers;
    if (url.origin === site) {
      requests.push(url.pathname);
      await answer(await readSite(site, url.pathname, deployment), response);
      return;
    }
    const { method = 'GET' } = request;
    const body = ['GET', 'HEAD'].includes(method) ? null : new Uint8Array(await buffer(request));
    await answer(await fetch(url, { method, headers: headers as HeadersInit, body }), response);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.on('connection', keep);
  server.on('connect', (request, socket: Socket) => {
    if (network === 'down') return void socket.destroy();
    if (network === 'silent') return undefined;
    const { hostname, port } = new URL(`http://${request.url}`);
    const upstream = connect(Number(port || 80), hostname, () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.pipe(socket).pipe(upstream);
    });
    keep(upstream);
    for (const end of [socket, upstream]) {
      tunnels.add(end);
      end.once('close', () => tunnels.delete(end));
    }
    return undefined;
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;

  const disconnect = (): void => sockets.forEach((socket) => socket.destroy());
  return {
    options: {
      proxy: { server: `http://127.0.0.1:${port}`, bypass: '<-loopback>' },
      serviceWorkers: 'allow',
    },
    requests,
    setNetwork(next) {
      network = next;
      if (next !== 'up') disconnect();
    },
    freeze() {
      // Read, so that whoever sends notices nothing.
      for (const end of tunnels) end.unpipe().resume();
    },
    deploy(next) {
      deployment = next;
    },
    close() {
      disconnect();
      server.close();
    },
  };
}

async function readSite(
  site: string,
  path: string,
  { renamed, files = {} }: Deployment,
): Promise<Response> {
  const names = new RegExp(Object.keys(renamed).join('|') || '(?!)', 'g');
  const isGone = names.test(path);
  const [from, to] = Object.entries(renamed).find(([, name]) => path.includes(name)) ?? ['', ''];
  const original = path.replace(to, from);
  const response = await fetch(site + (isGone ? '/gone' : original));
  const { headers, status } = response;
  if (!/javascript|html|css/.test(headers.get('content-type') ?? '')) return response;
  const text = files[path] ?? (await response.text());
  return new Response(
    text.replaceAll(names, (name) => renamed[name] ?? name),
    { headers, status },
  );
}

async function answer(from: Response, to: ServerResponse): Promise<void> {
  const body = Buffer.from(await from.arrayBuffer());
  // Decoded, and of another length.
  const {
    'content-encoding': _,
    'content-length': __,
    ...headers
  } = Object.fromEntries(from.headers);
  delete headers['transfer-encoding'];
  to.writeHead(from.status, headers).end(body);
}
