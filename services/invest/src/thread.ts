import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import type { BacktestThread } from './backtests/compute/in-thread.ts';
import type { ScanThread } from './backtests/compute/scan-team.ts';
import type { NewestThread } from './factors/values/newest-thread.ts';

/**
 * The module of all threads: the worker's that compute backtests, those that scan dates for them, and the service's
 * that compute factors on the newest day. Modules that only one kind needs are imported by that kind alone.
 */
const data = workerData as BacktestThread | ScanThread | NewestThread;
if (data.kind === 'scan') {
  const { followTeam } = await import('./backtests/compute/scan-team.ts');
  followTeam();
} else if (data.kind === 'newest') {
  const { serveNewest } = await import('./factors/values/newest-thread.ts');
  serveNewest();
} else {
  const { serveBacktests } = await import('./backtests/compute/backtest-thread.ts');
  // This module, bundled or not.
  const file = join(import.meta.dirname, `thread${extname(import.meta.filename)}`);
  await serveBacktests(pathToFileURL(file), data);
}
