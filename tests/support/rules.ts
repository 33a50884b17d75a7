import { readFile } from 'node:fs/promises';

/** Makes the database of this test file read-only for signed-in users. */
export async function denyWrites(): Promise<void> {
  await installRules('{"rules":{".read":"auth != null",".write":false}}');
}

/** Denies all reads and writes in the database of this test file. */
export async function denyEverything(): Promise<void> {
  await installRules('{"rules":{".read":false,".write":false}}');
}

/** Denies all reads and writes in the database of this test file but those of the activity, by which the app knows of access. */
export async function denyRecords(): Promise<void> {
  await installRules('{"rules":{"activity":{".read":"auth != null",".indexOn":"timestamp"}}}');
}

/** Restores the product's security rules. */
export async function restoreRules(): Promise<void> {
  await installRules(await readFile('database.rules.json', 'utf8'));
}

/** Replaces the security rules of this test file's database. */
export async function installRules(text: string): Promise<void> {
  const [namespace] = new URL(process.env['VITE_FIREBASE_DATABASE_URL'] ?? '').hostname.split('.');
  const url = `http://${process.env['VITE_DATABASE_EMULATOR']}/.settings/rules.json?ns=${namespace}`;
  const headers = { Authorization: 'Bearer owner' };
  const response = await fetch(url, { method: 'PUT', headers, body: text });
  if (!response.ok) throw new Error(await response.text());
}
