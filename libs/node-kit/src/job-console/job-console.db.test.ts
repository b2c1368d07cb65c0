import {
  jobConsole,
  MESSAGES,
  Refusal,
  shanghaiDateTime,
  type JobConsoleRow,
  type Session,
} from '@console/contract-core';
import { sql } from 'kysely';
import { Audit } from '../audit/audit.ts';
import { SystemClock } from '../clock/system-clock.ts';
import { tableName } from '../database/schema-name.ts';
import { OTHER_TENANT, TENANT } from '../testing/data/fill-ecology.ts';
import { jobBench, SUBMITTER, type JobBench } from '../testing/job-bench.ts';
import { tableQuery } from '../tables/table-controllers.ts';
import type { TableQuery } from '../tables/table-source.ts';
import { JobConsoleService } from './job-console.service.ts';
import type { RuleBook } from './job-rules.ts';

const ENTRIES = jobConsole('platform', 'data');
const retried: string[] = [];
const BOOK: RuleBook = {
  'data.import': {
    subject: sql`JSON_VALUE(j.payload, '$.delivery')`,
    needs: 'xtgl_data',
    summary: (result) => `共 ${String((result as { rows: number }).rows)} 行`,
    shortfall: (result) => {
      const { left } = result as { left?: string };
      return left === undefined ? null : `未通过：${left}`;
    },
    retry: async ({ id, payload }) => {
      retried.push(id);
      if ((payload as { delivery: string }).delivery === 'gone') throw new Refusal(MESSAGES.conflict);
    },
  },
  'data.undo': {
    subject: sql`CONCAT('导入记录 ', JSON_VALUE(j.payload, '$.runId'))`,
    needs: 'xtgl_data',
    onlyQueued: true,
    page: sql`IF(JSON_VALUE(j.payload, '$.runId') = 12, '/records/12', NULL)`,
  },
};
const session = (more: Partial<Session> = {}): Session => ({
  sid: 's',
  username: 'someone',
  locked: false,
  mustChangePassword: false,
  ...SUBMITTER,
  authorities: ['xtgl_data'],
  ...more,
});
const OTHERS = { tenantId: TENANT, userId: 8, realName: '旁人' };
const viewer = session({ ...OTHERS, authorities: ['rwgl_view'] });
const manager = session({ ...OTHERS, authorities: ['rwgl_view', 'rwgl_edit'] });
const stranger = session({ userId: 9, tenantId: OTHER_TENANT, authorities: ['ROLE_admin'] });

let bench: JobBench;
let service: JobConsoleService;
beforeAll(async () => {
  bench = await jobBench();
  const audit = new Audit(new SystemClock());
  service = new JobConsoleService({ entries: ENTRIES, jobs: bench.jobs, audit, book: BOOK });
});
afterAll(() => bench.close());
afterEach(async () => {
  await bench.data.database.query(`DELETE FROM ${tableName('platform', 'job')}`);
  await bench.data.database.query(`DELETE FROM ${tableName('access', 'audit_log')}`);
});

const list = async (input: object, caller = session()): Promise<readonly JobConsoleRow[]> => {
  const query = tableQuery(ENTRIES.list, ENTRIES.list.input.parse(input) as never);
  return (await service.list(query as TableQuery<typeof ENTRIES.list>, caller)).content;
};
const set = (id: string, sql: string): Promise<unknown> =>
  bench.data.database.query(`UPDATE ${tableName('platform', 'job')} SET ${sql} WHERE id = ?`, [id]);
const undo = () => bench.jobs.submitNow({ name: 'data.undo', payload: { runId: 12 }, session: SUBMITTER });
const actions = async (): Promise<readonly string[]> => {
  const lines = await bench.data.database.query<{ action: string; subject: string }[]>(
    `SELECT action, subject FROM ${tableName('access', 'audit_log')} ORDER BY id`,
  );
  return lines.map(({ action, subject }) => `${action} ${subject}`);
};

describe('the list of the job console', () => {
  it('contains the caller’s own jobs, the newest first, in words', async () => {
    const first = await bench.submit('2026-11');
    await bench.submit('theirs', { session: OTHERS });
    const second = await undo();
    expect(await list({})).toMatchObject([
      { id: second.id, title: '撤销导入', subject: '导入记录 12', mine: true, canCancel: true },
      {
        id: first.id,
        name: 'data.import',
        title: '导入数据',
        subject: '2026-11',
        state: 'queued',
        progress: 0,
        submittedBy: '某人',
        canCancel: true,
        canRetry: false,
        seconds: null,
        page: null,
      },
    ]);
  });

  it('gives the page of each job: the one of its domain, or none', async () => {
    await undo();
    await bench.submit('2026-11');
    await bench.jobs.submitNow({ name: 'data.undo', payload: { runId: 13 }, session: SUBMITTER });
    const pages = Object.fromEntries((await list({})).map(({ subject, page }) => [subject, page]));
    expect(pages).toEqual({ '导入记录 12': '/records/12', '2026-11': null, '导入记录 13': null });
  });

  it('contains all of the tenant’s jobs for users who may see them, and of no other tenant', async () => {
    await bench.submit('mine');
    await bench.submit('theirs', { session: OTHERS });
    await bench.submit('foreign', { session: { ...OTHERS, tenantId: OTHER_TENANT } });
    const subjects = async (caller: Session) =>
      (await list({ scope: 'all' }, caller)).map(({ subject }) => subject);
    expect(await subjects(viewer)).toEqual(['theirs', 'mine']);
    expect(await subjects(stranger)).toEqual(['foreign']);
    await expect(list({ scope: 'all' })).rejects.toThrow('缺少权限 rwgl_view（查看全部任务）');
  });

  it('is searched by subject and submitter, and narrowed to a state and a name', async () => {
    const bank = await bench.submit('Bank-2026');
    await bench.submit('100%_x', { session: OTHERS });
    const undone = await undo();
    await set(undone.id, `state = 'failed', error = '坏了'`);
    const found = async (input: object) =>
      (await list({ scope: 'all', ...input }, viewer)).map(({ subject }) => subject);
    expect(await found({ search: 'bank' })).toEqual(['Bank-2026']);
    expect(await found({ search: '旁' })).toEqual(['100%_x']);
    expect(await found({ search: '%_' })).toEqual(['100%_x']);
    expect(await found({ search: '记录 12' })).toEqual(['导入记录 12']);
    expect(await found({ state: 'failed' })).toEqual(['导入记录 12']);
    expect(await found({ name: 'data.import' })).toEqual(['100%_x', 'Bank-2026']);
    expect(await found({ name: 'invest.backtest' })).toEqual([]);
    expect(bank.state).toBe('queued');
  });

  it('offers the changes that the caller may make and the job allows', async () => {
    const { id } = await undo();
    const offers = async (caller: Session) => {
      const [row] = await list({ scope: 'all' }, caller);
      return [row?.canCancel, row?.canRetry];
    };
    expect(await offers(viewer)).toEqual([false, false]);
    expect(await offers(manager)).toEqual([true, false]);
    // An undo job that has begun continues.
    await set(id, `state = 'running'`);
    expect(await offers(manager)).toEqual([false, false]);
    await set(id, `state = 'failed'`);
    expect(await offers(manager)).toEqual([false, true]);
    // Its submitter has lost the authority since.
    const [own] = await list({}, session({ authorities: [] }));
    expect([own?.canRetry, own?.mine]).toEqual([false, true]);
  });
});

describe('jobs on data shared by all tenants', () => {
  const book: RuleBook = {
    ...BOOK,
    'data.import': { subject: sql`JSON_VALUE(j.payload, '$.delivery')`, needs: 'xtgl_data', shared: true },
  };
  let shared: JobConsoleService;
  beforeAll(() => {
    const audit = new Audit(new SystemClock());
    shared = new JobConsoleService({ entries: ENTRIES, jobs: bench.jobs, audit, book });
  });
  const other = session({ ...OTHERS, authorities: ['xtgl_data'] });

  it('can be seen, cancelled and retried by every user who may submit one', async () => {
    const { id } = await bench.submit('theirs');
    await undo();
    await bench.submit('foreign', { session: { ...OTHERS, tenantId: OTHER_TENANT } });
    const query = tableQuery(ENTRIES.list, ENTRIES.list.input.parse({ scope: 'all' }) as never);
    const found = await shared.list(query as TableQuery<typeof ENTRIES.list>, other);
    expect(found).toMatchObject({
      totalElements: 1,
      content: [{ id, subject: 'theirs', mine: false, canCancel: true }],
    });
    expect(await shared.job(id, other)).toMatchObject({ payload: { delivery: 'theirs' } });
    expect(await shared.cancel(id, other)).toMatchObject({ state: 'cancelled' });
    expect(await shared.retry(id, other)).toMatchObject({ state: 'queued' });
    expect(await actions()).toEqual([`jobs.cancel job:${id}`, `jobs.retry job:${id}`]);
  });

  it('are hidden from users who may not, and give no right to see other jobs, nor the reverse', async () => {
    const { id } = await bench.submit('theirs');
    const undone = await undo();
    const nobody = session({ ...OTHERS, authorities: ['yzgl_edit'] });
    const query = tableQuery(ENTRIES.list, ENTRIES.list.input.parse({ scope: 'all' }) as never);
    const all = query as TableQuery<typeof ENTRIES.list>;
    await expect(shared.list(all, nobody)).rejects.toThrow('缺少权限 rwgl_view');
    await expect(shared.job(id, nobody)).rejects.toThrow('rwgl_view');
    await expect(shared.cancel(id, nobody)).rejects.toThrow('rwgl_edit');
    await expect(shared.job(undone.id, other)).rejects.toThrow('缺少权限 rwgl_view');
    await expect(shared.cancel(undone.id, other)).rejects.toThrow('缺少权限 rwgl_edit');
    expect((await shared.list(all, viewer)).content).toMatchObject([
      { id: undone.id },
      { id, canCancel: false },
    ]);
    await expect(shared.cancel(id, viewer)).rejects.toThrow('rwgl_edit');
  });
});

describe('a job of the console', () => {
  it('reports its speed and remaining time as long as it runs', async () => {
    const { id } = await bench.submit('big');
    await set(
      id,
      `state = 'running', progress_detail = '{"text":"正在导入","rowsPerSecond":1200.5,"secondsLeft":95}'`,
    );
    const [row] = await list({});
    expect(row).toMatchObject({ step: '正在导入', rowsPerSecond: 1200.5, secondsLeft: 95 });
    await set(id, `state = 'failed', error = '坏了'`);
    const [ended] = await list({});
    expect(ended).toMatchObject({ step: null, rowsPerSecond: null, secondsLeft: null, message: '坏了' });
  });

  it('that succeeded reports which part failed', async () => {
    const whole = await bench.submit('whole');
    const partly = await bench.submit('partly');
    const other = await undo();
    await set(whole.id, `state = 'succeeded', result = '{"rows":5}'`);
    await set(partly.id, `state = 'succeeded', result = '{"rows":5,"left":"新闻"}'`);
    await set(other.id, `state = 'succeeded', result = '{"left":"新闻"}'`);
    expect((await list({})).map(({ message }) => message)).toEqual([null, '未通过：新闻', null]);
    expect(await service.job(partly.id, session())).toMatchObject({
      message: '未通过：新闻',
      summary: '共 5 行',
    });
  });

  it('shows its payload and its result in words, to its submitter and users who may see all', async () => {
    const { id } = await bench.submit('2026-11');
    await set(
      id,
      `state = 'succeeded', result = '{"rows":5}', started_at = '2026-11-20 10:00:00', finished_at = '2026-11-20 10:01:30'`,
    );
    const shown = { payload: { delivery: '2026-11' }, result: { rows: 5 }, summary: '共 5 行', seconds: 90 };
    expect(await service.job(id, session())).toMatchObject(shown);
    expect(await service.job(id, viewer)).toMatchObject({ ...shown, mine: false });
    const other = session({ ...OTHERS, authorities: ['xtgl_data'] });
    await expect(service.job(id, other)).rejects.toThrow('缺少权限 rwgl_view');
    await expect(service.job(id, stranger)).rejects.toThrow(MESSAGES.notFound.text);
  });

  it('whose result is long shows only its summary', async () => {
    const { id } = await bench.submit('long');
    await set(id, `state = 'succeeded', result = JSON_OBJECT('rows', 1, 'x', REPEAT('x', 20000))`);
    expect(await service.job(id, session())).toMatchObject({ result: null, summary: '共 1 行' });
  });
});

describe('changing a job', () => {
  it('is allowed to its submitter and users who manage all, and writes one audit line each', async () => {
    const { id } = await bench.submit('x');
    await expect(service.cancel(id, viewer)).rejects.toThrow('缺少权限 rwgl_edit（管理全部任务）');
    await expect(service.cancel(id, session({ authorities: [] }))).rejects.toThrow('xtgl_data');
    await expect(service.cancel(id, stranger)).rejects.toThrow(MESSAGES.notFound.text);
    await expect(service.retry(id, stranger)).rejects.toThrow(MESSAGES.notFound.text);
    expect(await actions()).toEqual([]);
    expect(await service.cancel(id, manager)).toEqual({ id, state: 'cancelled', cancelRequested: false });
    expect(await actions()).toEqual([`jobs.cancel job:${id}`]);
    const undone = await undo();
    await set(undone.id, `state = 'failed'`);
    expect(await service.retry(undone.id, session())).toMatchObject({ state: 'queued' });
    expect(await actions()).toEqual([`jobs.cancel job:${id}`, `jobs.retry job:${undone.id}`]);
  });

  it('is done by its domain where the domain has a rule', async () => {
    const fine = await bench.submit('fine');
    await service.retry(fine.id, session());
    const gone = await bench.submit('gone');
    await expect(service.retry(gone.id, session())).rejects.toThrow(MESSAGES.conflict.text);
    expect(retried).toEqual([fine.id, gone.id]);
    // The audit line is the domain's.
    expect(await actions()).toEqual([]);
  });

  it('that must continue is refused, and writes no audit line', async () => {
    const { id } = await undo();
    await set(id, `state = 'running', heartbeat_at = UTC_TIMESTAMP(3)`);
    await expect(service.cancel(id, session())).rejects.toThrow('运行中');
    expect(await actions()).toEqual([]);
  });
});

it('counts the tenant’s queue, its last hour and the workers that live', async () => {
  const oneOf = async (sql: string): Promise<void> =>
    set((await bench.submit('x')).id, sql).then(() => undefined);
  const now = shanghaiDateTime(Date.now());
  const ended = (state: string, ago: string, took = 10): string =>
    `state = '${state}', finished_at = '${now}' - INTERVAL ${ago}, started_at = finished_at - INTERVAL ${took} SECOND`;
  await oneOf(ended('succeeded', '1 MINUTE', 10));
  await oneOf(ended('succeeded', '50 MINUTE', 20));
  await oneOf(ended('succeeded', '2 HOUR', 900));
  await oneOf(ended('failed', '5 MINUTE', 900));
  await oneOf(`due_at = UTC_TIMESTAMP(3) - INTERVAL 90 SECOND`);
  await bench.submit('foreign', { session: { ...OTHERS, tenantId: OTHER_TENANT } });
  const state = await service.state(viewer);
  expect(state).toMatchObject({
    counts: { queued: 1, running: 0, succeeded: 3, failed: 1, cancelled: 0 },
    done: 2,
    failed: 1,
    meanSeconds: 15,
    workers: [],
  });
  expect(state.oldestWaiting).toBeGreaterThanOrEqual(90);
  expect((await service.state(stranger)).counts).toMatchObject({ queued: 1, succeeded: 0 });
});
