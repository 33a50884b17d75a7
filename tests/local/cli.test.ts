import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { readArguments } from '../../local/arguments';
import { startServer } from './clients';
import { rest } from './restClient';
import { type CommandLine, runCommandLine } from './commandLine';
import { PATIENTLY } from './patience';

const SCRATCH = mkdtempSync(join(tmpdir(), 'command-line-'));
const running: CommandLine[] = [];

afterEach(async () => {
  for (const { process, ended } of running.splice(0)) {
    process.kill('SIGKILL');
    await ended;
  }
});
afterAll(() => rmSync(SCRATCH, { recursive: true }));

describe('the command line', { timeout: 20_000 }, () => {
  it('keeps data and reloads rules until it is told to stop, and exports them', async () => {
    const [rules, data, exported] = ['rules.json', 'data', 'export'].map((name) =>
      join(SCRATCH, name),
    );
    writeFileSync(rules ?? '', '{"rules":{".read":true}}');
    const args = [
      '--port',
      '0',
      '--rules',
      rules ?? '',
      '--data',
      data ?? '',
      '--export',
      exported ?? '',
    ];
    const server = run(...args);
    const url = await server.ready;
    expect(await rest({ url }, '/a.json', { method: 'PUT', body: '1' })).toMatchObject({
      status: 200,
    });
    expect((await rest({ url }, '/a.json', { token: null })).status).toBe(200);

    writeFileSync(rules ?? '', '{"rules":\n{".read":oops}}');
    await expect
      .poll(server.output, PATIENTLY)
      .toMatch(/Rules not reloaded, the old ones stay: .*rules\.json:2:\d+: /);
    expect((await rest({ url }, '/a.json', { token: null })).status).toBe(200);
    writeFileSync(rules ?? '', '{"rules":{".read":false}}');
    await expect.poll(server.output, PATIENTLY).toContain('Rules reloaded');
    expect((await rest({ url }, '/a.json', { token: null })).status).toBe(401);

    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const file = join(exported ?? '', 'database_export', 'demo-default-rtdb.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ a: 1 });
    const imported = run('--port', '0', '--memory', '--import', exported ?? '');
    expect((await rest({ url: await imported.ready }, '/a.json')).json).toBe(1);
  });

  it('says in one line why it cannot start', async () => {
    const taken = await startServer();
    const broken = join(SCRATCH, 'broken.json');
    writeFileSync(broken, '{"rules":{".read":"auth.uid = 1"}}');
    const attempts = [
      run('--memory', '--port', String(taken.port)),
      run('--memory', '--port', '0', '--rules', broken),
    ];
    expect(await Promise.all(attempts.map(({ ended }) => ended))).toEqual([1, 1]);
    const [portTaken, brokenRules] = attempts.map(({ output }) => output().trimEnd());
    expect(portTaken).toMatch(new RegExp(`^The port is taken .*${taken.port}.*$`));
    expect(brokenRules).toMatch(/^The rules are broken at line 1, column \d+: .*$/);
  });

  it('ends when its data folder cannot be made', async () => {
    const server = run('--port', '0', '--data', '/proc/nope');
    const ended = await Promise.race([server.ended, pause(15_000, 'still running')]);
    expect([ended, server.output()]).toEqual([1, expect.stringMatching(/^E[A-Z]+: .*'\/proc/)]);
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
  ])('does not understand %j', (args) => {
    expect(() => readArguments(args)).toThrow(args[0]);
  });

  it('warns when others can reach it, and tells what it can do', async () => {
    const exposed = run('--memory', '--port', '0', '--host', '0.0.0.0');
    await exposed.ready;
    expect(exposed.output()).toMatch(/^Warning: 0\.0\.0\.0 can be reached by others/m);
    const help = run('--help');
    expect(await help.ended).toBe(0);
    const options = ['port', 'host', 'origin', 'rules', 'data', 'memory', 'import', 'export'];
    for (const option of [...options, 'token-lifetime']) {
      expect(help.output()).toContain(`--${option}`);
    }
  });
});

function run(...args: readonly string[]): CommandLine {
  const commandLine = runCommandLine(...args);
  running.push(commandLine);
  return commandLine;
}
