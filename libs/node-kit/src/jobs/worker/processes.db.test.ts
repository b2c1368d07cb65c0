import { join } from 'node:path';
import { ddl } from '../../database/ddl.ts';
import { migrate } from '../../database/migrate.ts';
import { tableName } from '../../database/schema-name.ts';
import { jobBench, type JobBench } from '../../testing/job-bench.ts';
import { killWorkers, workerProcess, type WorkerProcess } from '../../testing/processes/worker-process.ts';
import { jobTableMigrations } from '../job-table.ts';

const markTable = ddl(
  1795300000002,
  'CreateMark',
  'CREATE TABLE mark (seq INT AUTO_INCREMENT PRIMARY KEY, job_id CHAR(36), what VARCHAR(16), pid INT)',
);
const SLOW = 90_000;

let bench: JobBench;
beforeEach(async () => {
  bench = await jobBench();
  await migrate({
    url: bench.data.databaseUrl,
    schema: 'platform',
    migrations: [...jobTableMigrations(1795300000001), markTable],
  });
});
afterEach(async () => {
  await killWorkers();
  await bench.close();
});

const work = (env: Readonly<Record<string, string>> = {}): WorkerProcess =>
  workerProcess({
    file: join(import.meta.dirname, '../../testing/processes/job-worker-main.ts'),
    schema: 'platform',
    data: bench.data,
    env,
  });

const marks = async (what: string): Promise<readonly number[]> => {
  const rows = await bench.data.database.query<{ pid: number }[]>(
    `SELECT pid FROM ${tableName('platform', 'mark')} WHERE what = ? ORDER BY seq`,
    [what],
  );
  return rows.map(({ pid }) => pid);
};
const openGate = (): Promise<unknown> =>
  bench.data.database.query(`INSERT INTO ${tableName('platform', 'mark')} (what) VALUES ('gate')`);
const startedBy = async (pid: number): Promise<void> => {
  for (let polls = 0; polls < 800; polls += 1) {
    if ((await marks('started')).includes(pid)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`process ${pid} never started the job`);
};

describe('a worker process', () => {
  it(
    'killed in the middle leaves its job to another, and the effect happens once',
    async () => {
      const first = work();
      const job = await bench.submit('killed');
      await startedBy(first.pid);
      first.signal('SIGKILL');
      expect(await first.ended).toBe('SIGKILL');
      const second = work();
      await startedBy(second.pid);
      await openGate();
      expect(await bench.until(job.id, 'succeeded')).toMatchObject({
        attempts: 2,
        result: { pid: second.pid },
      });
      expect(await marks('effect')).toEqual([second.pid]);
    },
    SLOW,
  );

  it(
    'that froze and continues after its job was given away has no effect',
    async () => {
      const first = work();
      const job = await bench.submit('frozen');
      await startedBy(first.pid);
      first.signal('SIGSTOP');
      const second = work();
      await startedBy(second.pid);
      await openGate();
      const done = await bench.until(job.id, 'succeeded');
      first.signal('SIGCONT');
      first.signal('SIGTERM');
      expect(await first.ended).toBe(0);
      expect(await marks('effect')).toEqual([second.pid]);
      expect(await bench.jobs.find('000000', job.id)).toEqual(done);
    },
    SLOW,
  );

  it(
    'asked to end hands its job back, which does not count as a try',
    async () => {
      const first = work({ WORKER_GRACE_MS: '50' });
      const job = await bench.submit('handed back');
      await startedBy(first.pid);
      first.signal('SIGTERM');
      expect(await first.ended).toBe(0);
      expect(await bench.row(job.id)).toMatchObject({
        state: 'queued',
        turn: 1,
        attempts: 0,
        handed_at: null,
      });
      await openGate();
      const second = work();
      expect(await bench.until(job.id, 'succeeded')).toMatchObject({
        attempts: 1,
        result: { pid: second.pid },
      });
      expect(await marks('effect')).toEqual([second.pid]);
    },
    SLOW,
  );

  it('with bad configuration does not start', async () => {
    expect(await work({ WORKER_CONCURRENCY: '0' }).ended).toBe(1);
  });
});
