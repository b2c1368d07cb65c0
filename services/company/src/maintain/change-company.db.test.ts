import { tableName } from '@console/node-kit/database';
import { OTHER_TENANT, type Answer } from '@console/node-kit/testing';
import { maintaining, type CallOptions, type Maintaining } from '../testing/maintaining.ts';

const MAOTAI = { corpId: 101, shortName: '贵州茅台', stockCode: '600519', exchange: 'SH' };

let company: Maintaining;
beforeAll(async () => {
  company = await maintaining();
}, 60_000);
afterAll(() => company.stop());
/** Resets 101 to the fixture: in ecology industry 1 since March, once in the ETF's 2. */
beforeEach(async () => {
  company.at('2026-07-03 10:00:00');
  await company.query(
    `UPDATE ${tableName('ecology', 'company')} SET concept_theme = NULL, main_product_name = NULL, version = 1,
       status = IF(id IN (107, 108, 109), 0, 1), type_time = IF(id IN (107, 108, 109), NULL, '2026-03-02 10:00:00')
      WHERE id < 200`,
  );
  await company.query(
    `DELETE FROM ${tableName('ecology', 'membership')} WHERE industry_id > 3 OR valid_from > '2026-03-02'`,
  );
  await company.query(
    `UPDATE ${tableName('ecology', 'membership')} SET valid_to = NULL, ended_at = NULL WHERE industry_id = 1`,
  );
  await company.query(`DELETE FROM ${tableName('access', 'audit_log')}`);
});

const update = (body: object, options: CallOptions = {}): Promise<Answer> =>
  company.call('POST', '/api/dataCorp/updateCorps', { body: { ...MAOTAI, ...body }, ...options });
const pool = (body: object, options: CallOptions = {}): Promise<Answer> =>
  company.call('POST', '/api/dataCorpIndustry/updateIndustryCorp', { body, ...options });
const answered = ({ status, body }: Answer) => [status, body.appCode, body.appMesg, body.result];
const kept = async (id = 101) =>
  (
    await company.query<Record<string, unknown>>(
      `SELECT concept_theme, main_product_name, type_time, status, version
         FROM ${tableName('ecology', 'company')} WHERE id = ?`,
      [id],
    )
  )[0];
const places = (id = 101) =>
  company.query(
    `SELECT industry_id, valid_from, valid_to FROM ${tableName('ecology', 'membership')}
      WHERE company_id = ? AND industry_id <> 2 ORDER BY valid_from, industry_id`,
    [id],
  );

describe('editing a company', () => {
  it('answers true, raises the version and records only what changed', async () => {
    const { status, body } = await update({
      listed: 1,
      industryNames: [1],
      oldIndustryNames: [1],
      version: 1,
      conceptTheme: '白酒',
      mainProductName: '',
    });
    expect([status, body.success, body.result]).toEqual([200, true, true]);
    expect(await kept()).toEqual({
      concept_theme: '白酒',
      main_product_name: null,
      type_time: '2026-03-02 10:00:00',
      status: 1,
      version: 2,
    });
    expect(await company.audit('company:101')).toEqual([
      {
        action: 'company.update',
        subject: 'company:101',
        before: { conceptTheme: null },
        after: { conceptTheme: '白酒' },
      },
    ]);
  });

  it('dates the industries it leaves and enters, and keeps those of other classifications', async () => {
    expect((await update({ corpId: 101, industryNames: [13], oldIndustryNames: [1] })).body.result).toBe(
      true,
    );
    expect(await places()).toEqual([
      { industry_id: 1, valid_from: '2026-03-02', valid_to: '2026-07-03' },
      { industry_id: 13, valid_from: '2026-07-03', valid_to: null },
    ]);
    expect(await company.audit('company:101')).toMatchObject([
      { before: { industryNames: ['高端消费'] }, after: { industryNames: ['酱油'] } },
    ]);
    const wuliangye = { corpId: 102, shortName: '五粮液', stockCode: '000858', exchange: 'SZ' };
    expect((await update({ ...wuliangye, industryNames: [13], oldIndustryNames: [] })).body.result).toBe(
      true,
    );
    const etf = await company.query(
      `SELECT valid_to FROM ${tableName('ecology', 'membership')} WHERE company_id = 102 AND industry_id = 2`,
    );
    expect(etf).toEqual([{ valid_to: null }]);
  });

  it('may be reversed within the day, and leaves one line of it', async () => {
    for (const [from, to] of [
      [[1], [13]],
      [[13], [1]],
      [[1], [13, 14]],
    ])
      expect((await update({ industryNames: to, oldIndustryNames: from })).body.result).toBe(true);
    const day = '2026-07-03';
    expect(await places()).toEqual([
      { industry_id: 1, valid_from: '2026-03-02', valid_to: day },
      { industry_id: 1, valid_from: day, valid_to: day },
      { industry_id: 13, valid_from: day, valid_to: null },
      { industry_id: 14, valid_from: day, valid_to: null },
    ]);
  });

  it('sets the time of the first classification once, and counts without industries as unclassified', async () => {
    const catl = { corpId: 107, shortName: '宁德时代', stockCode: '300750', exchange: 'SZ' };
    await update({ ...catl, industryNames: [14] });
    expect(await kept(107)).toMatchObject({ status: 1, type_time: '2026-07-03 10:00:00' });
    company.at('2026-07-04 11:00:00');
    await update({ ...catl, industryNames: [] });
    expect(await kept(107)).toMatchObject({ status: 0, type_time: '2026-07-03 10:00:00' });
    await update({ ...catl, industryNames: [13] });
    expect(await kept(107)).toMatchObject({ status: 1, type_time: '2026-07-03 10:00:00' });
  });

  it('without a change, or without fields, leaves no trace', async () => {
    expect((await update({ industryNames: [1], conceptTheme: '' })).body.result).toBe(true);
    expect((await update({})).body.result).toBe(true);
    expect(await kept()).toMatchObject({ version: 1, status: 1 });
    expect(await company.audit('company:101')).toEqual([]);
  });

  it('that is stale, by version or by industries, is refused and loses nothing', async () => {
    expect((await update({ conceptTheme: '先到', version: 1 })).body.result).toBe(true);
    const conflict = [409, 'C0409', '内容已被他人修改，请刷新后重试', false];
    expect(answered(await update({ conceptTheme: '后到', version: 1 }))).toEqual(conflict);
    await update({ industryNames: [13] });
    expect(
      answered(await update({ conceptTheme: '后到', industryNames: [1, 14], oldIndustryNames: [1] })),
    ).toEqual(conflict);
    expect(await kept()).toMatchObject({ concept_theme: '先到', version: 3 });
    expect(await places()).toMatchObject([{ valid_to: '2026-07-03' }, { industry_id: 13, valid_to: null }]);
  });

  it('by several at one moment is done by one', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((at) => update({ conceptTheme: `第${at}个`, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('refuses another name or number, with the one cause', async () => {
    const told = async (wrong: object) => answered(await update({ ...wrong, conceptTheme: '改' })).slice(1);
    expect(await told({ stockCode: '000858', exchange: 'SZ' })).toEqual([
      'G1013',
      '修改失败：股票代码“000858”已存在',
      false,
    ]);
    expect(await told({ shortName: '五粮液' })).toEqual(['G1012', '修改失败：公司简称“五粮液”已存在', false]);
    expect(await told({ shortName: '茅台' })).toEqual([
      'G1014',
      '修改失败：公司简称、股票代码与交易所不能修改',
      false,
    ]);
    expect(await kept()).toMatchObject({ concept_theme: null });
  });

  it('refuses industries that are not the tenant’s, and changes nothing', async () => {
    expect((await update({ industryNames: [1, 3], conceptTheme: '改' })).body.appCode).toBe('G1017');
    expect(await kept()).toMatchObject({ concept_theme: null, version: 1 });
  });

  it('is refused outside the window, without the authority, and for a company that is not the tenant’s', async () => {
    company.at('2026-07-03 17:30:00');
    expect(answered(await update({ conceptTheme: '晚了' }))).toEqual([
      200,
      'C1001',
      '当前时间不在07:00和17:30之间，不允许修改!',
      false,
    ]);
    company.at('2026-07-03 17:29:59');
    const reader = { session: { authorities: ['gssjk_gn', 'gssjk_gn_add', 'gssjk_gn_view'] } };
    expect((await update({ conceptTheme: '改' }, reader)).status).toBe(403);
    for (const corpId of [110, 201, 424_242])
      expect((await update({ corpId, conceptTheme: '改' })).status).toBe(404);
    const stranger = { session: { tenantId: OTHER_TENANT } };
    expect((await update({ conceptTheme: '改' }, stranger)).status).toBe(404);
    expect(await kept()).toMatchObject({ concept_theme: null });
  });
});

describe('the companies of an industry', () => {
  it('are the same membership, changed from the other end', async () => {
    expect((await pool({ industryId: 13, corpIds: [101, 107], oldCorpIds: [] })).body.result).toBe(true);
    expect(await kept(107)).toMatchObject({ status: 1, type_time: '2026-07-03 10:00:00', version: 1 });
    const read = await company.call('GET', '/api/dataCorp/getCorpById?corpId=101');
    expect(read.body.result).toMatchObject({ industryIds: [1, 13] });
    expect((await pool({ industryId: 13, corpIds: [102], oldCorpIds: [107, 101] })).body.result).toBe(true);
    expect(await kept(107)).toMatchObject({ status: 0 });
    expect(await kept()).toMatchObject({ status: 1 });
    expect(await company.audit('industry:13')).toMatchObject([
      { action: 'industry.save-pool', after: { added: ['300750 宁德时代', '600519 贵州茅台'], removed: [] } },
      { after: { added: ['000858 五粮液'], removed: ['300750 宁德时代', '600519 贵州茅台'] } },
    ]);
  });

  it('are not saved without those that were read: 400, which says so, and nothing changes', async () => {
    expect(answered(await pool({ industryId: 13, corpIds: [101] }))).toEqual([
      400,
      'G1030',
      expect.stringContaining('请先读取该行业当前的公司，并在 oldCorpIds 中带上'),
      false,
    ]);
    expect([await places(), await company.audit('industry:13')]).toEqual([[expect.anything()], []]);
  });

  it('are refused above the third level, when stale, unknown, closed, or not the caller’s to change', async () => {
    expect((await pool({ industryId: 12, corpIds: [101], oldCorpIds: [] })).body.appCode).toBe('G1019');
    expect((await pool({ industryId: 13, corpIds: [101], oldCorpIds: [102] })).status).toBe(409);
    expect((await pool({ industryId: 13, corpIds: [101, 201], oldCorpIds: [] })).body.appCode).toBe('G1018');
    expect((await pool({ industryId: 3, corpIds: [101], oldCorpIds: [] })).status).toBe(404);
    const reader = { session: { authorities: ['gssjk_gn_edit'] } };
    expect((await pool({ industryId: 13, corpIds: [101], oldCorpIds: [] }, reader)).status).toBe(403);
    company.at('2026-07-03 06:59:00');
    expect(answered(await pool({ industryId: 13, corpIds: [101], oldCorpIds: [] }))).toEqual([
      200,
      'G1003',
      '当前时间不在07:00和17:30之间',
      false,
    ]);
    expect(await places()).toHaveLength(1);
  });
});
