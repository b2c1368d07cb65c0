import { join } from 'node:path';
import { workerProcess, type WorkerProcess } from '@console/node-kit/testing';
import type { RunningInvest } from './running-invest.ts';

/** Starts the real worker, as a separate process, on the data of a running service. */
export function investWorker(
  { data, panelDir }: Pick<RunningInvest, 'data' | 'panelDir'>,
  env: Readonly<Record<string, string>> = {},
): WorkerProcess {
  return workerProcess({
    file: join(import.meta.dirname, '../worker.ts'),
    schema: 'invest',
    data,
    env: { PANEL_DIR: panelDir, ...env },
  });
}
