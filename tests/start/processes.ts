import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Ports } from '../../local/start/ports.ts';

export type Process = { readonly pid: number; readonly command: string };

/** The running parts of one start: every process that has one of its ports on its command line. */
export function partsOn(ports: Ports): readonly Process[] {
  const own = new Set(Object.values(ports).map(String));
  return allProcesses().filter(({ command }) => command.split(' ').some((word) => own.has(word)));
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
    const [pid, ...words] = line.trim().split(' ');
    return { pid: Number(pid), command: words.join(' ') };
  });
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ');
  } catch {
    // It ended a moment ago.
    return '';
  }
}
