import { Refusal, type Job } from '@console/contract-core';
import { OTHER_TENANT, TENANT } from '../../testing/index.ts';
import { importOf, jobBench, SUBMITTER, type JobBench } from '../../testing/job-bench.ts';

let bench: JobBench;
beforeAll(async () => {
  bench = await jobBench();
});
afterAll(() => bench.close());

const total = async (): Promise<number> =>
  (await bench.jobs.list({ tenantId: TENANT, page: 0, size: 1 })).totalElements;
const refusal = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'not refused',
    (error: unknown) => (error instanceof Refusal ? [error.code, error.status] : error),
  );

describe('submitting', () => {
  it('in a transaction that is rolled back leaves nothing', async () => {
    const before = await total();
    const failed = bench.jobs.parts.database.transaction(async (manager) => {
      await bench.jobs.submit(manager, { name: 'data.undo', payload: { runId: 1 }, session: SUBMITTER });
      throw new Error('the cause was refused');
    });
    await expect(failed).rejects.toThrow('the cause was refused');
    expect(await total()).toBe(before);
  });

  it('twice with one key makes one job, whatever the order of the payload', async () => {
    const first = await bench.submit('same', { idempotencyKey: 'k-same' });
    const { delivery, ...rest } = importOf('same');
    const second = await bench.submit('same', { idempotencyKey: 'k-same', payload: { ...rest, delivery } });
    expect(second).toEqual(first);
  });

  it('many times at once with one key makes one job', async () => {
    const before = await total();
    const jobs = await Promise.all(
      Array.from({ length: 8 }, () => bench.submit('at once', { idempotencyKey: 'k-at-once' })),
    );
    expect(new Set(jobs.map((job) => job.id)).size).toBe(1);
    expect(await total()).toBe(before + 1);
  });

  it('reports the job as new to one of many submissions with one key, and as existing to the others', async () => {
    const submission = {
      name: 'data.import',
      payload: importOf('new'),
      session: SUBMITTER,
      idempotencyKey: 'k-new',
    } as const;
    const { database } = bench.jobs.parts;
    const submit = () => database.transaction((manager) => bench.jobs.submit(manager, submission));
    const answers = await Promise.all(Array.from({ length: 4 }, submit));
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect((await submit()).isNew).toBe(false);
  });

  it('with a key used for another payload or name is refused and changes nothing', async () => {
    await bench.submit('one', { idempotencyKey: 'k-other' });
    const before = await total();
    expect(await refusal(bench.submit('two', { idempotencyKey: 'k-other' }))).toEqual(['C1409', 409]);
    const undo = {
      name: 'data.undo',
      payload: { runId: 1 },
      session: SUBMITTER,
      idempotencyKey: 'k-other',
    } as const;
    expect(await refusal(bench.jobs.submitNow(undo))).toEqual(['C1409', 409]);
    expect(await total()).toBe(before);
  });

  it('treats equal keys of different tenants as different', async () => {
    const mine = await bench.submit('mine', { idempotencyKey: 'k-tenants' });
    const theirs = await bench.submit('theirs', {
      idempotencyKey: 'k-tenants',
      session: { tenantId: OTHER_TENANT },
    });
    expect(theirs.id).not.toBe(mine.id);
    expect(theirs.submittedBy).toBeNull();
    expect(await refusal(bench.jobs.find(TENANT, theirs.id))).toEqual(['C0404', 404]);
    expect(await refusal(bench.jobs.cancel(TENANT, theirs.id))).toEqual(['C0404', 404]);
    expect(await refusal(bench.jobs.retry(TENANT, theirs.id))).toEqual(['C0404', 404]);
    expect((await bench.jobs.find(OTHER_TENANT, theirs.id)).state).toBe('queued');
    const { content } = await bench.jobs.list({ tenantId: TENANT, page: 0, size: 200 });
    expect(content.map((job) => job.id)).not.toContain(theirs.id);
  });

  it('twice for one effect answers the first job, with any submission key', async () => {
    const first = await bench.submit('effect', {
      uniqueKey: 'strategy-1:2026-11-20',
      idempotencyKey: 'k-e1',
    });
    const second = await bench.submit('effect', {
      uniqueKey: 'strategy-1:2026-11-20',
      idempotencyKey: 'k-e2',
    });
    expect(second.id).toBe(first.id);
    const theirs = bench.submit('effect', {
      uniqueKey: 'strategy-1:2026-11-20',
      session: { tenantId: OTHER_TENANT },
    });
    await expect(theirs).rejects.toThrow("another tenant's");
  });

  it('an unknown name or payload is refused', async () => {
    const payload = { ...importOf('x'), password: 'S3cret' };
    await expect(bench.submit('x', { payload })).rejects.toThrow('password');
    await expect(bench.submit('')).rejects.toThrow('delivery');
  });
});

describe('the list of jobs', () => {
  const ids = async (query: Partial<Parameters<JobBench['jobs']['list']>[0]>): Promise<readonly string[]> => {
    const { content } = await bench.jobs.list({ tenantId: TENANT, page: 0, size: 200, ...query });
    return content.map((job) => job.id);
  };

  it('shows the newest first, by page', async () => {
    const made: Job[] = [];
    for (const delivery of ['a', 'b', 'c']) made.unshift(await bench.submit(delivery));
    const newest = made.map((job) => job.id);
    expect(await ids({ size: 2 })).toEqual(newest.slice(0, 2));
    expect(await ids({ size: 2, page: 1 })).toEqual([newest[2], expect.any(String)]);
  });

  it('is narrowed by state, name, submitter and text', async () => {
    const other = { tenantId: TENANT, userId: 8, realName: '100%_王' } as const;
    const theirs = await bench.submit('narrowed', { session: other });
    const undo = await bench.jobs.submitNow({ name: 'data.undo', payload: { runId: 5 }, session: other });
    await bench.jobs.cancel(TENANT, undo.id);
    expect(await ids({ submittedBy: 8 })).toEqual([undo.id, theirs.id]);
    expect(await ids({ submittedBy: 8, states: ['cancelled'] })).toEqual([undo.id]);
    expect(await ids({ submittedBy: 8, names: ['data.import'] })).toEqual([theirs.id]);
    expect(await ids({ submittedBy: 8, names: ['data.import'], states: ['failed', 'running'] })).toEqual([]);
    expect(await ids({ text: '0%_王' })).toEqual([undo.id, theirs.id]);
    expect(await ids({ text: '0__王' })).toEqual([]);
    expect(await ids({ text: theirs.id.slice(0, 13) })).toEqual([theirs.id]);
  });
});
