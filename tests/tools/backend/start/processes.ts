import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Ports } from '../../../../tools/backend/start/ports.ts';

export type Process = { readonly pid: number; readonly command: string };

/** The services of a launcher: all processes with one of its ports as a command-line argument. */
export function processesOn(ports: Ports): readonly Process[] {
  const values = new Set(Object.values(ports).map(String));
  return allProcesses().filter(({ command }) => command.split(' ').some((arg) => values.has(arg)));
}

function allProcesses(): readonly Process[] {
  if (existsSync('/proc/self/cmdline')) {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return pids.map((pid) => ({ pid: Number(pid), command: commandOf(pid) }));
  }
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,args='], {
    encoding: 'utf8',
    windowsHide: true,
  }).split('\n');
  return lines.map((line) => {
    const [pid, ...args] = line.trim().split(' ');
    return { pid: Number(pid), command: args.join(' ') };
  });
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ');
  } catch {
    // The process has just exited.
    return '';
  }
}
