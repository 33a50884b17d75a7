import type { DatabaseServer } from '../../../tools/backend/server';

/** The default namespace of all tests. */
export const NAMESPACE = 'demo-default-rtdb';

/** Sends a REST request, as admin by default. */
export async function rest(
  server: Pick<DatabaseServer, 'url'>,
  path: string,
  { token = 'owner', ...init }: RequestInit & { readonly token?: string | null } = {},
): Promise<{ readonly status: number; readonly json: unknown; readonly headers: Headers }> {
  const url = new URL(path, server.url);
  if (!url.searchParams.has('ns')) url.searchParams.set('ns', NAMESPACE);
  const headers = new Headers(init.headers);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  const response = await fetch(url, { ...init, headers });
  const text = await response.text();
  return {
    status: response.status,
    json: text === '' ? undefined : JSON.parse(text),
    headers: response.headers,
  };
}
