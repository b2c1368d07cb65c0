import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 90_000;

/**
 * The metrics of a service's process since the last request for them.
 * @typedef {{ blockedMs: number, sockets: number }} Gauges `blockedMs`: longest delay of its event loop
 */

/**
 * @param {number} port of the service
 * @returns {Promise<Gauges>}
 */
export async function readGauges(port) {
  const text = await readMetrics(port);
  return {
    blockedMs: gauge(text, 'nodejs_eventloop_lag_max_seconds') * 1000,
    sockets: gauge(text, 'nodejs_active_resources\\{type="TCPSocketWrap"', true),
  };
}

/**
 * The text of the metrics; a service that is blocked or restarting is asked until it answers.
 * @param {number} port
 * @returns {Promise<string>}
 */
async function readMetrics(port) {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
      if (answer.ok) return await answer.text();
    } catch (error) {
      if (Date.now() > until) throw error;
    }
    if (Date.now() > until) throw new Error(`port ${port} reports no metrics`);
    await pause(250);
  }
}

/**
 * @param {string} text of the metrics
 * @param {string} name as a pattern
 * @param {boolean} [mayBeMissing] for a gauge that is not written while it is 0
 */
function gauge(text, name, mayBeMissing = false) {
  const value = new RegExp(`^${name}.*\\s([\\d.e+-]+)$`, 'm').exec(text)?.[1];
  if (value === undefined && !mayBeMissing) throw new Error(`the service reports no ${name}`);
  return Number(value ?? 0);
}

/**
 * The most memory a process had since `forgetPeak`, in MiB; null where the system does not report it (Linux does).
 * @param {number} pid
 * @returns {Promise<number | null>}
 */
export async function readPeak(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}

/**
 * Resets the memory peak of a process to its present memory, where the system can.
 * @param {number} pid
 */
export async function forgetPeak(pid) {
  await writeFile(`/proc/${pid}/clear_refs`, '5').catch(() => undefined);
}
