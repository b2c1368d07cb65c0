import { checkupCalls, investJobEntries } from '@console/contract-invest';
import { schemaName, tableName } from '@console/node-kit/database';
import { killWorkers, type WorkerProcess } from '@console/node-kit/testing';
import { holdTables } from '../../testing/held-tables.ts';
import { investWorker } from '../../testing/invest-worker.ts';
import { runningCheckups, type RunningCheckups } from '../testing/running-checkups.ts';

const SLOW = 180_000;
const FACTORS = 14;

let checkups: RunningCheckups;
beforeAll(async () => {
  checkups = await runningCheckups();
  // What storing a result writes, without a foreign key: locking the rows themselves would lock the check-ups too.
  await query(`CREATE TABLE ${GATE()} (row_id INT UNSIGNED)`);
  await query(
    `CREATE TRIGGER \`${schemaName('invest')}\`.pass_gate BEFORE INSERT ON ${ROW()}
      FOR EACH ROW INSERT INTO ${GATE()} VALUES (NEW.checkup_id)`,
  );
  // More than one part has room for.
  for (let n = 1; n <= FACTORS; n += 1)
    await checkups.factor(`变化${n}`, `pct_change(后复权收盘价, n: ${n})`);
}, SLOW);
afterEach(killWorkers);
afterAll(() => checkups.invest.stop());

const work = (): WorkerProcess => investWorker(checkups.invest, { WORKER_THREADS: '1' });
const query = <T>(sql: string, values: readonly unknown[] = []): Promise<T> =>
  checkups.invest.data.database.query<T>(sql, [...values]);
const ROW = (): string => tableName('invest', 'checkup_row');
const GATE = (): string => tableName('invest', 'checkup_gate');
const PART = (): string => tableName('invest', 'checkup_part');

/** All that was found, without what differs from one check-up to the next. */
const found = (checkupId: number): Promise<readonly object[]> =>
  query(
    `SELECT subject, horizon, days, rank_ic, icir, p, q, significant, top_turnover, quantile_returns
      FROM ${ROW()} WHERE checkup_id = ? ORDER BY subject, horizon`,
    [checkupId],
  );

it(
  'is stored once with the same result when its worker is killed while it stores it',
  async () => {
    const first = work();
    const { checkupId: undisturbed } = await checkups.submitted();
    await checkups.until(undisturbed, 'succeeded', first);
    const held = await holdTables(checkups.invest.data.database, [GATE()]);
    const { checkupId, jobId } = await checkups.submitted();
    await held.untilWaiting('checkup_row', 1);
    await killWorkers();
    await held.release();
    const card = await checkups.until(checkupId, 'succeeded', work());
    expect(await found(checkupId)).toEqual(await found(undisturbed));
    expect(card).toMatchObject({ subjects: FACTORS, previousId: undisturbed, faulty: 0 });
    expect(await query(`SELECT part FROM ${PART()}`)).toEqual([]);
    const [job] = await query<{ attempts: number }[]>(
      `SELECT attempts FROM ${tableName('invest', 'job')} WHERE id = ?`,
      [jobId],
    );
    expect(job?.attempts).toBe(2);
  },
  SLOW,
);

it(
  'stops when it is cancelled and has no result; retried by the job console it goes on and has one',
  async () => {
    const { checkupId, jobId } = await checkups.submitted();
    const held = await holdTables(checkups.invest.data.database, [PART()]);
    const worker = work();
    await held.untilWaiting('checkup_part', 1);
    await checkups.post(checkupCalls.cancelCheckup.path, { checkupId });
    await checkups.until(checkupId, 'cancelled', worker);
    await held.release();
    expect(await found(checkupId)).toEqual([]);
    const retried = await checkups.post(investJobEntries.retry.path, { id: jobId });
    expect(retried.body.appMesg).toBe('操作成功');
    await checkups.until(checkupId, 'succeeded', worker);
    expect(await found(checkupId)).toHaveLength(4 * FACTORS);
    expect((await checkups.invest.lines()).slice(-2).map(({ action }) => action)).toEqual([
      'invest.cancelCheckup',
      'invest.retryCheckup',
    ]);
  },
  SLOW,
);
