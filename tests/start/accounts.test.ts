import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { keepAccounts } from '../../local/start/accounts.ts';

test('saves that meet each other all succeed, and the last state stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'accounts-'));
  const file = join(folder, 'auth', 'accounts.json');
  let asked = 0;
  const emulator = createServer((_, response) => {
    asked += 1;
    response.end(JSON.stringify({ users: [], asked }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => emulator.once('listening', resolve));
  const { port } = emulator.address() as AddressInfo;

  const keeper = await keepAccounts(`http://127.0.0.1:${port}`, file);
  await Promise.all(Array.from({ length: 20 }, () => keeper.save()));
  await keeper.stop();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ users: [], asked });

  emulator.close();
  rmSync(folder, { recursive: true });
});
