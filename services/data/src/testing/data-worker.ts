import { join } from 'node:path';
import { workerProcess, type WorkerProcess } from '@console/node-kit/testing';
import type { RunningData } from './running-data.ts';

/** Starts the real worker, as a separate process, on the data of a running service. */
export function dataWorker({ data, importDir }: RunningData): WorkerProcess {
  return workerProcess({
    file: join(import.meta.dirname, '../worker.ts'),
    schema: 'platform',
    data,
    env: { IMPORT_DIR: importDir },
  });
}
