import { MESSAGES, Refusal } from '@console/contract-core';
import { tableName } from '../../database/schema-name.ts';
import { TENANT } from '../../testing/index.ts';
import { jobBench, SUBMITTER, type JobBench } from '../../testing/job-bench.ts';

let bench: JobBench;
beforeEach(async () => {
  bench = await jobBench();
});
afterEach(() => bench.close());

const notices = (): Promise<Record<string, unknown>[]> =>
  bench.data.database.query(
    `SELECT tenant_id, user_id, kind, title, text, link, read_at FROM ${tableName('access', 'notice')} ORDER BY id`,
  );
const noticeOf = ({ id }: { readonly id: string }) => ({
  tenant_id: SUBMITTER.tenantId,
  user_id: SUBMITTER.userId,
  kind: 'job',
  link: `/operations/tasks?service=platform&job=${id}`,
  read_at: null,
});

describe('the submitter of a job', () => {
  it('is notified once that it is done, however many tries it took', async () => {
    await bench.work(async (_, { attempt }) => {
      if (attempt < 3) throw new Error('away for a moment');
    });
    const job = await bench.submit('flaky');
    await bench.until(job.id, 'succeeded');
    expect(await notices()).toEqual([{ ...noticeOf(job), title: '导入数据 已完成', text: null }]);
  });

  it('is notified that it failed, and why, with a link to the job in the job centre', async () => {
    await bench.work(async () => {
      throw new Refusal(MESSAGES.conflict);
    });
    const job = await bench.submit('refused');
    await bench.until(job.id, 'failed');
    expect(await notices()).toEqual([
      { ...noticeOf(job), title: '导入数据 失败', text: '内容已被他人修改，请刷新后重试' },
    ]);
  });

  it('is notified that its worker died each time', async () => {
    const job = await bench.submit('killer');
    await bench.data.database.query(
      `UPDATE ${tableName('platform', 'job')} SET state = 'running', attempts = 3, max_attempts = 3,
         heartbeat_at = UTC_TIMESTAMP(3) - INTERVAL 7 SECOND WHERE id = ?`,
      [job.id],
    );
    await bench.work(async () => 'never');
    await bench.until(job.id, 'failed');
    expect(await notices()).toEqual([
      { ...noticeOf(job), title: '导入数据 失败', text: '执行进程 3 次意外中断，不再重试' },
    ]);
  });

  it('is not notified of their own cancelling, queued or running', async () => {
    const queued = await bench.submit('queued');
    await bench.jobs.cancel(TENANT, queued.id);
    await bench.work(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
        }),
    );
    const running = await bench.submit('running');
    await bench.until(running.id, 'running');
    await bench.jobs.cancel(TENANT, running.id);
    await bench.until(running.id, 'cancelled');
    expect(await notices()).toEqual([]);
  });

  it('is no one for the console’s own jobs', async () => {
    await bench.work(async () => 'done');
    const job = await bench.submit('own', { session: { tenantId: TENANT } });
    await bench.until(job.id, 'succeeded');
    expect(await notices()).toEqual([]);
  });

  it('gets no notice from a worker that lost the job', async () => {
    await bench.work(async (_, { jobId }) => {
      await bench.data.database.query(
        `UPDATE ${tableName('platform', 'job')} SET state = 'failed', error = 'elsewhere' WHERE id = ?`,
        [jobId],
      );
      return 'too late';
    });
    const job = await bench.submit('lost');
    await bench.until(job.id, 'failed');
    const after = await bench.submit('after');
    await bench.until(after.id, 'failed');
    expect(await notices()).toEqual([]);
  });

  it('is notified in the transaction that ends the job', async () => {
    const notice = tableName('access', 'notice');
    await bench.data.database.query(`RENAME TABLE ${notice} TO ${notice.replace(/notice(`?)$/, 'gone$1')}`);
    await bench.work(async () => 'done');
    const job = await bench.submit('waits');
    await bench.until(job.id, 'running');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await bench.row(job.id)).toMatchObject({ state: 'running', result: null });
    await bench.data.database.query(`RENAME TABLE ${notice.replace(/notice(`?)$/, 'gone$1')} TO ${notice}`);
    await bench.until(job.id, 'succeeded');
    expect(await notices()).toHaveLength(1);
  });
});
