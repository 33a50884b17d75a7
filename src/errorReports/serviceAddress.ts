/** Where reports are sent: the address of an event's envelope, with the public key of the project. */
export type ServiceAddress = { readonly url: string; readonly dsn: string };

/**
 * Reads a DSN, the address of a project in the form of Sentry: `https://KEY@HOST/PROJECT`. Throws on any other text.
 */
export function readServiceAddress(dsn: string): ServiceAddress {
  const { protocol, username, host, pathname } = new URL(dsn);
  const [, folder = '', project] = /^(\/.*)?\/(\d+)\/?$/.exec(pathname) ?? [];
  if (project === undefined || username === '') throw new Error('VITE_ERROR_REPORTS is not a DSN');
  const query = new URLSearchParams({ sentry_key: username, sentry_version: '7' });
  return {
    url: `${protocol}//${host}${folder}/api/${project}/envelope/?${query.toString()}`,
    dsn: `${protocol}//${username}@${host}${folder}/${project}`,
  };
}
