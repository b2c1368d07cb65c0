import { businessDate } from '@console/market/read';
import { tableName } from '@console/node-kit/database';
import { Jobs } from '@console/node-kit/jobs/submit';
import { TENANT } from '@console/node-kit/testing';
import { pino } from 'pino';
import { runningCheckups, type RunningCheckups } from '../testing/running-checkups.ts';
import { queueNight } from './sweep-checkups.ts';

const logger = pino({ level: 'silent' });
/** Three in the morning in Shanghai. */
const NIGHT = Date.parse('2026-07-02T19:00:00Z');

let checkups: RunningCheckups;
let jobs: Jobs;
let now = NIGHT;
const clock = { now: () => now };
beforeAll(async () => {
  checkups = await runningCheckups();
  const { database, redis } = checkups.invest.data;
  jobs = new Jobs({ schema: 'invest', database, redis, clock, logger });
}, 60_000);
afterAll(async () => {
  await jobs.onModuleDestroy();
  await checkups.invest.stop();
});
beforeEach(() => {
  now = NIGHT;
});
afterEach(() => checkups.invest.empty());

const night = (): Promise<number> =>
  queueNight({ database: checkups.invest.data.database, jobs, clock, logger });
const query = <T>(sql: string): Promise<T> => checkups.invest.data.database.query<T>(sql);
const JOB = (): string => tableName('invest', 'job');
const kept = () =>
  query<object[]>(
    `SELECT c.tenant_id AS tenant, c.scope, c.night_date AS date, c.subjects, j.submitted_name AS name, j.priority
      FROM ${tableName('invest', 'checkup')} c JOIN ${JOB()} j ON j.id = c.job_id ORDER BY c.id`,
  );

it('queues the factors of each tenant that has some, once for a business date, with an audit line', async () => {
  expect(await night()).toBe(0);
  await checkups.factor('动量', 'pct_change(后复权收盘价, n: 5)');
  expect(await night()).toBe(1);
  expect(await night()).toBe(0);
  await query(`UPDATE ${JOB()} SET state = 'failed'`);
  expect(await night()).toBe(0);
  const date = await businessDate(checkups.invest.data.database);
  expect(await kept()).toEqual([
    { tenant: TENANT, scope: 'factors', date, subjects: 1, name: null, priority: 10 },
  ]);
  expect((await checkups.invest.lines()).at(-1)).toMatchObject({
    action: 'invest.submitCheckup',
    after: { scope: 'factors', subjects: 1 },
  });
});

it('queues one for each tenant when several workers look at once', async () => {
  await checkups.factor('动量', 'pct_change(后复权收盘价, n: 5)');
  const queued = await Promise.all([night(), night(), night()]);
  expect(queued.toSorted()).toEqual([0, 0, 1]);
});

it('waits for the night, for an import, and for a check-up that a user began', async () => {
  await checkups.factor('动量', 'pct_change(后复权收盘价, n: 5)');
  for (const hour of ['01:59', '06:00', '18:00']) {
    now = Date.parse(`2026-07-02T${hour}:00+08:00`);
    expect([hour, await night()]).toEqual([hour, 0]);
  }
  now = NIGHT;
  await checkups.submitted();
  expect(await night()).toBe(0);
  await query(`UPDATE ${JOB()} SET state = 'succeeded'`);
  expect(await night()).toBe(1);
});
