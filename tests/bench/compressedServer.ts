import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/** As in hosting/hosting.json. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.webmanifest']);

/** Serves a folder on loopback like a web host: text is compressed, and every response is cached in memory. */
export async function serveCompressed(folder: string, port: number): Promise<Server> {
  const bodies = new Map<string, Promise<Buffer>>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://local');
    const name = normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const ending = extname(name);
    const compressed = TEXT.has(ending);
    const body = bodies.get(name) ?? load(join(folder, name), compressed);
    bodies.set(name, body);
    body.then(
      (bytes) => {
        response.setHeader('content-type', TYPES[ending] ?? 'application/octet-stream');
        response.setHeader('cache-control', name.startsWith('/assets/') ? IMMUTABLE : 'no-cache');
        if (compressed) response.setHeader('content-encoding', 'br');
        response.end(bytes);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => {
    server.listen(port, '127.0.0.1', listening);
  });
  return server;
}

async function load(file: string, compressed: boolean): Promise<Buffer> {
  const bytes = await readFile(file);
  return compressed ? brotliCompressSync(bytes) : bytes;
}
