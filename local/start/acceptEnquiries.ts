import { ADMIN_AUTHORIZATION } from './appEnvironment.ts';

/** Opens the path of the enquiries as the owner of a project does (docs/deploy.md). */
export async function acceptEnquiries(environment: Record<string, string>): Promise<void> {
  const { VITE_DATABASE_EMULATOR, VITE_FIREBASE_DATABASE_URL = '' } = environment;
  const namespace = new URL(VITE_FIREBASE_DATABASE_URL).hostname.split('.')[0];
  const url = `http://${VITE_DATABASE_EMULATOR}/config/enquiries.json?ns=${namespace}`;
  await fetch(url, { method: 'PUT', headers: ADMIN_AUTHORIZATION, body: 'true' });
}
