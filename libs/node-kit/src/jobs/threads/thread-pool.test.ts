import { JobFault } from '../define-job.ts';
import { ThreadPool } from './thread-pool.ts';

/** A thread that counts its orders and does what each says. */
const MODULE = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId, workerData } from 'node:worker_threads';
    let orders = 0;
    parentPort.on('message', async (order) => {
      orders += 1;
      if (order === 'loop') { parentPort.postMessage('looping'); for (;;); }
      if (order === 'throw') throw new RangeError('no such day');
      if (order === 'exit') process.exit(3);
      if (order === 'greedy') { const a = []; for (;;) a.push(new Array(1e5).fill({})); }
      parentPort.postMessage('on the way');
      parentPort.postMessage({ result: { order, orders, threadId, workerData } });
    });`)}`,
);
interface Answer {
  readonly order: string;
  readonly orders: number;
  readonly threadId: number;
  readonly workerData: unknown;
}
const quiet = new AbortController().signal;

let pool: ThreadPool;
beforeEach(() => {
  pool = new ThreadPool(MODULE, { workerData: 'data', memoryMb: 24 });
});
afterEach(() => pool.close());
const run = (order: string, signal = quiet): Promise<Answer> => pool.run<Answer>(order, { signal });

it('runs the next job in the thread of the last one', async () => {
  const told: unknown[] = [];
  pool.warm();
  const first = await pool.run<Answer>('a', { signal: quiet, onMessage: (message) => told.push(message) });
  const second = await run('b');
  expect(first).toMatchObject({ order: 'a', orders: 1, workerData: 'data' });
  expect(second).toMatchObject({ order: 'b', orders: 2, threadId: first.threadId });
  expect(told).toEqual(['on the way']);
});

it('runs jobs of the same time in threads of their own', async () => {
  const answers = await Promise.all([run('a'), run('b')]);
  expect(answers.map(({ orders }) => orders)).toEqual([1, 1]);
  expect(answers[0]?.threadId).not.toBe(answers[1]?.threadId);
});

it('ends a thread in an endless loop when its job is aborted, and goes on with another', async () => {
  const { threadId } = await run('a');
  const controller = new AbortController();
  const looping = pool.run('loop', {
    signal: controller.signal,
    onMessage: () => controller.abort(new Error('enough')),
  });
  await expect(looping).rejects.toThrow('enough');
  const after = await run('b');
  expect(after.orders).toBe(1);
  expect(after.threadId).not.toBe(threadId);
});

it.each([
  ['throw', 'no such day'],
  ['exit', 'ended with 3 and no result'],
  ['greedy', '24 MB'],
])('gives no job a thread that another left broken: %s', async (order, said) => {
  const failed = run(order);
  await expect(failed).rejects.toThrow(said);
  if (order === 'greedy') await expect(failed).rejects.toBeInstanceOf(JobFault);
  expect((await run('b')).orders).toBe(1);
});

it('uses no thread for a job that is already aborted', async () => {
  await expect(run('a', AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
});
