import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../database/data-source-options.ts';
import { createRedis } from '../../database/redis.ts';
import { breakableLink, TENANT, type BreakableLink } from '../../testing/index.ts';
import { importOf, jobBench, SUBMITTER, type JobBench } from '../../testing/job-bench.ts';
import { Jobs } from '../submit/jobs.ts';

let bench: JobBench;
let link: BreakableLink;
beforeEach(async () => {
  bench = await jobBench();
});
afterEach(async () => {
  await bench.close();
  await link.close();
});

describe('while a server is unreachable', () => {
  it('a job is accepted without Redis, and runs when it is back', async () => {
    link = await breakableLink(bench.data.redisUrl);
    const redis = createRedis(link.url);
    redis.on('error', () => undefined);
    await redis.connect();
    const jobs = new Jobs({ ...bench.jobs.parts, redis });
    const submission = { name: 'data.import', payload: importOf('x'), session: SUBMITTER } as const;
    await bench.work(async () => 'done', { redisUrl: link.url, redis });
    await bench.until((await jobs.submitNow(submission)).id, 'succeeded');
    link.cut();
    const job = await jobs.submitNow(submission);
    expect((await jobs.find(TENANT, job.id)).state).toBe('queued');
    link.mend();
    await bench.until(job.id, 'succeeded');
    await bench.stopWorkers();
    await jobs.onModuleDestroy();
    redis.destroy();
  }, 60_000);

  it('a job that ends without the database is recorded when it is back, once', async () => {
    link = await breakableLink(bench.data.databaseUrl);
    const database = await new DataSource(dataSourceOptions({ url: link.url, poolSize: 4 })).initialize();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let runs = 0;
    await bench.work(
      async () => {
        runs += 1;
        await released;
        return runs;
      },
      { database },
    );
    const job = await bench.submit('x');
    while (runs === 0) await pause(5);
    link.cut();
    release();
    await pause(100);
    expect((await bench.jobs.find(TENANT, job.id)).state).toBe('running');
    link.mend();
    expect(await bench.until(job.id, 'succeeded')).toMatchObject({ attempts: 1, result: 1 });
    await bench.stopWorkers();
    await database.destroy();
  }, 60_000);
});
