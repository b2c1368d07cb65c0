import { randomUUID } from 'node:crypto';
import { CHECKUP_MESSAGES, checkupCalls, checkupTables, CHECKUPS_KEPT } from '@console/contract-invest';
import { JOB_MESSAGES, type OutputOf, type Page } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { TENANT } from '@console/node-kit/testing';
import { runningCheckups, type RunningCheckups } from './testing/running-checkups.ts';

let checkups: RunningCheckups;
beforeAll(async () => {
  checkups = await runningCheckups();
}, 60_000);
afterAll(() => checkups.invest.stop());
beforeEach(() => checkups.invest.empty());

const { submitCheckup, cancelCheckup, checkup, checkupSubject, checkupChanges, checkupCorrelation } =
  checkupCalls;
const factor = () => checkups.factor('动量', 'pct_change(后复权收盘价, n: 5)');
const query = <T>(sql: string, values: readonly unknown[] = []): Promise<T> =>
  checkups.invest.data.database.query<T>(sql, [...values]);
const JOB = (): string => tableName('invest', 'job');
const CHECKUP = (): string => tableName('invest', 'checkup');
/** Ends every check-up, as a worker would. */
const end = (state: 'succeeded' | 'failed'): Promise<unknown> =>
  query(`UPDATE ${JOB()} SET state = ?`, [state]);
const actions = async (): Promise<readonly string[]> =>
  (await checkups.invest.lines()).map(({ action, subject }) => `${action} ${subject}`);

describe('submitting a check-up', () => {
  it('freezes the factors in parts, with a job and an audit line', async () => {
    const { id } = await factor();
    const { checkupId, jobId, state } = await checkups.submitted();
    expect(state).toBe('queued');
    const [row] = await query<{ frozen: string; job_id: string }[]>(
      `SELECT frozen, job_id FROM ${CHECKUP()} WHERE id = ?`,
      [checkupId],
    );
    expect(row?.job_id).toBe(jobId);
    expect(JSON.parse(row?.frozen ?? '')).toMatchObject([
      { subject: `f${id}@1`, kind: 'factor', name: '动量', category: '动量与反转', factorId: id, version: 1 },
    ]);
    expect(await query(`SELECT part, subjects FROM ${tableName('invest', 'checkup_part')}`)).toEqual([
      { part: 0, subjects: `["f${id}@1"]` },
    ]);
    const line = (await checkups.invest.lines()).at(-1);
    expect(line).toMatchObject({
      action: 'invest.submitCheckup',
      subject: `checkup:${checkupId}`,
      after: { scope: 'factors', subjects: 1 },
    });
  });

  it('is one at a time for a tenant, and the same key answers the same one', async () => {
    await factor();
    const key = randomUUID();
    const first = await checkups.post(submitCheckup.path, {}, { key });
    const again = await checkups.post(submitCheckup.path, {}, { key });
    expect(again.body.result).toEqual(first.body.result);
    const other = await checkups.post(submitCheckup.path, {});
    expect([other.status, other.body.appCode]).toEqual([200, CHECKUP_MESSAGES.running.code]);
    const both = await Promise.all([1, 2].map(() => checkups.post(submitCheckup.path, {})));
    expect(both.filter(({ body }) => body.success)).toEqual([]);
    await end('succeeded');
    const next = await Promise.all([1, 2, 3].map(() => checkups.post(submitCheckup.path, {})));
    expect(next.filter(({ body }) => body.success)).toHaveLength(1);
  });

  it('is refused without factors, and possible with indicators', async () => {
    const { body } = await checkups.post(submitCheckup.path, {});
    expect(body.appCode).toBe(CHECKUP_MESSAGES.noFactors.code);
    expect(await actions()).toEqual([]);
    const { checkupId } = await checkups.submitted('all');
    expect((await checkups.card(checkupId)).subjects).toBeGreaterThan(300);
  });

  it('keeps the newest twenty, and says in its audit line which it removed', async () => {
    await factor();
    const ids: number[] = [];
    for (let at = 0; at <= CHECKUPS_KEPT; at += 1) {
      ids.push((await checkups.submitted()).checkupId);
      await end('succeeded');
    }
    const { body } = await checkups.get(checkupTables.checkupList.path, { size: 50 });
    const { content } = body.result as Page<{ checkupId: number }>;
    expect(content.map(({ checkupId }) => checkupId)).toEqual(ids.slice(1).toReversed());
    expect((await checkups.invest.lines()).at(-1)?.after).toMatchObject({ removed: [ids[0]] });
  });
});

describe('cancelling and retrying a check-up', () => {
  it('cancels its job and those that share its work, once, with an audit line', async () => {
    await factor();
    const { checkupId } = await checkups.submitted();
    await query(
      `INSERT INTO ${JOB()} (id, tenant_id, name, payload, payload_hash, state, submitted_at, due_at)
       VALUES (?, ?, 'invest.checkupShare', ?, '', 'queued', '2026-11-20 10:00:00', UTC_TIMESTAMP(3))`,
      [randomUUID(), TENANT, JSON.stringify({ checkupId })],
    );
    const { body } = await checkups.post(cancelCheckup.path, { checkupId });
    expect(body.result).toMatchObject({ checkupId, state: 'cancelled' });
    expect(await query(`SELECT DISTINCT state FROM ${JOB()}`)).toEqual([{ state: 'cancelled' }]);
    await checkups.post(cancelCheckup.path, { checkupId });
    expect((await actions()).filter((line) => line.startsWith('invest.cancelCheckup'))).toEqual([
      `invest.cancelCheckup checkup:${checkupId}`,
    ]);
    await query(`UPDATE ${JOB()} SET state = 'succeeded'`);
    const late = await checkups.post(cancelCheckup.path, { checkupId });
    expect(late.body.appCode).toBe(JOB_MESSAGES.notCancellable.code);
  });
});

describe('reading a check-up', () => {
  it('is null without one, and refused while it has no result', async () => {
    expect((await checkups.get(checkup.path)).body.result).toBeNull();
    await factor();
    const { checkupId } = await checkups.submitted();
    expect((await checkups.get(checkup.path)).body.result).toBeNull();
    expect(await checkups.card(checkupId)).toMatchObject({ state: 'queued', canCancel: true, families: [] });
    for (const [path, more] of [
      [checkupTables.checkupRows.path, {}],
      [checkupChanges.path, {}],
      [checkupCorrelation.path, {}],
      [checkupSubject.path, { subject: 'f1@1' }],
    ] as const) {
      const { body } = await checkups.get(path, { checkupId, ...more });
      expect([path, body.appCode]).toEqual([path, CHECKUP_MESSAGES.notEnded.code]);
    }
  });

  it('is of its tenant alone, and so is cancelling it', async () => {
    await factor();
    const { checkupId } = await checkups.submitted();
    await end('succeeded');
    const { stranger } = checkups.tokens;
    for (const [path, more] of [
      [checkup.path, {}],
      [checkupTables.checkupRows.path, {}],
      [checkupChanges.path, {}],
      [checkupCorrelation.path, {}],
      [checkupSubject.path, { subject: 'f1@1' }],
    ] as const) {
      const { status } = await checkups.get(path, { checkupId, ...more }, stranger);
      expect([path, status]).toEqual([path, 404]);
    }
    expect((await checkups.post(cancelCheckup.path, { checkupId }, { token: stranger })).status).toBe(404);
    const listed = await checkups.get(checkupTables.checkupList.path, {}, stranger);
    expect((listed.body.result as Page<unknown>).totalElements).toBe(0);
    expect((await checkups.get(checkup.path, {}, stranger)).body.result).toBeNull();
  });

  it('refuses a subject that is none, and answers 404 for one that the check-up does not have', async () => {
    await factor();
    const { checkupId } = await checkups.submitted();
    await end('succeeded');
    const ask = (subject: string) => checkups.get(checkupSubject.path, { checkupId, subject });
    expect((await ask("f1@1' OR 1")).status).toBe(400);
    expect((await ask('f999@1')).status).toBe(404);
  });

  it('has an empty picture where nothing was judged', async () => {
    await factor();
    const { checkupId } = await checkups.submitted();
    await end('succeeded');
    const { body } = await checkups.get(checkupCorrelation.path, { checkupId });
    const picture = body.result as OutputOf<typeof checkupCorrelation>;
    expect(picture).toEqual({ subjects: [], matrix: [], total: 0 });
  });
});
