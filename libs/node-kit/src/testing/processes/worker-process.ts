import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { JobSchema } from '@console/contract-core';
import { schemaName } from '../../database/schema-name.ts';
import { bundledEntry } from './bundled-entry.mjs';
import { RUN_TYPESCRIPT } from './run-typescript-url.ts';
import type { ScratchData } from '../data/scratch-data.ts';

/** The exit code of a process, or the signal that ended it. */
export type ProcessEnd = number | NodeJS.Signals;

export interface WorkerProcess {
  readonly pid: number;
  readonly ended: Promise<ProcessEnd>;
  /** Throws when the process has ended, because a wait for it would last for ever. */
  check(): void;
  /** Waits until it says that it takes jobs. */
  ready(): Promise<void>;
  /** Sends it a signal, and waits for nothing. */
  signal(name: NodeJS.Signals): void;
  /** Ends it at once, like a crash of its machine. */
  kill(): Promise<ProcessEnd>;
  /** Asks it to end. */
  stop(): Promise<ProcessEnd>;
}

export interface WorkerProcessOptions {
  /** The worker's main, a source. */
  readonly file: string;
  /** The schema whose jobs it takes. */
  readonly schema: JobSchema;
  readonly data: Pick<ScratchData, 'databaseUrl' | 'redisUrl' | 'redis'>;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * A real worker on a suite's data, as a process of its own. It is killed at the latest when the data is
 * dropped. `TEST_LOG=info` shows its log.
 */
export function workerProcess({ file, schema, data, env }: WorkerProcessOptions): WorkerProcess {
  const bundled = bundledEntry(file);
  const program = bundled === null ? ['--import', RUN_TYPESCRIPT, file] : [bundled];
  const child = spawn(process.execPath, program, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_OPTIONS: '--no-warnings',
      DATABASE_URL: data.databaseUrl,
      DATABASE_POOL: '3',
      REDIS_URL: data.redisUrl,
      LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
      ...env,
    },
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('the worker process did not start');
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as ProcessEnd);
  const check = (): void => {
    if (hasEnded(child)) throw new Error(`the worker ended with ${child.exitCode ?? child.signalCode}`);
  };
  const end = (signal: NodeJS.Signals): Promise<ProcessEnd> => {
    child.kill(signal);
    return ended;
  };
  const kill = (): Promise<ProcessEnd> => end('SIGKILL');
  running.add(kill);
  void ended.then(() => running.delete(kill));
  return {
    pid,
    ended,
    check,
    kill,
    ready: async () => {
      const beat = `worker:${schemaName(schema)}:${hostname()}:${pid}`;
      while ((await data.redis.exists(beat)) === 0) {
        check();
        await pause(40);
      }
    },
    signal: (name) => child.kill(name),
    stop: () => end('SIGTERM'),
  };
}

/** Ends every worker process that this suite has left running. */
export async function killWorkers(): Promise<void> {
  await Promise.all([...running].map((kill) => kill()));
}

const running = new Set<() => Promise<ProcessEnd>>();

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;
