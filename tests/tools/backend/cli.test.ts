import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { HELP, readArguments } from '../../../tools/backend/arguments';
import { rest } from './restClient';
import { type ServerProcess, startServerProcess } from './serverProcess';
import { temporaryFolder } from './temporaryFolder';
import { startServer } from './testServer';

const running: ServerProcess[] = [];

afterEach(async () => {
  for (const { process, exited } of running.splice(0)) {
    process.kill('SIGKILL');
    await exited;
  }
});

describe('the command line', () => {
  it('stores data, reloads rules, and exports the data when it is stopped', async () => {
    const folder = temporaryFolder();
    const rules = join(folder, 'rules.json');
    const data = join(folder, 'data');
    const exported = join(folder, 'export');
    writeFileSync(rules, '{"rules":{".read":true}}');
    const server = run('--port', '0', '--rules', rules, '--data', data, '--export', exported);
    const url = await server.ready;
    const statusSignedOut = async () => (await rest({ url }, '/a.json', { token: null })).status;
    expect((await rest({ url }, '/a.json', { method: 'PUT', body: '1' })).status).toBe(200);
    expect(await statusSignedOut()).toBe(200);

    writeFileSync(rules, '{"rules":\n{".read":oops}}');
    await expect
      .poll(server.output)
      .toMatch(/Rules not reloaded, the previous rules stay in force: .*rules\.json:2:\d+: /);
    expect(await statusSignedOut()).toBe(200);
    writeFileSync(rules, '{"rules":{".read":false}}');
    await expect.poll(server.output).toContain('Rules reloaded');
    expect(await statusSignedOut()).toBe(401);

    server.process.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    const file = join(exported, 'database_export', 'demo-default-rtdb.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ a: 1 });
    const imported = run('--port', '0', '--memory', '--import', exported);
    expect((await rest({ url: await imported.ready }, '/a.json')).json).toBe(1);
  });

  it('explains in one line why it cannot start', async () => {
    const other = await startServer();
    const invalid = join(temporaryFolder(), 'invalid.json');
    writeFileSync(invalid, '{"rules":{".read":"auth.uid = 1"}}');
    const attempts = [
      run('--memory', '--port', String(other.port)),
      run('--memory', '--port', '0', '--rules', invalid),
      run('--port', '0', '--data', '/proc/nope'),
    ];
    expect(await Promise.all(attempts.map(({ exited }) => exited))).toEqual([1, 1, 1]);
    expect(attempts.map(({ output }) => output().trimEnd())).toEqual([
      expect.stringMatching(new RegExp(`^The port is already in use .*${other.port}.*$`)),
      expect.stringMatching(/^Invalid rules at line 1, column \d+: .*$/),
      expect.stringMatching(/^The folder \/proc\/nope cannot be created: E[A-Z]+: .*$/),
    ]);
  });

  it.each([
    [['--port', 'many']],
    [['--port', '65536']],
    [['--port', '']],
    [['--token-lifetime', '0']],
    [['--token-lifetime', 'an hour']],
    [['--origin', 'localhost:5173']],
    [['--origin', 'http://localhost:5173/']],
    [['--nonsense']],
    [['data']],
  ])('rejects %j', (args) => {
    expect(() => readArguments(args)).toThrow(args[0]);
  });

  it('warns when it is reachable from other machines, and prints its options', async () => {
    const help = run('--help');
    const exposed = run('--memory', '--port', '0', '--host', '0.0.0.0');
    await exposed.ready;
    expect(exposed.output()).toMatch(/^Warning: 0\.0\.0\.0 is reachable from other machines/m);
    expect([await help.exited, help.output()]).toEqual([0, `${HELP}\n`]);
    const options = ['port', 'host', 'origin', 'rules', 'data', 'memory', 'import', 'export'];
    for (const option of [...options, 'token-lifetime']) expect(HELP).toContain(`  --${option} `);
  });
});

function run(...args: readonly string[]): ServerProcess {
  const server = startServerProcess(...args);
  running.push(server);
  return server;
}
