import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CHROMIUM } from '../support/chromium.ts';
import { freePort } from '../../tools/backend/start/ports.ts';

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

/** As in firebase.json. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.webmanifest']);

const CERTIFICATE = selfSigned();

/** How to start Chromium so that it trusts these servers; one that ignores all errors of certificates would cache nothing. */
export const TRUSTING_CHROMIUM = {
  ...CHROMIUM,
  args: [...CHROMIUM.args, `--ignore-certificate-errors-spki-list=${fingerprint()}`],
};

/** A folder that is served, at an address without a slash at its end. */
export type Served = { readonly address: string; close(this: void): void };

/** Serves a folder on loopback like a web host: over HTTP/2, with compressed text, and every response cached in memory. */
export async function serveCompressed(folder: string): Promise<Served> {
  const port = await freePort();
  const bodies = new Map<string, Promise<Buffer>>();
  const server: Http2SecureServer = createSecureServer(CERTIFICATE, (request, response) => {
    const { pathname } = new URL(request.url, 'https://local');
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
  return { address: `https://127.0.0.1:${port}`, close: () => server.close() };
}

/** A key and a certificate for a day, by the program that every Linux has: Node makes keys alone. */
function selfSigned(): { readonly key: string; readonly cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name)) as [string, string];
  const files = ['-keyout', key, '-out', cert];
  const options =
    '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=bench';
  try {
    execFileSync('openssl', ['req', ...options.split(' '), ...files], {
      stdio: 'ignore',
      windowsHide: true,
    });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function fingerprint(): string {
  const { publicKey } = new X509Certificate(CERTIFICATE.cert);
  const bytes = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(bytes).digest('base64');
}

async function load(file: string, compressed: boolean): Promise<Buffer> {
  const bytes = await readFile(file);
  return compressed ? brotliCompressSync(bytes) : bytes;
}
