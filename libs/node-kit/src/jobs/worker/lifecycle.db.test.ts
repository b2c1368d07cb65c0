import { JobFault, JobGivesWay } from '../define-job.ts';
import { tableName } from '../../database/schema-name.ts';
import { jobBench, type JobBench } from '../../testing/job-bench.ts';

let bench: JobBench;
beforeEach(async () => {
  bench = await jobBench();
});
afterEach(() => bench.close());

describe('a job', () => {
  it('is queued, runs with progress, and succeeds with its result', async () => {
    const job = await bench.submit('2026-11');
    expect(job).toMatchObject({
      name: 'data.import',
      title: '导入数据',
      state: 'queued',
      progress: 0,
      submittedBy: { userId: 7, name: '某人' },
      attempts: 0,
      startedAt: null,
    });
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await bench.work(async ({ delivery }, { progress }) => {
      progress(0.5, { text: '载入', rows: 10 });
      await released;
      return { delivery, rows: 20 };
    });
    const running = await bench.until(job.id, 'running');
    expect(running.attempts).toBe(1);
    release();
    const done = await bench.until(job.id, 'succeeded');
    expect(done).toMatchObject({
      state: 'succeeded',
      progress: 1,
      progressDetail: { text: '载入', rows: 10 },
      result: { delivery: '2026-11', rows: 20 },
      error: null,
      attempts: 1,
    });
    expect(
      [done.startedAt, done.finishedAt].every((time) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(time ?? '')),
    ).toBe(true);
  });

  it('with a fault that the user can correct fails at once, with its text', async () => {
    let runs = 0;
    await bench.work(async () => {
      runs += 1;
      throw new JobFault('交付目录不存在');
    });
    const job = await bench.submit('none');
    expect(await bench.until(job.id, 'failed')).toMatchObject({ error: '交付目录不存在', attempts: 1 });
    expect(runs).toBe(1);
  });

  it('that gives way is queued again after a job of higher priority, and the try does not count', async () => {
    const ran: string[] = [];
    let short = '';
    const long = await bench.submit('long');
    await bench.work(async ({ delivery }) => {
      ran.push(delivery);
      if (ran.length > 1) return 'done';
      short = (await bench.submit('short')).id;
      throw new JobGivesWay();
    });
    expect(await bench.until(long.id, 'succeeded')).toMatchObject({
      attempts: 1,
      result: 'done',
      error: null,
    });
    await bench.until(short, 'succeeded');
    expect(ran[0]).toBe('long');
    expect(ran.toSorted()).toEqual(['long', 'long', 'short']);
  });

  it('whose name this worker does not know is left to one that does', async () => {
    const later = await bench.submit('later');
    await bench.data.database.query(
      `UPDATE ${tableName('platform', 'job')} SET name = 'data.later' WHERE id = ?`,
      [later.id],
    );
    await bench.work(async () => undefined, { concurrency: 1 });
    // Jobs are taken one after the other: when the known job is done, the unknown one has been seen.
    const known = await bench.submit('known', { priority: 1 });
    await bench.until(known.id, 'succeeded');
    expect(await bench.row(later.id)).toMatchObject({ state: 'queued', attempts: 0, worker: null });
  });
});
