import { ADMIN_AUTHORIZATION, PROJECT_ID } from './appEnvironment.ts';

/** Calls a method of the project as its owner, such as `accounts:batchGet`, and returns the answer's text. */
export async function callAuthEmulator(
  emulatorUrl: string,
  method: string,
  body?: object,
): Promise<string> {
  const url = `${emulatorUrl}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/${method}`;
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { ...ADMIN_AUTHORIZATION, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`The Auth emulator rejected ${method}: ${text}`);
  return text;
}
