import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RunningData } from './running-data.ts';

export interface WorkerProcess {
  /** Throws when the process has ended: what waits for it would wait for ever. */
  check(): void;
  /** Asks it to end and answers its exit code. */
  stop(): Promise<number | null>;
}

/** The real worker on the data of a running service, as a process of its own. */
export function workerProcess({ data, importDir }: RunningData): WorkerProcess {
  const kit = dirname(createRequire(import.meta.url).resolve('@console/node-kit/testing'));
  const child = spawn(
    process.execPath,
    [
      '--import',
      pathToFileURL(join(kit, 'run-typescript.mjs')).href,
      join(import.meta.dirname, '../worker.ts'),
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_OPTIONS: '--no-warnings',
        DATABASE_URL: data.databaseUrl,
        DATABASE_POOL: '3',
        REDIS_URL: data.redisUrl,
        IMPORT_DIR: importDir,
        LOG_LEVEL: 'silent',
      },
    },
  );
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  return {
    check: () => {
      if (hasEnded()) throw new Error(`the worker ended with ${child.exitCode ?? child.signalCode}`);
    },
    stop: async () => {
      if (!hasEnded()) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      return child.exitCode;
    },
  };
}
