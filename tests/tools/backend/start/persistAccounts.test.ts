import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { persistAccounts } from '../../../../tools/backend/start/persistAccounts.ts';

test('concurrent saves all succeed and store the latest accounts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'accounts-'));
  const file = join(folder, 'auth', 'accounts.json');
  let requests = 0;
  const emulator = createServer((_, response) => {
    requests += 1;
    response.end(JSON.stringify({ users: [], requests }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => emulator.once('listening', resolve));
  const { port } = emulator.address() as AddressInfo;

  const accounts = await persistAccounts(`http://127.0.0.1:${port}`, file);
  await Promise.all(Array.from({ length: 20 }, () => accounts.save()));
  await accounts.stop();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ users: [], requests });

  emulator.close();
  rmSync(folder, { recursive: true });
});
