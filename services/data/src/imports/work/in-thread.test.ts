import { importInThread, undoInThread } from './in-thread.ts';
import type { ImportWork } from './import-work.ts';

/** A thread that answers at once, whatever it is given. */
const answering = new URL(
  `data:text/javascript,${encodeURIComponent(
    `import { parentPort } from 'node:worker_threads'; parentPort.postMessage({ result: ['loaded'] });`,
  )}`,
);
const work: ImportWork = {
  url: '',
  dir: '',
  mapping: null,
  dryRun: false,
  source: null,
  demo: false,
  rejectsDir: '',
  startedBy: null,
  jobId: 'x',
};
const follower = { clock: { now: () => 0 }, onProgress: () => undefined };

it('does not begin when the job was stopped before its thread was started', async () => {
  const reason = new Error('job cancelled');
  const running = importInThread(answering)(work, { ...follower, signal: AbortSignal.abort(reason) });
  await expect(running).rejects.toBe(reason);
});

it('sends an undoing to the same module, distinguished by its kind', async () => {
  const echoing = new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { parentPort, workerData } from 'node:worker_threads'; parentPort.postMessage({ result: workerData.task });`,
    )}`,
  );
  const signal = new AbortController().signal;
  const undo = { url: 'mysql://x', runId: 7 };
  expect(await undoInThread(echoing)(undo, { ...follower, signal })).toEqual({ kind: 'undo', work: undo });
  expect(await importInThread(echoing)(work, { ...follower, signal })).toEqual({ kind: 'import', work });
});

it('ends an undoing that goes on when its job is taken away', async () => {
  const endless = new URL('data:text/javascript,for(;;);');
  const taken = new AbortController();
  const running = undoInThread(endless)({ url: '', runId: 7 }, { ...follower, signal: taken.signal });
  const reason = new Error('taken');
  taken.abort(reason);
  await expect(running).rejects.toBe(reason);
});
