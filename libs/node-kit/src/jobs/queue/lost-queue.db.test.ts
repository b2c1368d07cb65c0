import { tableName } from '../../database/schema-name.ts';
import { importOf, jobBench, SUBMITTER, type JobBench } from '../../testing/job-bench.ts';

let bench: JobBench;
beforeEach(async () => {
  bench = await jobBench();
});
afterEach(() => bench.close());

/** As if handed over nine seconds ago. */
const age = (id: string): Promise<unknown> =>
  bench.data.database.query(
    `UPDATE ${tableName('platform', 'job')} SET handed_at = handed_at - INTERVAL 9 SECOND WHERE id = ?`,
    [id],
  );
const submission = { name: 'data.import', payload: importOf('x'), session: SUBMITTER } as const;

describe('a job that the queue loses', () => {
  it('between commit and handing over is found in the table', async () => {
    const { job } = await bench.jobs.parts.database.transaction((manager) =>
      bench.jobs.submit(manager, submission),
    );
    expect(await bench.row(job.id)).toMatchObject({ handed_at: null });
    await bench.work(async () => 'found');
    expect((await bench.until(job.id, 'succeeded')).result).toBe('found');
  });

  it('by a wiped Redis is handed over again, and done once', async () => {
    const waiting = await bench.submit('waiting');
    expect((await bench.row(waiting.id))['handed_at']).not.toBeNull();
    await bench.loseQueue();
    await age(waiting.id);
    let runs = 0;
    await bench.work(async () => {
      runs += 1;
      return runs;
    });
    expect(await bench.until(waiting.id, 'succeeded')).toMatchObject({ attempts: 1, result: 1 });
    expect(runs).toBe(1);
  });

  it('while a job runs does not disturb it, nor the next', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let runs = 0;
    await bench.work(async () => {
      runs += 1;
      await released;
    });
    const job = await bench.submit('running');
    await bench.until(job.id, 'running');
    await bench.loseQueue();
    release();
    expect((await bench.until(job.id, 'succeeded')).attempts).toBe(1);
    await bench.until((await bench.submit('next')).id, 'succeeded');
    expect(runs).toBe(2);
  });

  it('or has twice is done once', async () => {
    let runs = 0;
    const body = async (): Promise<void> => {
      runs += 1;
    };
    const job = await bench.submit('twice');
    await age(job.id);
    await bench.jobs.handOver(job.id);
    await bench.work(body);
    await bench.work(body);
    await bench.until(job.id, 'succeeded');
    await bench.until((await bench.submit('after')).id, 'succeeded');
    expect(runs).toBe(2);
  });
});
