import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { schemaName } from '@console/node-kit';
import type { RunningInvest } from './running-invest.ts';

export interface WorkerProcess {
  readonly pid: number;
  /** Throws when the process has ended: what waits for it would wait for ever. */
  check(): void;
  /** Waits until it says that it takes jobs. */
  ready(): Promise<void>;
  /** Ends it at once, as a machine does that goes away. */
  kill(): Promise<void>;
  /** Asks it to end and answers its exit code. */
  stop(): Promise<number | null>;
}

/** The real worker on the data of a running service, as a process of its own. */
export function workerProcess(
  { data, panelDir }: RunningInvest,
  env: Readonly<Record<string, string>> = {},
): WorkerProcess {
  const kit = dirname(createRequire(import.meta.url).resolve('@console/node-kit/testing'));
  const child = spawn(
    process.execPath,
    [
      '--import',
      pathToFileURL(join(kit, 'run-typescript.mjs')).href,
      join(import.meta.dirname, '../worker.ts'),
    ],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        NODE_OPTIONS: '--no-warnings',
        DATABASE_URL: data.databaseUrl,
        DATABASE_POOL: '3',
        REDIS_URL: data.redisUrl,
        PANEL_DIR: panelDir,
        LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
        ...env,
      },
    },
  );
  if (child.pid === undefined) throw new Error('the worker process did not start');
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const check = (): void => {
    if (hasEnded()) throw new Error(`the worker ended with ${child.exitCode ?? child.signalCode}`);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (hasEnded()) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    pid: child.pid,
    check,
    ready: async () => {
      const key = `worker:${schemaName('invest')}:${hostname()}:${child.pid}`;
      while ((await data.redis.exists(key)) === 0) {
        check();
        await pause(40);
      }
    },
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      return child.exitCode;
    },
  };
}
