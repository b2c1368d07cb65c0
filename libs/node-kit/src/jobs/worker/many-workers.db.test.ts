import { jobBench, type JobBench } from '../../testing/job-bench.ts';

let bench: JobBench;
beforeEach(async () => {
  bench = await jobBench();
});
afterEach(() => bench.close());

describe('several workers', () => {
  it('run every job once between them', async () => {
    const runs = new Map<string, number>();
    const run = async ({ delivery }: { readonly delivery: string }): Promise<void> => {
      runs.set(delivery, (runs.get(delivery) ?? 0) + 1);
    };
    const names = Array.from({ length: 60 }, (_, index) => `d${index}`);
    const jobs = await Promise.all(names.slice(0, 30).map((name) => bench.submit(name)));
    await Promise.all([bench.work(run), bench.work(run), bench.work(run)]);
    jobs.push(...(await Promise.all(names.slice(30).map((name) => bench.submit(name)))));
    for (const job of jobs) expect((await bench.until(job.id, 'succeeded')).attempts).toBe(1);
    expect([...runs.keys()].sort()).toEqual([...names].sort());
    expect(new Set(runs.values())).toEqual(new Set([1]));
  });

  it('are not delayed by the effect of one job', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const { database } = bench.jobs.parts;
    await bench.work(async ({ delivery }, { lock, progress }) =>
      database.transaction(async (manager) => {
        await lock(manager);
        progress(0.5);
        if (delivery === 'long') await released;
      }),
    );
    const long = await bench.submit('long');
    await bench.until(long.id, 'running');
    const jobs = await Promise.all(['a', 'b', 'c'].map((delivery) => bench.submit(delivery)));
    for (const job of jobs) await bench.until(job.id, 'succeeded');
    expect((await bench.jobs.find('000000', long.id)).state).toBe('running');
    release();
    await bench.until(long.id, 'succeeded');
  });

  it('start the smaller priority first', async () => {
    const order: string[] = [];
    const last = await bench.submit('last', { priority: 9 });
    await bench.submit('middle', { priority: 5 });
    await bench.submit('first');
    await bench.work(async ({ delivery }) => void order.push(delivery), { concurrency: 1 });
    await bench.until(last.id, 'succeeded');
    expect(order).toEqual(['first', 'middle', 'last']);
  });
});

describe('a worker that closes', () => {
  it('gives its job time to end', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const worker = await bench.work(() => released, { graceMs: 60_000 });
    const job = await bench.submit('in time');
    await bench.until(job.id, 'running');
    const closed = worker.close();
    release();
    await closed;
    expect(await bench.until(job.id, 'succeeded')).toMatchObject({ attempts: 1 });
  });

  it('takes no further job', async () => {
    const worker = await bench.work(async () => 'never');
    await worker.close();
    const job = await bench.submit('too late');
    await bench.work(async () => 'by another');
    expect((await bench.until(job.id, 'succeeded')).result).toBe('by another');
  });

  it('hands back a job whose body ignores its signal, and its late end is not recorded', async () => {
    let release = (): void => undefined;
    const released = new Promise<string>((resolve) => (release = () => resolve('late')));
    const worker = await bench.work(() => released);
    const job = await bench.submit('deaf');
    await bench.until(job.id, 'running');
    await worker.close();
    expect(await bench.row(job.id)).toMatchObject({ state: 'queued', turn: 1, attempts: 0 });
    release();
    await bench.work(async () => 'again');
    expect(await bench.until(job.id, 'succeeded')).toMatchObject({ attempts: 1, result: 'again' });
  });

  it('cancels rather than hands back a job that was asked to stop', async () => {
    const worker = await bench.work(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    const job = await bench.submit('both');
    await bench.until(job.id, 'running');
    const database = bench.jobs.parts.database;
    await Promise.all([
      database.transaction((manager) => bench.jobs.cancel('000000', job.id, manager)),
      worker.close(),
    ]);
    expect((await bench.until(job.id, 'cancelled')).error).toBeNull();
  });
});
