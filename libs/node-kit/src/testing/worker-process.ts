import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { JobBench } from './job-bench.ts';

export interface WorkerProcess {
  readonly pid: number;
  /** Sends a signal; with SIGKILL and SIGTERM use `ended`. */
  signal(name: NodeJS.Signals): void;
  /** What the process left with: its code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

/** Starts `job-worker-main.ts` on the bench's data. Every one is killed by `killAll` at the latest. */
export function workerProcess(bench: JobBench, env: Readonly<Record<string, string>> = {}): WorkerProcess {
  // Names Jest's own loader does not touch: the process compiles the sources itself.
  const file = (name: string): string => new URL(name, import.meta.url).href;
  const child = spawn(
    process.execPath,
    ['--import', file('./run-typescript.mjs'), new URL('./job-worker-main.ts', import.meta.url).pathname],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_OPTIONS: '--no-warnings',
        DATABASE_URL: bench.data.databaseUrl,
        REDIS_URL: bench.data.redisUrl,
        DATABASE_POOL: '3',
        LOG_LEVEL: 'silent',
        ...env,
      },
    },
  );
  started.add(child);
  const ended = once(child, 'exit').then(
    ([code, signal]) => (code ?? signal) as number | NodeJS.Signals | null,
  );
  if (child.pid === undefined) throw new Error('the worker process did not start');
  return { pid: child.pid, signal: (name) => child.kill(name), ended };
}

/** Ends every worker process that a test left. */
export async function killAll(): Promise<void> {
  for (const child of started) {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    }
  }
  started.clear();
}

const started = new Set<ChildProcess>();
