import { spawn } from 'node:child_process';
import { Fault } from './fault.mjs';
import { ROOT } from './paths.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let stopped = false;

/**
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, input?: 'inherit', show?: boolean,
 *   signal?: AbortSignal }} CommandOptions
 * @typedef {{ code: number, output: string, stdout: string }} CommandResult
 */

/**
 * Runs a command to its end and collects its output.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {CommandOptions} [options] `show` prints as it comes
 * @returns {Promise<CommandResult>}
 */
export function tryCommand(file, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: options.cwd ?? ROOT,
      env: options.env ?? process.env,
      stdio: [options.input ?? 'ignore', 'pipe', 'pipe'],
      // A separate process group: Ctrl-C reaches us first, and stopping the command stops the processes it started.
      detached: options.input !== 'inherit',
    });
    running.add(child);
    options.signal?.addEventListener('abort', () => stopGroup(child));
    let output = '';
    let stdout = '';
    /** @param {string} chunk @param {boolean} isOut */
    const keep = (chunk, isOut) => {
      output += chunk;
      if (isOut) stdout += chunk;
      if (options.show) process.stdout.write(chunk);
    };
    // Decoded by the stream: a character may be split between two chunks.
    child.stdout?.setEncoding('utf8').on('data', (chunk) => keep(chunk, true));
    child.stderr?.setEncoding('utf8').on('data', (chunk) => keep(chunk, false));
    child.once('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? (signal ? 1 : 0), output, stdout });
    });
  });
}

/**
 * Runs a command that must succeed; otherwise its output is part of the Fault.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<CommandResult>}
 */
export async function runCommand(file, args, options = {}) {
  const result = await tryCommand(file, args, options);
  if (result.code === 0) return result;
  const said = options.show ? '' : `\n${lastLines(result.output, 60)}`;
  throw new Fault(`${[file, ...args].join(' ')} failed (${result.code})${said}`);
}

/** Whether `stopCommands` was called: what runs commands one after another begins none of them any more. */
export const areStopped = () => stopped;

/** Stops every command still running, with the processes they started. */
export function stopCommands() {
  stopped = true;
  for (const child of running) stopGroup(child);
}

/** @param {import('node:child_process').ChildProcess} child */
function stopGroup(child) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    child.kill('SIGTERM');
  }
}

/**
 * @param {string} text
 * @param {number} count
 */
export function lastLines(text, count) {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}
