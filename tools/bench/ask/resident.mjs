import { Fault } from '../../run/fault.mjs';

/**
 * The memory of a service, as its metrics say, in MiB.
 * @param {number} port
 */
export async function residentMiB(port) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const bytes = /^process_resident_memory_bytes\b.*\s([\d.e+]+)$/m.exec(text)?.[1];
  if (bytes === undefined) throw new Fault('the service reports no process_resident_memory_bytes');
  return Number(bytes) / 2 ** 20;
}
