import { readFile } from 'node:fs/promises';

/** From now on the database of this test file lets people read but not write. */
export async function refuseWrites(): Promise<void> {
  await putRules('{"rules":{".read":"auth != null",".write":false}}');
}

/** Takes away everything a signed-in person may do. */
export async function refuseEverything(): Promise<void> {
  await putRules('{"rules":{".read":false,".write":false}}');
}

/** The product's own security rules again. */
export async function restoreRules(): Promise<void> {
  await putRules(await readFile('database.rules.json', 'utf8'));
}

async function putRules(text: string): Promise<void> {
  const [namespace] = new URL(process.env['VITE_FIREBASE_DATABASE_URL'] ?? '').hostname.split('.');
  const url = `http://${process.env['VITE_DATABASE_EMULATOR']}/.settings/rules.json?ns=${namespace}`;
  const headers = { Authorization: 'Bearer owner' };
  const response = await fetch(url, { method: 'PUT', headers, body: text });
  if (!response.ok) throw new Error(await response.text());
}
