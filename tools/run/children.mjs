import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lastLines } from './command.mjs';
import { Fault } from './fault.mjs';
import { readJson, writeJson } from './json-file.mjs';
import { endProcess, identify } from './process-identity.mjs';

const LARGE_LOG_BYTES = 20_000_000;

/**
 * @typedef {import('./process-identity.mjs').ProcessIdentity & { name: string }} LedgerEntry
 * @typedef {{ name: string, pid: number, log: string, exited: Promise<number>, isRunning: () => boolean,
 *   stop: () => Promise<void>, logTail: () => Promise<string> }} Child
 * @typedef {{ file: string, args: readonly string[], env?: NodeJS.ProcessEnv, cwd?: string,
 *   patienceMs?: number }} ChildOptions
 */

/**
 * Long-lived processes of one data folder. Each is written into a ledger there, so that the run after a killed one
 * finds and ends exactly the processes left behind.
 */
export class Children {
  /** @type {Set<Child>} */
  #alive = new Set();
  /** @type {Map<number, LedgerEntry>} */
  #entries = new Map();
  #writing = Promise.resolve();
  #closing = new AbortController();
  #isWritable = true;

  /** @param {string} directory */
  constructor(directory) {
    this.directory = directory;
    this.ledger = join(directory, 'children.json');
  }

  /** Aborted by `close`. */
  get closing() {
    return this.#closing.signal;
  }

  /** Ends the processes that a killed earlier run left running. Call only under the data folder's lock. */
  async endLeftovers() {
    const left = await readJson(this.ledger, /** @type {LedgerEntry[]} */ ([]));
    await Promise.all(left.map((entry) => endProcess(entry, 20_000)));
    await writeJson(this.ledger, []);
    return left.length;
  }

  /** Forbids further starts: later attempts throw. */
  close() {
    this.#closing.abort();
  }

  /** Stops all at once, but the databases last. */
  async stopAll() {
    const all = [...this.#alive];
    const isServer = (/** @type {Child} */ child) => ['mariadb', 'redis'].includes(child.name);
    await Promise.all(all.filter((child) => !isServer(child)).map((child) => child.stop()));
    await Promise.all(all.filter(isServer).map((child) => child.stop()));
    await this.#writing;
  }

  /**
   * @param {string} name
   * @param {ChildOptions} options
   * @returns {Promise<Child>}
   */
  async start(name, options) {
    if (this.closing.aborted) throw new Fault(`${name} is not started: stopping`);
    const log = join(this.directory, 'logs', `${name}.log`);
    const output = openLog(log);
    // A separate session: Ctrl-C must not reach it before its dependants are down.
    const handle = spawn(options.file, options.args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ['ignore', output, output],
      detached: true,
    });
    closeSync(output);
    /** @type {Promise<number>} */
    const exited = new Promise((resolve) => {
      handle.once('error', () => resolve(127));
      handle.once('exit', (code) => resolve(code ?? 1));
    });
    const pid = handle.pid ?? 0;
    const identity = pid ? await identify(pid) : null;
    /** @type {Child} */
    const child = {
      name,
      pid,
      log,
      exited,
      isRunning: () => this.#alive.has(child),
      stop: async () => {
        if (identity !== null) await endProcess(identity, options.patienceMs ?? 10_000);
        await exited;
      },
      logTail: async () => lastLines(await readFile(log, 'utf8').catch(() => ''), 30),
    };
    this.#alive.add(child);
    if (identity !== null) this.#entries.set(pid, { ...identity, name });
    void exited.then(() => {
      this.#alive.delete(child);
      this.#entries.delete(pid);
      return this.#save();
    });
    await this.#save();
    // Closed while this child was being started: it was not among those stopped.
    if (this.closing.aborted) await child.stop();
    return child;
  }

  /**
   * Writes the ledger, and never fails: without it (a full disk) everything runs, but a killed run leaves processes
   * behind.
   */
  #save() {
    this.#writing = this.#writing.then(async () => {
      try {
        await writeJson(this.ledger, [...this.#entries.values()]);
        this.#isWritable = true;
      } catch (error) {
        if (this.#isWritable) console.log(`! ${this.ledger} cannot be written: ${String(error)}`);
        this.#isWritable = false;
      }
    });
    return this.#writing;
  }
}

/** @param {string} log */
function openLog(log) {
  mkdirSync(dirname(log), { recursive: true });
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGE_LOG_BYTES) renameSync(log, `${log}.1`);
  return openSync(log, 'a', 0o600);
}
