import { importInThread } from './import-in-thread.ts';
import type { ImportWork } from './import-work.ts';

/** Would answer at once, whatever it is given. */
const answering = new URL(
  `data:text/javascript,${encodeURIComponent(
    `import { parentPort } from 'node:worker_threads'; parentPort.postMessage({ result: ['loaded'] });`,
  )}`,
);
const work: ImportWork = {
  ...{ url: '', dir: '', mapping: null, dryRun: false, source: null, demo: false },
  ...{ rejectsDir: '', startedBy: null, jobId: 'x' },
};
const follower = { clock: { now: () => 0 }, onProgress: () => undefined };

it('does not begin when the job was stopped before its thread was started', async () => {
  const reason = new Error('job cancelled');
  const running = importInThread(answering)(work, { ...follower, signal: AbortSignal.abort(reason) });
  await expect(running).rejects.toBe(reason);
});
