import { MESSAGES, Refusal } from '@console/contract-core';
import { TENANT } from '../../testing/index.ts';
import { jobBench, type JobBench } from '../../testing/job-bench.ts';
import { tableName } from '../../database/schema-name.ts';
import { runInThread } from '../threads/run-in-thread.ts';

let bench: JobBench;
beforeEach(async () => {
  bench = await jobBench();
});
afterEach(() => bench.close());

describe('a job that fails', () => {
  it('temporarily is tried again, and its tries are counted', async () => {
    const tries: number[] = [];
    await bench.work(async (_, { attempt }) => {
      tries.push(attempt);
      if (attempt < 3) throw new Error('away for a moment');
      return 'at last';
    });
    const job = await bench.submit('flaky');
    expect(await bench.until(job.id, 'succeeded')).toMatchObject({
      attempts: 3,
      result: 'at last',
      error: null,
    });
    expect(tries).toEqual([1, 2, 3]);
  });

  it('every time fails alone after its tries, while another of the queue succeeds', async () => {
    let runs = 0;
    await bench.work(
      async ({ delivery }) => {
        if (delivery !== 'poison') return 'fine';
        runs += 1;
        throw Object.assign(new Error("Access denied for mysql://root:S3cret@db, row 'S3cret'"), {
          code: 'ER_ACCESS_DENIED',
        });
      },
      { attempts: 4 },
    );
    const poison = await bench.submit('poison');
    const other = await bench.submit('healthy');
    expect((await bench.until(other.id, 'succeeded')).result).toBe('fine');
    const failed = await bench.until(poison.id, 'failed');
    expect(failed).toMatchObject({
      attempts: 4,
      error: '执行出错（Error ER_ACCESS_DENIED），已尝试 4 次，详情见日志',
      result: null,
    });
    expect(runs).toBe(4);
    expect(JSON.stringify(await bench.row(poison.id))).not.toContain('S3cret');
  });

  it('by a refusal shows its text and is not tried again', async () => {
    let runs = 0;
    await bench.work(async () => {
      runs += 1;
      throw new Refusal(MESSAGES.conflict);
    });
    const job = await bench.submit('refused');
    expect(await bench.until(job.id, 'failed')).toMatchObject({
      error: '内容已被他人修改，请刷新后重试',
      attempts: 1,
    });
    expect(runs).toBe(1);
  });

  it('for lack of memory says so, and the worker continues', async () => {
    const greedy = new URL('data:text/javascript,const a=[];for(;;)a.push(new Array(1e5).fill({}));');
    await bench.work(({ delivery }, { signal }) =>
      delivery === 'huge' ? runInThread(greedy, null, { signal, memoryMb: 32 }) : Promise.resolve('fine'),
    );
    const job = await bench.submit('huge');
    expect((await bench.until(job.id, 'failed')).error).toContain('计算超出内存上限（32 MB）');
    await bench.until((await bench.submit('next')).id, 'succeeded');
  });

  it('by killing its worker each time is given up', async () => {
    const job = await bench.submit('killer');
    await bench.data.database.query(
      `UPDATE ${tableName('platform', 'job')} SET state = 'running', attempts = 3, max_attempts = 3,
         heartbeat_at = UTC_TIMESTAMP(3) - INTERVAL 7 SECOND WHERE id = ?`,
      [job.id],
    );
    await bench.work(async () => 'never');
    expect((await bench.until(job.id, 'failed')).error).toBe('执行进程 3 次意外中断，不再重试');
  });

  it('can be retried by a user, with all its tries; a job that did not fail cannot', async () => {
    let healed = false;
    await bench.work(
      async () => {
        if (!healed) throw new Error('still broken');
        return 'healed';
      },
      { attempts: 2 },
    );
    const job = await bench.submit('by hand');
    await bench.until(job.id, 'failed');
    healed = true;
    expect(await bench.jobs.retry(TENANT, job.id)).toMatchObject({
      attempts: 0,
      error: null,
      finishedAt: null,
    });
    expect(await bench.until(job.id, 'succeeded')).toMatchObject({ attempts: 1, result: 'healed' });
    await expect(bench.jobs.retry(TENANT, job.id)).rejects.toMatchObject({
      code: 'C1411',
      message: '任务成功，只有失败或已取消的任务可以重试',
    });
  });

  it('because a later version changed its payload says so', async () => {
    const job = await bench.submit('old');
    await bench.data.database.query(
      `UPDATE ${tableName('platform', 'job')} SET payload = '{"delivery":5}' WHERE id = ?`,
      [job.id],
    );
    await bench.work(async () => 'never');
    expect((await bench.until(job.id, 'failed')).error).toBe('任务参数无效');
  });
});
