import { tableName } from '@console/node-kit/database';
import type { Browser } from '../testing/browser.ts';
import { userBench, type UserBench } from '../testing/user-bench.ts';

let bench: UserBench;
let analyst: number;

beforeAll(async () => {
  bench = await userBench();
  analyst = await bench.userId('analyst');
  await bench.access.database.query(`DELETE FROM ${LOG()}`);
  const [own, other] = bench.access.tenants;
  const rows: readonly (readonly unknown[])[] = [
    [
      '2026-03-01 23:59:59.999',
      own,
      analyst,
      'analyst',
      'data',
      'data.import',
      'job:1',
      null,
      '{"dryRun":true}',
      'req-1',
      '10.0.0.1',
    ],
    [
      '2026-03-02 00:00:00',
      own,
      analyst,
      'analyst',
      'access',
      'access.sign-in',
      'user:1',
      null,
      null,
      'req-2',
      null,
    ],
    [
      '2026-03-02 12:00:00',
      own,
      await bench.userId('admin'),
      'admin',
      'access',
      'access.update-user',
      'user:12',
      '{"phone":null}',
      '{"phone":"1"}',
      'req-3',
      null,
    ],
    [
      '2026-03-02 12:00:00',
      own,
      null,
      'analyst',
      'access',
      'access.sign-in-failed',
      'user:analyst',
      null,
      '{"reason":"password"}',
      'req-4',
      null,
    ],
    [
      '2026-03-03 00:00:00',
      own,
      null,
      null,
      'access',
      'access.sign-in-failed',
      'user:unknown',
      null,
      null,
      'req-5',
      null,
    ],
    ['2026-03-02 12:00:00', other, 1, 'analyst', 'ai', 'ai.foreign', 'user:1', null, null, 'req-1', null],
    [
      '2026-03-02 12:00:00',
      null,
      null,
      null,
      'access',
      'access.nowhere',
      'user:unknown',
      null,
      null,
      null,
      null,
    ],
  ];
  await bench.access.database.query(
    `INSERT INTO ${LOG()} (at, tenant_id, user_id, username, service, action, subject, \`before\`, \`after\`,
       request_id, address) VALUES ${rows.map(() => '(?)').join(', ')}`,
    rows,
  );
}, 30_000);
afterAll(() => bench.access.stop());

const LOG = () => tableName('access', 'audit_log');

interface Line {
  readonly id: number;
  readonly requestId: string;
  readonly [field: string]: unknown;
}
const list = async (query = '', browser: Browser = bench.admin) => {
  const { status, body } = await browser.get(`/api/auditLog/pageList?size=50${query}`);
  expect([status, body.appMesg]).toEqual([200, expect.anything()]);
  return body.result as { totalElements: number; content: Line[] };
};
const found = async (query: string) => (await list(query)).content.map(({ requestId }) => requestId);

describe('the audit log', () => {
  it('says which version a save without one replaced', async () => {
    const { database } = bench.access;
    await database.query(
      `INSERT INTO ${LOG()} (at, tenant_id, service, action, subject, \`after\`, request_id)
       VALUES ('2026-03-05 00:00:00', ?, 'industry', 'industry.update', 'industry:3', ?, 'req-blind')`,
      [bench.access.tenants[0], '{"industryDesc":"二","overwroteVersion":3}'],
    );
    const { content } = await list('&requestId=req-blind');
    await database.query(`DELETE FROM ${LOG()} WHERE request_id = 'req-blind'`);
    expect(content.map(({ overwroteVersion }) => overwroteVersion)).toEqual([3]);
  });

  it('shows the tenant’s lines, the newest first and the later written first among equals', async () => {
    const { totalElements, content } = await list();
    expect(content.map(({ requestId }) => requestId)).toEqual(['req-5', 'req-4', 'req-3', 'req-2', 'req-1']);
    expect(totalElements).toBe(5);
    expect(content.at(-1)).toEqual({
      id: expect.any(Number),
      at: '2026-03-01 23:59:59',
      userId: analyst,
      username: 'analyst',
      realName: expect.stringMatching(/^[\u4e00-\u9fff]+$/),
      service: 'data',
      action: 'data.import',
      subject: 'job:1',
      address: '10.0.0.1',
      requestId: 'req-1',
      detailed: 1,
      overwroteVersion: null,
    });
    expect(content[0]).toMatchObject({ userId: null, username: null, realName: null, detailed: 0 });
  });

  it.each([
    ['user=ANAL', ['req-4', 'req-2', 'req-1']],
    ['user=系统', ['req-3']],
    ['user=nalyst', []],
    ['user=%25', []],
    ['service=data', ['req-1']],
    ['action=access.sign-in', ['req-2']],
    ['action=access.sign', []],
    ['subject=user:1', ['req-3', 'req-2']],
    ['subject=ser', []],
    ['requestId=req-4', ['req-4']],
    ['requestId=req', []],
    ['from=2026-03-02', ['req-5', 'req-4', 'req-3', 'req-2']],
    ['to=2026-03-02', ['req-4', 'req-3', 'req-2', 'req-1']],
    ['from=2026-03-02&to=2026-03-02', ['req-4', 'req-3', 'req-2']],
    ['user=analyst&action=data.import&to=2026-03-01', ['req-1']],
  ])('filtered by %s contains %j', async (query, expected) => {
    expect(await found(`&${query}`)).toEqual(expected);
  });

  it('is turned around, and paged without a line twice', async () => {
    expect(await found('&sort=at,ASC')).toEqual(['req-1', 'req-2', 'req-3', 'req-4', 'req-5']);
    const pages = [0, 1, 2].map(async (page) => {
      const { body } = await bench.admin.get(`/api/auditLog/pageList?size=2&page=${page}`);
      return (body.result as { content: Line[] }).content.map(({ requestId }) => requestId);
    });
    expect((await Promise.all(pages)).flat()).toEqual(['req-5', 'req-4', 'req-3', 'req-2', 'req-1']);
  });

  it('refuses days that do not exist, ranges that end before they start, and sorts by nothing but time', async () => {
    const backwards = await bench.admin.get('/api/auditLog/pageList?from=2026-03-03&to=2026-03-02');
    expect([backwards.status, backwards.body.appMesg]).toEqual([
      400,
      '请求参数有误：结束日期（to）：结束 2026-03-02 早于开始 2026-03-03，应不早于开始',
    ]);
    expect((await bench.admin.get('/api/auditLog/pageList?from=2026-02-30')).status).toBe(400);
    expect((await bench.admin.get('/api/auditLog/pageList?sort=username,ASC')).status).toBe(400);
  });

  it('says what was before and after, to its own tenant', async () => {
    const id = (await list('&requestId=req-3')).content[0]?.id;
    expect((await bench.admin.get(`/api/auditLog/detail/${id}`)).body.result).toEqual({
      id,
      at: '2026-03-02 12:00:00',
      userId: expect.any(Number),
      username: 'admin',
      realName: '系统管理员',
      service: 'access',
      action: 'access.update-user',
      subject: 'user:12',
      address: null,
      requestId: 'req-3',
      before: { phone: null },
      after: { phone: '1' },
    });
    expect((await bench.stranger.get(`/api/auditLog/detail/${id}`)).status).toBe(404);
    expect((await bench.admin.get('/api/auditLog/detail/999999999')).status).toBe(404);
  });

  it('offers the actions and services that occur in the tenant', async () => {
    const { body } = await bench.admin.get('/api/auditLog/options');
    expect(body.result).toEqual({
      actions: ['access.sign-in', 'access.sign-in-failed', 'access.update-user', 'data.import'],
      services: ['access', 'data'],
    });
    expect((await bench.stranger.get('/api/auditLog/options')).body.result).toMatchObject({
      services: ['ai'],
    });
  });

  it('is open to those who may read it and to no one else', async () => {
    for (const path of ['pageList', 'detail/1', 'options'])
      expect((await (await bench.manager()).get(`/api/auditLog/${path}`)).status).toBe(403);
    const reader = await bench.signIn(await bench.make(['xtgl_audit']));
    expect((await reader.get('/api/auditLog/options')).status).toBe(200);
  });

  const plan = async (where: string) => {
    const [step] = await bench.access.database.query<{ key: string; possible_keys: string; Extra: string }[]>(
      `EXPLAIN SELECT l.id FROM ${LOG()} l WHERE l.tenant_id = ? ${where} ORDER BY l.at DESC, l.id DESC LIMIT 20`,
      [bench.access.tenants[0]],
    );
    return step;
  };

  it('reads its default page from the index of time, whatever its size', async () => {
    const step = await plan('');
    expect(step?.key).toBe('audit_log_tenant');
    expect(step?.Extra).not.toContain('filesort');
  });

  it.each([
    ["AND l.action = 'x'", 'audit_log_action'],
    ["AND l.service = 'x'", 'audit_log_service'],
    ["AND l.subject LIKE 'x%'", 'audit_log_subject'],
    ["AND l.request_id = 'x'", 'audit_log_request'],
    ["AND (l.user_id IN (1, 2) OR (l.user_id IS NULL AND l.username LIKE 'x%'))", 'audit_log_user'],
  ])('has an index for %s', async (where, index) => {
    expect((await plan(where))?.possible_keys.split(',')).toContain(index);
  });
});
