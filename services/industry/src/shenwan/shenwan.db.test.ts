import { industryEntries, type ShenwanOption } from '@console/contract-industry';
import { OTHER_TENANT, TENANT, type Answer } from '@console/node-kit/testing';
import { tableName } from '@console/node-kit/database';
import {
  runningIndustry,
  USERS,
  type CallOptions,
  type RunningIndustry,
} from '../testing/running-industry.ts';

const { shenwanOptions, shenwanChecked, saveShenwan } = industryEntries;
/** The levels by code, for the industries of the fixture market. */
const LEVELS: Readonly<Record<string, number>> = {
  801120: 1,
  801125: 2,
  851251: 3,
  801780: 1,
  801783: 2,
  857831: 3,
  801080: 1,
  801081: 2,
  850813: 3,
  801950: 1,
};

let industry: RunningIndustry;
beforeAll(async () => {
  industry = await runningIndustry();
}, 30_000);
afterAll(() => industry.stop());
beforeEach(async () => {
  industry.at('2026-07-03 10:00:00');
  await industry.query(`DELETE FROM ${tableName('ecology', 'membership')}`);
  await industry.query(`DELETE FROM ${tableName('ecology', 'industry')} ORDER BY id DESC`);
  await industry.query(`DELETE FROM ${tableName('access', 'audit_log')}`);
});

const node = (swid: string) => ({ swid, hyflName: 'SW', level: LEVELS[swid] ?? 1 });
const save = (codes: readonly string[], more: object = {}, options: CallOptions = {}): Promise<Answer> =>
  industry.call('PUT', saveShenwan.path, { body: { industries: codes.map(node), ...more }, ...options });
const saved = async (codes: readonly string[], more: object = {}): Promise<void> => {
  const { status, body } = await save(codes, more);
  expect([status, body.appMesg, body.result]).toEqual([200, '操作成功', true]);
};
const checked = async (options: CallOptions = {}) =>
  (await industry.call('GET', shenwanChecked.path, options)).body.result as { codes: string[]; mark: string };
interface Kept {
  readonly name: string;
  readonly code: string;
  readonly level: number;
  readonly parent: string | null;
}
const kept = (): Promise<Kept[]> =>
  industry.query(
    `SELECT i.name, i.code, i.level, p.code AS parent FROM ${tableName('ecology', 'industry')} i
       LEFT JOIN ${tableName('ecology', 'industry')} p ON p.id = i.parent_id
      WHERE i.tenant_id = ? AND i.variant = 'default' AND i.removed_at IS NULL ORDER BY i.level, i.code`,
    [TENANT],
  );
const codes = async (): Promise<readonly string[]> => (await kept()).map(({ code }) => code);
const join = async (code: string, companyId: number): Promise<void> => {
  await industry.query(
    `INSERT INTO ${tableName('ecology', 'membership')} (tenant_id, industry_id, company_id, valid_from, created_at)
     SELECT tenant_id, id, ?, '2026-07-01', '2026-07-01 10:00:00' FROM ${tableName('ecology', 'industry')}
      WHERE sw_code = ? AND tenant_id = ? AND removed_at IS NULL`,
    [companyId, code, TENANT],
  );
};
const own = async (parentCode: string | null, name: string, code: string): Promise<Answer> => {
  const [parent] = await industry.query<{ id: number }>(
    `SELECT id FROM ${tableName('ecology', 'industry')} WHERE code = ? AND tenant_id = ? AND removed_at IS NULL`,
    [parentCode, TENANT],
  );
  return industry.call('POST', '/api/dataIndustry/addChildIndustry', {
    body: {
      industryName: name,
      industryCode: code,
      industryDesc: '自建',
      userId: USERS.self,
      parentId: parent?.id ?? null,
    },
  });
};

describe('the official tree', () => {
  it('is Shenwan’s current one, whatever the tenant has', async () => {
    const { body } = await industry.call('GET', shenwanOptions.path, {
      session: { authorities: ['hysjk_gn'] },
    });
    const tree = body.result as ShenwanOption[];
    expect(tree.map(({ industryName }) => industryName)).toEqual(['电子', '食品饮料', '银行', '煤炭']);
    expect(tree[0]?.children).toEqual([
      {
        industryId: '801081',
        industryName: '半导体',
        industryLevel: 2,
        children: [{ industryId: '850813', industryName: '数字芯片设计', industryLevel: 3, children: [] }],
      },
    ]);
  });
});

describe('saving the choice', () => {
  it('adds what is chosen with all above it, with names unique within the classification', async () => {
    await saved(['851251', '801950']);
    expect(await kept()).toEqual([
      { name: '食品饮料', code: '801120', level: 1, parent: null },
      { name: '煤炭', code: '801950', level: 1, parent: null },
      { name: '白酒Ⅱ', code: '801125', level: 2, parent: '801120' },
      { name: '白酒Ⅲ', code: '851251', level: 3, parent: '801125' },
    ]);
    expect((await checked()).codes).toEqual(['801120', '801125', '801950', '851251']);
    expect(await industry.audit()).toEqual([
      {
        user_id: USERS.self,
        action: 'industry.save-shenwan',
        subject: 'industry:shenwan',
        before: null,
        after: { added: ['801120 食品饮料', '801950 煤炭', '801125 白酒', '851251 白酒'], removed: [] },
      },
    ]);
  });

  it('removes what is not chosen any more, and may add it again', async () => {
    await saved(['851251', '801950']);
    await saved(['801780']);
    expect(await codes()).toEqual(['801780']);
    await saved(['851251']);
    expect(await codes()).toEqual(['801120', '801125', '851251']);
    await saved([]);
    expect(await codes()).toEqual([]);
  });

  it('without a change records nothing', async () => {
    await saved(['851251']);
    const before = await industry.query(`SELECT * FROM ${tableName('ecology', 'industry')} ORDER BY id`);
    await saved(['851251', '801120', '851251']);
    expect(await industry.query(`SELECT * FROM ${tableName('ecology', 'industry')} ORDER BY id`)).toEqual(
      before,
    );
    expect(await industry.audit()).toHaveLength(1);
  });

  it('leaves the tenant’s own industries and renamed ones of Shenwan’s', async () => {
    await saved(['801780', '801950']);
    await own(null, '自建一级', 'OWN1');
    await industry.query(
      `UPDATE ${tableName('ecology', 'industry')} SET code = 'YH', name = '大银行' WHERE code = '801780'`,
    );
    await saved(['801780']);
    expect((await kept()).map(({ name }) => name).sort()).toEqual(['大银行', '自建一级'].sort());
    expect((await checked()).codes).toEqual(['801780']);
  });

  it('leaves what Shenwan itself dropped', async () => {
    await saved(['801780']);
    await industry.query(
      `UPDATE ${tableName('ecology', 'industry')} SET sw_code = '801999', code = '801999' WHERE code = '801780'`,
    );
    expect((await checked()).codes).toEqual([]);
    await saved(['801950']);
    expect(await codes()).toEqual(['801950', '801999']);
  });
});

describe('a choice is refused as a whole', () => {
  it('while there are companies in an industry that would be removed, naming it', async () => {
    await saved(['851251', '857831', '801950']);
    await join('851251', 101);
    await join('857831', 103);
    const { status, body } = await save(['801080']);
    expect([status, body.appCode, body.appMesg, body.result]).toEqual([
      200,
      'I2017',
      '修改失败：白酒Ⅲ、股份制银行Ⅲ 下仍有公司，不能移除',
      false,
    ]);
    expect(await codes()).toHaveLength(7);
    await saved(['851251', '857831', '801080']);
    expect(await codes()).toEqual(['801080', '801120', '801780', '801125', '801783', '851251', '857831']);
  });

  it('while own industries are below one that would be removed', async () => {
    await saved(['801125']);
    expect((await own('801125', '酱香', 'JX')).body.appCode).toBe('S0000');
    const { body } = await save([]);
    expect([body.appCode, body.appMesg]).toEqual(['I2019', '修改失败：白酒Ⅱ 下仍有自建行业，不能移除']);
    expect(await codes()).toEqual(['801120', '801125', 'JX']);
  });

  it('when an own industry has the name or code', async () => {
    await own(null, '银行', 'OWN1');
    expect((await save(['801950', '801780'])).body.appMesg).toBe(
      '修改失败，行业名称重复或者当前时间不在07:00和17:30之间（行业名称“银行”已存在）',
    );
    await own(null, '我的煤', '801950');
    expect((await save(['801950'])).body.appCode).toBe('I2013');
    expect(await codes()).toEqual(['801950', 'OWN1']);
  });

  it('when it is based on an older choice', async () => {
    const { mark } = await checked();
    await saved(['801950'], { mark });
    const { status, body } = await save(['801780'], { mark });
    expect([status, body.appCode]).toEqual([409, 'C0409']);
    expect(await codes()).toEqual(['801950']);
    await saved(['801780'], { mark: (await checked()).mark });
  });

  it('for all but one of several at one moment', async () => {
    const { mark } = await checked();
    const answers = await Promise.all(['801950', '801780', '801080'].map((code) => save([code], { mark })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await codes()).toHaveLength(1);
  });

  it.each([
    ['a code that is not Shenwan’s', { swid: '999999', hyflName: 'SW', level: 1 }, '申万行业 999999 不存在'],
    ['a wrong level', { swid: '801780', hyflName: 'SW', level: 2 }, '行业层级应为 1'],
    ['another marker', { swid: '801780', hyflName: 'XX', level: 1 }, 'hyflName'],
  ])('with %s', async (_, wrong, text) => {
    const { status, body } = await save(['801950'], { industries: [node('801950'), wrong] });
    expect(status).toBe(400);
    expect(body.appMesg).toContain(text);
    expect(await codes()).toEqual([]);
  });

  it('outside the window, and without the authority', async () => {
    industry.at('2026-07-03 18:00:00');
    const { body } = await save(['801950']);
    expect([body.appCode, body.appMesg, body.result]).toEqual([
      'I2018',
      '修改失败，当前时间不在07:00和17:30之间',
      false,
    ]);
    industry.at('2026-07-03 10:00:00');
    const reader = { session: { authorities: ['hysjk_gn'] } };
    expect((await save(['801950'], {}, reader)).status).toBe(403);
    expect((await industry.call('GET', shenwanChecked.path, reader)).status).toBe(403);
    expect(await codes()).toEqual([]);
  });
});

it('another tenant has a separate choice', async () => {
  await saved(['801950']);
  const stranger = { session: { tenantId: OTHER_TENANT, userId: USERS.stranger } };
  expect((await checked(stranger)).codes).toEqual([]);
  expect((await save(['801780'], {}, stranger)).body.result).toBe(true);
  expect(await codes()).toEqual(['801950']);
  expect((await checked(stranger)).codes).toEqual(['801780']);
});
