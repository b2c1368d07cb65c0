import { performance } from 'node:perf_hooks';

const HEARTBEAT_MS = 10_000;

/**
 * Runs one step and prints one line with its time. A long step prints every ten seconds that it is still running.
 * @template T
 * @param {string} name
 * @param {(note: (text: string) => void) => Promise<T>} work `note` adds a remark to the line
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const began = performance.now();
  let remark = '';
  const heartbeat = setInterval(() => console.log(line('…', began, name, remark)), HEARTBEAT_MS);
  try {
    const result = await work((text) => (remark = text));
    console.log(line('✓', began, name, remark));
    return result;
  } catch (error) {
    console.log(line('✗', began, name, remark));
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}

/**
 * @param {string} mark
 * @param {number} began
 * @param {string} name
 * @param {string} remark
 */
function line(mark, began, name, remark) {
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6);
  return `${mark} ${seconds} s  ${name}${remark ? ` — ${remark}` : ''}`;
}
