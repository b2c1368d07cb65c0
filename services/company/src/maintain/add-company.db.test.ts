import { tableName } from '@console/node-kit/database';
import { OTHER_TENANT, type Answer } from '@console/node-kit/testing';
import { maintaining, type CallOptions, type Maintaining } from '../testing/maintaining.ts';

const ADD = '/api/dataCorp/insertCorps';
const MERGED = '名字重复或者编号重复或者当前时间不在07:00和17:30之间!';
const HAITIAN = { shortName: '海天味业', stockCode: '603288', exchange: 'SH' };

let company: Maintaining;
beforeAll(async () => {
  company = await maintaining();
}, 60_000);
afterAll(() => company.stop());
beforeEach(async () => {
  company.at('2026-07-03 10:00:00');
  await forget();
});

/** Deletes the company of share 21, as if it had never been added. */
async function forget(): Promise<void> {
  const added = `SELECT id FROM ${tableName('ecology', 'company')} WHERE security_id IN (21, 22)`;
  await company.query(`DELETE FROM ${tableName('ecology', 'membership')} WHERE company_id IN (${added})`);
  await company.query(`DELETE FROM ${tableName('ecology', 'company')} WHERE security_id IN (21, 22)`);
}

const add = (body: object = {}, options: CallOptions = {}): Promise<Answer> =>
  company.call('POST', ADD, { body: { ...HAITIAN, ...body }, ...options });
const answered = ({ status, body }: Answer) => [status, body.appCode, body.appMesg, body.result];
const kept = (securityId = 21) =>
  company.query<Record<string, unknown> & { id: number }>(
    `SELECT id, tenant_id, listed, concept_theme, main_product_name, type_time, status, version, created_by, deleted_at
       FROM ${tableName('ecology', 'company')} WHERE security_id = ?`,
    [securityId],
  );
const places = (companyId: number) =>
  company.query<{ industry_id: number; valid_from: string; valid_to: string | null }>(
    `SELECT industry_id, valid_from, valid_to FROM ${tableName('ecology', 'membership')}
      WHERE company_id = ? ORDER BY industry_id`,
    [companyId],
  );

describe('adding a company', () => {
  it('answers true, stores the input, and records it', async () => {
    const { status, body } = await add({
      listed: 1,
      industryNames: [14, 13],
      conceptTheme: ' 消费 ',
      mainProductName: '酱油、蚝油',
    });
    expect([status, body.success, body.result]).toEqual([200, true, true]);
    const [row, ...others] = await kept();
    expect(others).toEqual([]);
    expect(row).toEqual({
      id: row?.id,
      tenant_id: '000000',
      listed: 1,
      concept_theme: '消费',
      main_product_name: '酱油、蚝油',
      type_time: '2026-07-03 10:00:00',
      status: 1,
      version: 1,
      created_by: 7,
      deleted_at: null,
    });
    const day = '2026-07-03';
    expect(await places(row?.id ?? 0)).toEqual([
      { industry_id: 13, valid_from: day, valid_to: null },
      { industry_id: 14, valid_from: day, valid_to: null },
    ]);
    expect(await company.audit(`company:${row?.id}`)).toEqual([
      {
        action: 'company.add',
        subject: `company:${row?.id}`,
        before: null,
        after: {
          ...HAITIAN,
          industryNames: ['酱油', '食醋'],
          conceptTheme: '消费',
          mainProductName: '酱油、蚝油',
        },
      },
    ]);
  });

  it('without an industry leaves it unclassified', async () => {
    expect((await add({ conceptTheme: '', mainProductName: null })).body.result).toBe(true);
    expect(await kept()).toMatchObject([
      { status: 0, type_time: null, concept_theme: null, main_product_name: null },
    ]);
  });

  it('makes the core competence in the form the note of the year', async () => {
    expect((await add({ coreCompetence: '渠道\n品牌' })).body.result).toBe(true);
    const [row] = await kept();
    const notes = await company.query(
      `SELECT type, year, content FROM ${tableName('company', 'note')} WHERE company_id = ?`,
      [row?.id],
    );
    expect(notes).toEqual([{ type: 1, year: 2026, content: '<p>渠道</p><p>品牌</p>' }]);
  });

  it('is done once for a key, also by several at one moment', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => add({}, { key: 'one-attempt' })));
    expect(answers.map(({ body }) => body.result)).toEqual([true, true, true]);
    expect(await kept()).toHaveLength(1);
    expect((await add({}, { key: 'one-attempt' })).body.result).toBe(true);
    expect((await add({ conceptTheme: '别的' }, { key: 'one-attempt' })).status).toBe(409);
  });

  it('by several at one moment without a key is done by one, and the others get the reason', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => add()));
    expect(answers.map(({ body }) => body.appCode).sort()).toEqual(['G1011', 'G1011', 'S0000']);
    expect(await kept()).toHaveLength(1);
  });

  it('restores a company that was deleted under its former id, as a new one', async () => {
    await company.query(
      `INSERT INTO ${tableName('ecology', 'company')} (id, tenant_id, security_id, concept_theme, type_time, status,
         version, created_at, updated_at, deleted_at)
       VALUES (900, '000000', 21, '旧', '2026-01-01 10:00:00', 1, 4, NOW(), NOW(), '2026-06-01 10:00:00')`,
    );
    expect((await add()).body.result).toBe(true);
    expect(await kept()).toMatchObject([
      { id: 900, concept_theme: null, type_time: null, status: 0, version: 5, deleted_at: null },
    ]);
  });
});

describe('a company is not added', () => {
  it('with a number or a name that another one has: the merged text, the one cause, and false', async () => {
    expect(answered(await add({ shortName: '贵州茅台', stockCode: '600519' }))).toEqual([
      200,
      'G1011',
      `${MERGED}（股票代码“600519”已存在）`,
      false,
    ]);
    const sameName = { shortName: '五粮液', stockCode: '200858', exchange: 'SZ' };
    expect(answered(await add(sameName))).toEqual([
      200,
      'G1010',
      `${MERGED}（公司简称“五粮液”已存在）`,
      false,
    ]);
    expect(await kept(22)).toEqual([]);
  });

  it('outside the window, at its very ends', async () => {
    for (const time of ['06:59:59', '17:30:00', '23:00:00']) {
      company.at(`2026-07-03 ${time}`);
      const admin = { session: { authorities: ['ROLE_admin'] } };
      expect(answered(await add({}, admin))).toEqual([
        200,
        'G1001',
        `${MERGED}（当前不在可维护时间内）`,
        false,
      ]);
    }
    company.at('2026-07-03 07:00:00');
    expect((await add()).body.result).toBe(true);
  });

  it('with a share that the market does not list, or lists under another name', async () => {
    expect((await add({ stockCode: '999999', shortName: '没有' })).body).toMatchObject({
      appCode: 'G1015',
      appMesg: '新增失败：股票代码“999999.SH”不在行情数据的上市公司之中',
      result: false,
    });
    expect((await add({ stockCode: '600001', shortName: '邯郸钢铁' })).body.appCode).toBe('G1015');
    expect((await add({ shortName: '海天' })).body).toMatchObject({
      appCode: 'G1016',
      appMesg: '新增失败：股票代码“603288.SH”的公司简称是“海天味业”',
    });
  });

  it.each([[[999]], [[3]], [[2]]])(
    'into industries %j, which are not the tenant’s ecology ones',
    async (ids) => {
      expect((await add({ industryNames: [13, ...ids] })).body.appCode).toBe('G1017');
      expect(await kept()).toEqual([]);
    },
  );

  it.each([
    ['no number', { stockCode: undefined }, '请输入股票代码'],
    ['a blank name', { shortName: ' ' }, '请输入公司简称'],
    ['no exchange', { exchange: undefined }, '请选择交易所代码'],
    ['an exchange of elsewhere', { exchange: 'US' }, '请选择交易所代码'],
    ['an unlisted company', { listed: 0 }, '暂不开放'],
    ['a long theme', { conceptTheme: '长'.repeat(201) }, '最多 200 个字'],
    ['a long product', { mainProductName: '长'.repeat(201) }, '最多 200 个字'],
    ['a tenant', { tenantId: '100001' }, 'tenantId'],
  ])('from %s', async (_, wrong, text) => {
    const { status, body } = await add(wrong);
    expect(status).toBe(400);
    expect(body.appMesg).toContain(text);
    expect(await kept()).toEqual([]);
  });

  it('by a user without the authority', async () => {
    expect((await add({}, { session: { authorities: ['gssjk_gn', 'gssjk_gn_edit'] } })).status).toBe(403);
  });

  it('twice by one tenant; another tenant’s are its own', async () => {
    expect((await add()).body.result).toBe(true);
    const other = { session: { tenantId: OTHER_TENANT, userId: 8 } };
    expect((await add({}, other)).body.result).toBe(true);
    expect((await kept()).map((row) => row['tenant_id'])).toEqual(['000000', OTHER_TENANT]);
    expect((await add({ industryNames: [13] }, other)).body.appCode).toBe('G1011');
  });
});
