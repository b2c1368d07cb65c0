import { OTHER_TENANT, TENANT, type Answer } from '@console/node-kit/testing';
import { tableName } from '@console/node-kit/database';
import {
  runningIndustry,
  USERS,
  type CallOptions,
  type RunningIndustry,
} from '../testing/running-industry.ts';

const PATH = '/api/dataIndustry/addChildIndustry';
const ADD_FAILED = '新增失败,行业名称或者编码重复或者当前时间不在07:00和17:30之间';

let industry: RunningIndustry;
beforeAll(async () => {
  industry = await runningIndustry();
}, 30_000);
afterAll(() => industry.stop());
beforeEach(() => industry.at('2026-07-03 10:00:00'));

let number = 0;
/** A draft without conflicts. */
const draft = (more: object = {}) => {
  number += 1;
  return {
    industryName: `行业${number}`,
    industryCode: `N${number}`,
    industryDesc: '概况',
    userId: USERS.colleague,
    ...more,
  };
};
const add = (body: object, options: CallOptions = {}, path = PATH): Promise<Answer> =>
  industry.call('POST', path, { body, ...options });
const added = async (body: object, options: CallOptions = {}, path = PATH): Promise<number> => {
  const { status, body: answer } = await add(body, options, path);
  expect([status, answer.appCode]).toEqual([200, 'S0000']);
  return answer.result as number;
};
interface Row {
  readonly variant: string;
  readonly level: number;
  readonly parent_id: number | null;
}
const row = async (id: number): Promise<Row | undefined> => {
  const rows = await industry.query<Row>(
    `SELECT variant, level, parent_id FROM ${tableName('ecology', 'industry')} WHERE id = ?`,
    [id],
  );
  return rows[0];
};
const count = async (): Promise<number> => {
  const [found] = await industry.query<{ n: number | string }>(
    `SELECT COUNT(*) AS n FROM ${tableName('ecology', 'industry')}`,
  );
  return Number(found?.n);
};
const refused = ({ status, body }: Answer) => [status, body.appCode, body.appMesg, body.result];

describe('adding an industry', () => {
  it('answers its id, which is truthy, and stores the input', async () => {
    const id = await added({ ...draft(), industryName: ' 算力 ', industryCode: 'SL.1', type: 'ecology' });
    const { body } = await industry.call('GET', `/api/dataIndustry/getIndustryById?industryId=${id}`);
    expect(body.result).toEqual({
      industryId: id,
      type: 'ecology',
      industryName: '算力',
      industryCode: 'SL.1',
      industryLevel: 1,
      industryDesc: '概况',
      parentId: null,
      parentNames: [],
      parentCode: null,
      userId: USERS.colleague,
      username: '周雨桐',
      swid: null,
      hyflName: null,
      corpCount: 0,
      version: 1,
    });
  });

  it('below another is one level deeper and in the same classification, whatever type is given', async () => {
    const top = await added(draft({ type: 'etf' }));
    const second = await added(draft({ parentId: top, industryLevel: 2 }));
    const third = await added(draft({ parentId: second, type: 'ecology' }));
    expect(await row(second)).toEqual({ variant: 'etf', level: 2, parent_id: top });
    expect(await row(third)).toEqual({ variant: 'etf', level: 3, parent_id: second });
    const before = await count();
    expect(refused(await add(draft({ parentId: third })))).toEqual([
      200,
      'I2014',
      '三级行业下不能再新增行业',
      false,
    ]);
    expect(await count()).toBe(before);
  });

  it.each(['ecology', 'etf'])('at the %s address is in that classification', async (type) => {
    expect(await row(await added(draft(), {}, `/api/${type}/dataIndustry/addChildIndustry`))).toMatchObject({
      variant: type,
    });
  });

  it('refuses a level that does not match its parent', async () => {
    expect(refused(await add(draft({ industryLevel: 2 })))).toEqual([400, 'I2400', '行业层级应为 1', false]);
  });

  it('writes one line of the audit log, with all its fields', async () => {
    const body = draft({ type: 'ecology' });
    const id = await added(body);
    expect((await industry.audit()).filter(({ subject }) => subject === `industry:${id}`)).toEqual([
      {
        user_id: USERS.self,
        action: 'industry.add',
        subject: `industry:${id}`,
        before: null,
        after: { ...body, industryLevel: 1, parentId: null },
      },
    ]);
  });
});

describe('a name or code of the same classification', () => {
  it('is refused with the one cause', async () => {
    const body = draft({ type: 'ecology' });
    await added(body);
    const before = await count();
    expect(refused(await add({ ...body, industryCode: 'ELSE1' }))).toEqual([
      200,
      'I2010',
      `${ADD_FAILED}（行业名称“${body.industryName}”已存在）`,
      false,
    ]);
    expect(refused(await add({ ...body, industryName: '别的名字' }))).toEqual([
      200,
      'I2011',
      `${ADD_FAILED}（编码“${body.industryCode}”已存在）`,
      false,
    ]);
    expect(await count()).toBe(before);
  });

  it('is free in another classification and another tenant', async () => {
    const body = draft();
    await added({ ...body, type: 'ecology' });
    await added({ ...body, type: 'etf' });
    await added(
      { ...body, userId: USERS.stranger },
      { session: { tenantId: OTHER_TENANT, userId: USERS.stranger } },
    );
  });

  it('is free again when its industry was deleted, more than once', async () => {
    const body = draft();
    for (let round = 0; round < 3; round += 1) {
      const id = await added(body);
      const { body: answer } = await industry.call('DELETE', `/api/dataIndustry/deleteIndustry/${id}`);
      expect(answer.appCode).toBe('S0000');
    }
  });

  it('added by several at one moment is given to one', async () => {
    const body = draft();
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(body)));
    expect(answers.map(({ body: { appCode } }) => appCode).sort()).toEqual([
      ...Array<string>(5).fill('I2010'),
      'S0000',
    ]);
  });
});

describe('a caller who adds', () => {
  it.each([
    ['stopped', USERS.stopped],
    ['of another tenant', USERS.stranger],
    ['unknown', 424_242],
  ])('cannot name an analyst who is %s', async (_, userId) => {
    const before = await count();
    expect(refused(await add(draft({ userId })))).toEqual([
      200,
      'I2016',
      '所选分析师不存在或已停用，请重新选择',
      false,
    ]);
    expect(await count()).toBe(before);
  });

  it.each([
    ['blank name', { industryName: '  ' }, '请输入行业名称'],
    ['blank code', { industryCode: '' }, '请输入编码'],
    ['blank description', { industryDesc: '' }, '请输入行业概况'],
    ['long name', { industryName: '长'.repeat(31) }, 'industryName'],
    ['code with a blank', { industryCode: 'A 1' }, '编码由字母、数字及 . _ - 组成'],
    ['field that is unknown', { tenantId: OTHER_TENANT }, 'tenantId'],
  ])('is refused with a %s', async (_, more, text) => {
    const { status, body } = await add(draft(more));
    expect([status, body.appCode]).toEqual([400, 'C0400']);
    expect(body.appMesg).toContain(text);
  });

  it('does not find the industry of another tenant, a deleted one, or one that never existed', async () => {
    const gone = await added(draft());
    await industry.call('DELETE', `/api/dataIndustry/deleteIndustry/${gone}`);
    for (const parentId of [3, gone, 424_242]) expect((await add(draft({ parentId }))).status).toBe(404);
  });

  it('needs hysjk_gn_add at the top and hysjk_gn_edit below, each its own', async () => {
    const parentId = await added(draft());
    const only = (authority: string): CallOptions => ({ session: { authorities: [authority] } });
    await added(draft(), only('hysjk_gn_add'));
    await added(draft({ parentId }), only('hysjk_gn_edit'));
    expect(refused(await add(draft(), only('hysjk_gn_edit')))).toEqual([
      403,
      'C0403',
      '缺少权限 hysjk_gn_add（新增行业）',
      false,
    ]);
    expect(refused(await add(draft({ parentId }), only('hysjk_gn_add')))).toEqual([
      403,
      'C0403',
      '缺少权限 hysjk_gn_edit（编辑行业）',
      false,
    ]);
    expect((await add(draft(), only('hysjk_gn'))).status).toBe(403);
  });
});

describe('the maintenance window', () => {
  it.each(['06:59:59', '17:30:00', '23:00:00'])(
    'is closed at %s, also for a call that passes every other check',
    async (time) => {
      industry.at(`2026-07-03 ${time}`);
      const before = await count();
      const admin = { session: { authorities: ['ROLE_admin'] } };
      expect(refused(await add(draft(), admin))).toEqual([
        200,
        'I2001',
        `${ADD_FAILED}（当前不在可维护时间内）`,
        false,
      ]);
      expect(await count()).toBe(before);
    },
  );

  it.each(['07:00:00', '17:29:59'])('is open at %s', async (time) => {
    industry.at(`2026-07-04 ${time}`);
    await added(draft());
  });
});

describe('an Idempotency-Key', () => {
  it('makes one industry of two calls, also at one moment', async () => {
    const body = draft();
    const first = await added(body, { key: 'first-key-1' });
    expect(await added(body, { key: 'first-key-1' })).toBe(first);
    const other = draft();
    const ids = await Promise.all(Array.from({ length: 5 }, () => added(other, { key: 'second-key-2' })));
    expect(new Set(ids).size).toBe(1);
    const named = await industry.query(
      `SELECT id FROM ${tableName('ecology', 'industry')} WHERE tenant_id = ? AND name IN (?, ?)`,
      [TENANT, body.industryName, other.industryName],
    );
    expect(named).toHaveLength(2);
    const lines = (await industry.audit()).filter(({ subject }) => subject === `industry:${ids[0]}`);
    expect(lines).toHaveLength(1);
  });

  it('is refused for another input, and stays unused after a refusal', async () => {
    await added(draft(), { key: 'third-key-3' });
    expect((await add(draft(), { key: 'third-key-3' })).status).toBe(409);
    const body = draft();
    expect((await add({ ...body, userId: USERS.stopped }, { key: 'fourth-key-4' })).body.appCode).toBe(
      'I2016',
    );
    await added(body, { key: 'fourth-key-4' });
    expect((await add(draft(), { key: 'short' })).status).toBe(400);
  });
});

it('a child is added before its parent is deleted, or not at all', async () => {
  for (let round = 0; round < 5; round += 1) {
    const parentId = await added(draft());
    const [child, gone] = await Promise.all([
      add(draft({ parentId })),
      industry.call('DELETE', `/api/dataIndustry/deleteIndustry/${parentId}`),
    ]);
    const outcome = [child.status, child.body.appCode, gone.body.appCode];
    expect([
      [200, 'S0000', 'I2015'],
      [404, 'C0404', 'S0000'],
    ]).toContainEqual(outcome);
  }
});
