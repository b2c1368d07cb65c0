import { setTimeout as pause } from 'node:timers/promises';
import { TENANT } from '../../testing/index.ts';
import { jobBench, type ImportBody, type JobBench } from '../../testing/job-bench.ts';
import { tableName } from '../../database/schema-name.ts';
import { runInThread } from '../threads/run-in-thread.ts';

let bench: JobBench;
beforeEach(async () => {
  bench = await jobBench();
});
afterEach(() => bench.close());

/** A body that runs until it is aborted, and records that. */
const endless =
  (stopped: (reason: unknown) => void): ImportBody =>
  (_, { signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        stopped(signal.reason);
        reject(signal.reason as Error);
      });
    });

describe('cancelling', () => {
  it('a queued job ends it at once, and it never runs', async () => {
    const job = await bench.submit('queued');
    expect(await bench.jobs.cancel(TENANT, job.id)).toMatchObject({ state: 'cancelled', attempts: 0 });
    let runs = 0;
    await bench.work(async () => {
      runs += 1;
    });
    const next = await bench.submit('next');
    await bench.until(next.id, 'succeeded');
    expect(runs).toBe(1);
    expect(await bench.jobs.find(TENANT, job.id)).toMatchObject({ state: 'cancelled', startedAt: null });
  });

  it('a running job stops its body', async () => {
    const reasons: unknown[] = [];
    await bench.work(endless((reason) => reasons.push(reason)));
    const job = await bench.submit('running');
    await bench.until(job.id, 'running');
    expect(await bench.jobs.cancel(TENANT, job.id)).toMatchObject({ id: job.id });
    expect(await bench.until(job.id, 'cancelled')).toMatchObject({ error: null, cancelRequested: false });
    expect(reasons).toEqual([expect.objectContaining({ reason: 'cancelled' })]);
  });

  it('a running job stops it when the message to the worker is lost', async () => {
    await bench.work(endless(() => undefined));
    const job = await bench.submit('message lost');
    await bench.until(job.id, 'running');
    await bench.data.database.query(
      `UPDATE ${tableName('platform', 'job')} SET cancel_requested_at = '2026-11-20 09:30:00' WHERE id = ?`,
      [job.id],
    );
    expect((await bench.until(job.id, 'cancelled')).attempts).toBe(1);
  });

  it('ends a loop of arithmetic in its thread', async () => {
    const loop = new URL('data:text/javascript,for(;;);');
    let ended = false;
    await bench.work(async (_, { signal }) => {
      try {
        return await runInThread(loop, null, { signal });
      } finally {
        ended = true;
      }
    });
    const job = await bench.submit('cpu');
    await bench.until(job.id, 'running');
    await bench.jobs.cancel(TENANT, job.id);
    await bench.until(job.id, 'cancelled');
    // The worker does not wait long for a body: the thread may end after its job.
    while (!ended) await pause(5);
  });

  it('abandons a body that ignores its signal, and the worker continues', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await bench.work(({ delivery }) => (delivery === 'deaf' ? released : Promise.resolve()), {
      concurrency: 1,
    });
    const job = await bench.submit('deaf');
    await bench.until(job.id, 'running');
    await bench.jobs.cancel(TENANT, job.id);
    await bench.until(job.id, 'cancelled');
    const next = await bench.submit('next');
    await bench.until(next.id, 'succeeded');
    release();
    await pause(50);
    expect((await bench.jobs.find(TENANT, job.id)).state).toBe('cancelled');
  });

  it('refuses the effect of a body that locks its row after the cancelling', async () => {
    let go = (): void => undefined;
    const gone = new Promise<void>((resolve) => (go = resolve));
    let effects = 0;
    const { database } = bench.jobs.parts;
    await bench.work(async (_, { lock }) => {
      await gone;
      await database.transaction(async (manager) => {
        await lock(manager);
        effects += 1;
      });
    });
    const job = await bench.submit('late');
    await bench.until(job.id, 'running');
    await bench.jobs.cancel(TENANT, job.id);
    go();
    await bench.until(job.id, 'cancelled');
    expect(effects).toBe(0);
  });

  it('only queued jobs leaves a job unchanged that has started since the transaction saw it queued', async () => {
    const { database } = bench.jobs.parts;
    const job = await bench.submit('started');
    const late = database.transaction(async (manager) => {
      expect(await bench.jobs.find(TENANT, job.id, manager)).toMatchObject({ state: 'queued' });
      await database.query(`UPDATE ${tableName('platform', 'job')} SET state = 'running' WHERE id = ?`, [
        job.id,
      ]);
      return bench.jobs.cancel(TENANT, job.id, manager, { onlyQueued: true });
    });
    await expect(late).rejects.toMatchObject({ code: 'C1410', message: expect.stringContaining('运行中') });
    expect(await bench.row(job.id)).toMatchObject({ state: 'running', cancel_requested_at: null });
    const queued = await bench.submit('still queued');
    const cancelled = bench.jobs.cancel(TENANT, queued.id, database.manager, { onlyQueued: true });
    expect(await cancelled).toMatchObject({ state: 'cancelled' });
  });

  it('twice is the same as once; a job that ended otherwise is refused', async () => {
    const job = await bench.submit('twice');
    const first = await bench.jobs.cancel(TENANT, job.id);
    expect(await bench.jobs.cancel(TENANT, job.id)).toEqual(first);
    await bench.work(async () => 1);
    const done = await bench.submit('done');
    await bench.until(done.id, 'succeeded');
    await expect(bench.jobs.cancel(TENANT, done.id)).rejects.toMatchObject({
      code: 'C1410',
      message: '任务已结束（成功），无法取消',
    });
  });
});
