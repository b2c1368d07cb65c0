import { parseArgs } from 'node:util';
import { Fault } from '../run/fault.mjs';

const USAGE = 'usage: npm run worker -- [--service NAME] [--threads N] [--jobs N]';
/** The limit of the workers' configuration. */
const MOST_THREADS = 64;
const MOST_JOBS = 32;

/**
 * The options of `npm run worker`.
 * @typedef {{ service: string | null, env: NodeJS.ProcessEnv }} WorkerOptions `service`: null for one worker of
 * each service that has workers; `env`: additional settings
 * @param {readonly string[]} args
 * @returns {WorkerOptions}
 */
export function workerOptions(args) {
  const { service, threads, jobs } = read(args);
  return {
    service: service ?? null,
    env: {
      ...(threads === undefined ? {} : { WORKER_THREADS: count('--threads', threads, MOST_THREADS) }),
      ...(jobs === undefined ? {} : { WORKER_CONCURRENCY: count('--jobs', jobs, MOST_JOBS) }),
    },
  };
}

/** @param {readonly string[]} args */
function read(args) {
  try {
    const option = /** @type {const} */ ({ type: 'string' });
    const options = { service: option, threads: option, jobs: option };
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new Fault(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

/**
 * @param {string} name
 * @param {string} text
 * @param {number} most
 */
function count(name, text, most) {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new Fault(`${name} ${text}: a whole number from 1 to ${most}\n${USAGE}`);
  return String(number);
}
