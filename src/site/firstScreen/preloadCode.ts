import { isDashboard } from './address.ts';

/** Addresses of files by route, and of those that ask who is signed in. */
type Files = Readonly<Record<string, readonly string[]>>;

/** What the build lists in index.html (tools/build/routeCode.ts); the dev server lists nothing. */
const listed = (): Files =>
  JSON.parse(document.getElementById('route-code')?.textContent ?? '{}') as Files;

/** Requests the code of a route while the entry is still on its way. */
export function preloadCode(route: string): void {
  const files = listed();
  const frame = isDashboard(route) ? files['/dashboard'] : undefined;
  for (const href of files[route] ?? frame ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
}

/** Runs the code that asks who is signed in and connects to the database, which needs nothing of the app. */
export function startSession(): void {
  // The app loads it again, and says what is wrong.
  for (const file of listed()['session'] ?? []) import(/* @vite-ignore */ file).catch(() => {});
}
