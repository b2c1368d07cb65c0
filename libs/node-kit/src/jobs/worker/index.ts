/** A worker as a process: takes jobs of a schema from its queue and runs them. */
export { bootWorker, type WorkerParts, type WorkerResources } from './boot-worker.ts';
export { repeat } from './repeat.ts';
export { startWorker, type RunningWorker, type StartWorker } from './start-worker.ts';
export { workerConfigSchema, type WorkerConfig } from './worker-config.ts';
