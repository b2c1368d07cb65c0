import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const RSPACK = join(import.meta.dirname, '../../../../node_modules/@rspack/cli/bin/rspack.js');
const CONFIG = join(import.meta.dirname, '../../rspack.config.ts');

/** The importer as a program of its own, bundled from the sources as they are. */
export interface MarketCli {
  /** Starts a command on the market schema of this process's SCHEMA_PREFIX. */
  start(args: readonly string[], databaseUrl: string): ChildProcess;
  /** Runs a command to its end; rejects with its output when it fails. */
  run(args: readonly string[], databaseUrl: string): Promise<string>;
  remove(): Promise<void>;
}

export async function marketCli(): Promise<MarketCli> {
  const dir = await mkdtemp(join(tmpdir(), 'market-cli-'));
  await promisify(execFile)(process.execPath, [RSPACK, 'build', '-c', CONFIG, '--output-path', dir]);
  const cli = join(dir, 'cli.js');
  // The test runner's own flags are not the program's.
  const environment = (databaseUrl: string): NodeJS.ProcessEnv => ({
    PATH: process.env['PATH'],
    SCHEMA_PREFIX: process.env['SCHEMA_PREFIX'],
    DATABASE_URL: databaseUrl,
  });
  return {
    start: (args, url) => spawn(process.execPath, [cli, ...args], { env: environment(url), stdio: 'ignore' }),
    run: async (args, url) => {
      const { stdout } = await promisify(execFile)(process.execPath, [cli, ...args], {
        env: environment(url),
      });
      return stdout;
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}

/** Ends a process as a power cut would; resolves when it is gone. */
export async function killHard(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
