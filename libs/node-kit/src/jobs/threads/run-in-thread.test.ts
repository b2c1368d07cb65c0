import { JobFault } from '../define-job.ts';
import { runInThread } from './run-in-thread.ts';

const thread = (code: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads';\n${code}`)}`,
  );
const quiet = new AbortController().signal;

describe('a thread', () => {
  it('returns the posted result, and passes on all other messages', async () => {
    const told: unknown[] = [];
    const file = thread(
      'parentPort.postMessage({ share: 0.5 }); parentPort.postMessage({ result: workerData * 2 });',
    );
    const result = await runInThread<number>(file, 21, {
      signal: quiet,
      onMessage: (message) => told.push(message),
    });
    expect(result).toBe(42);
    expect(told).toEqual([{ share: 0.5 }]);
  });

  it('that throws rejects with its error', async () => {
    await expect(
      runInThread(thread("throw new RangeError('no such day')"), null, { signal: quiet }),
    ).rejects.toThrow('no such day');
  });

  it('that ends without a result is a failure', async () => {
    await expect(runInThread(thread('process.exit(3)'), null, { signal: quiet })).rejects.toThrow(
      'ended with 3 and no result',
    );
  });

  it('in an endless loop ends when it is aborted', async () => {
    const controller = new AbortController();
    const running = runInThread(thread("parentPort.postMessage('looping'); for (;;);"), null, {
      signal: controller.signal,
      onMessage: () => controller.abort(new Error('enough')),
    });
    await expect(running).rejects.toThrow('enough');
  });

  it('is not started for a job that is already aborted', async () => {
    const signal = AbortSignal.abort(new Error('too late'));
    await expect(runInThread(thread(''), null, { signal })).rejects.toThrow('too late');
  });

  it('that needs too much memory is a fault with a clear text', async () => {
    const greedy = thread('const a = []; for (;;) a.push(new Array(1e5).fill({}));');
    const failed = runInThread(greedy, null, { signal: quiet, memoryMb: 16 });
    await expect(failed).rejects.toBeInstanceOf(JobFault);
    await expect(failed).rejects.toThrow('16 MB');
  });

  it('that needs larger buffers than the machine has is a fault with a clear text', async () => {
    const failed = runInThread(thread('new ArrayBuffer(2 ** 52);'), null, { signal: quiet });
    await expect(failed).rejects.toBeInstanceOf(JobFault);
    await expect(failed).rejects.toThrow('可用内存');
  });
});
