import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { jobBench, type JobBench } from '../../testing/job-bench.ts';
import { WorkerBeats, type WorkerBeat } from './worker-beats.ts';

let bench: JobBench;
beforeAll(async () => {
  bench = await jobBench();
});
afterEach(() => bench.stopWorkers());
afterAll(() => bench.close());

const BEAT: WorkerBeat = {
  host: 'far-away',
  pid: 4711,
  version: '1.2.3+abc',
  concurrency: 2,
  threads: 4,
  running: 1,
  load: 0.75,
  processors: 8,
};
const beats = (lifeMs?: number): WorkerBeats => new WorkerBeats(bench.data.redis, 'platform', lifeMs);
const alive = (): Promise<readonly unknown[]> => beats().alive();
/** Waits until this many workers are alive; writes arrive within a moment. */
const untilAlive = async (count: number): Promise<readonly unknown[]> => {
  for (let polls = 0; polls < 200; polls += 1) {
    const found = await alive();
    if (found.length === count) return found;
    await pause(25);
  }
  throw new Error(`there are not ${count} workers`);
};

describe('the signs of life of workers', () => {
  it('contain the worker’s data and their age', async () => {
    await beats().beat(BEAT);
    const [worker] = await alive();
    expect(worker).toMatchObject(BEAT);
    expect((worker as { secondsSinceSeen: number }).secondsSinceSeen).toBeLessThan(10);
    await beats().beat({ ...BEAT, running: 2, version: null });
    expect(await alive()).toMatchObject([{ pid: 4711, running: 2, version: null }]);
    await beats().remove(BEAT);
    expect(await alive()).toEqual([]);
  });

  it('end by themselves', async () => {
    await beats(40).beat(BEAT);
    expect(await untilAlive(0)).toEqual([]);
    await beats().beat(BEAT);
    expect(await alive()).toHaveLength(1);
    await beats().remove(BEAT);
  });

  it('are written by every worker while it runs, and removed when it stops', async () => {
    const worker = await bench.work(async () => undefined, { concurrency: 3 });
    expect(await untilAlive(1)).toMatchObject([
      { host: hostname(), pid: process.pid, concurrency: 3, threads: 1, running: 0 },
    ]);
    await worker.close();
    expect(await alive()).toEqual([]);
  });

  it('of one schema are separate from another’s', async () => {
    await new WorkerBeats(bench.data.redis, 'invest').beat(BEAT);
    expect(await alive()).toEqual([]);
    await new WorkerBeats(bench.data.redis, 'invest').remove(BEAT);
  });
});
