import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { tryCommand } from './command.mjs';

/**
 * A pid is reused after a crash or a reboot; together with its start time it names one process.
 * @typedef {{ pid: number, started: string }} ProcessIdentity
 */

/**
 * @param {number} pid
 * @returns {Promise<string | null>} null when no such process runs
 */
export async function startTime(pid) {
  if (process.platform === 'linux') return linuxStartTime(pid);
  const { code, stdout } = await tryCommand('ps', ['-o', 'lstart=', '-p', String(pid)]);
  return code === 0 && stdout.trim() ? stdout.trim() : null;
}

/**
 * @param {number} pid
 * @returns {Promise<ProcessIdentity | null>}
 */
export async function identify(pid) {
  const started = await startTime(pid);
  return started === null ? null : { pid, started };
}

/** @param {ProcessIdentity} identity */
export async function isAlive(identity) {
  return (await startTime(identity.pid)) === identity.started;
}

/**
 * The command line of a process, to distinguish ours from another program's.
 * @param {number} pid
 */
export async function commandLine(pid) {
  if (process.platform === 'linux')
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ');
  return (await tryCommand('ps', ['-ww', '-o', 'command=', '-p', String(pid)])).stdout;
}

/**
 * Asks a process to end, waits, and ends it when it does not.
 * @param {ProcessIdentity} identity
 * @param {number} patienceMs
 */
export async function endProcess(identity, patienceMs) {
  for (const [signal, wait] of /** @type {const} */ ([
    ['SIGTERM', patienceMs],
    ['SIGKILL', 10_000],
  ])) {
    if (!(await isAlive(identity))) return;
    try {
      process.kill(identity.pid, signal);
    } catch {
      return;
    }
    const deadline = Date.now() + wait;
    while (Date.now() < deadline) {
      if (!(await isAlive(identity))) return;
      await pause(50);
    }
  }
}

/** @param {number} pid */
async function linuxStartTime(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return stat === null ? null : parseStat(stat);
}

/**
 * Field 22 of /proc/pid/stat, counted behind the command name, which may contain spaces and brackets.
 * @param {string} stat
 * @returns {string | null} null for a zombie: it has ended, but its parent has not collected it yet
 */
export function parseStat(stat) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? null : (fields[19] ?? null);
}
