import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { tryCommand } from './command.mjs';
import { Fault } from './fault.mjs';

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

/**
 * Waits until a process that was sent SIGSTOP has stopped: its threads continue until a busy machine gives it a turn.
 * @param {number} pid
 * @param {number} patienceMs
 */
export async function untilFrozen(pid, patienceMs) {
  const deadline = Date.now() + patienceMs;
  while ((await states(pid)).some((state) => state !== 'T')) {
    if (Date.now() > deadline) throw new Fault(`process ${pid} has not stopped within ${patienceMs} ms`);
    await pause(5);
  }
}

/**
 * The states of all threads, where the system lists them: T is stopped.
 * @param {number} pid
 * @returns {Promise<readonly string[]>}
 */
async function states(pid) {
  if (process.platform !== 'linux')
    return [(await tryCommand('ps', ['-o', 'state=', '-p', String(pid)])).stdout.trim().charAt(0)];
  const threads = await readdir(`/proc/${pid}/task`);
  return Promise.all(
    threads.map(
      async (thread) => fieldsOf(await readFile(`/proc/${pid}/task/${thread}/stat`, 'utf8'))[0] ?? '',
    ),
  );
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
  const fields = fieldsOf(stat);
  return fields[0] === 'Z' ? null : (fields[19] ?? null);
}

/** @param {string} stat */
const fieldsOf = (stat) => stat.slice(stat.lastIndexOf(')') + 2).split(' ');
