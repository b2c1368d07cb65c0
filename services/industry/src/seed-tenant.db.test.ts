import { ecologyMigrations } from '@console/ecology';
import { MARKET_MIGRATIONS } from '@console/market/testing';
import { inWords } from '@console/node-kit/cli';
import { ddl, tableName } from '@console/node-kit/database';
import { fillMarket, scratchData, TENANT, type ScratchData } from '@console/node-kit/testing';
import { seedTenant } from './seed-demo.ts';

const NOW = '2026-07-02 18:30:00';
const ACTIVE_USERS = [3, 4];

let data: ScratchData;
beforeAll(async () => {
  data = await scratchData({
    access: [
      ddl(
        1767225600025,
        'UserPublic',
        'CREATE TABLE user_public (tenant_id VARCHAR(12), id INT, username VARCHAR(64), real_name VARCHAR(64), active INT)',
      ),
    ],
    market: MARKET_MIGRATIONS,
    ecology: ecologyMigrations,
  });
  await fillMarket(data.database);
  await addFunds();
  await query(
    `INSERT INTO ${tableName('access', 'user_public')} VALUES
       ('000000', 3, 'admin', '甲', 1), ('000000', 4, 'analyst', '乙', 1), ('000000', 5, 'other', '丙', 0),
       ('000000', 6, 'viewer', '丁', 1), ('100001', 7, 'other', '戊', 1)`,
  );
}, 30_000);
beforeEach(async () => {
  for (const table of ['membership', 'company', 'industry'])
    await query(`DELETE FROM ${tableName('ecology', table)} ORDER BY id DESC`);
});
afterAll(() => data.drop());

const query = <T>(sql: string, values: readonly unknown[] = []): Promise<T[]> =>
  data.database.query<T[]>(sql, [...values]);
const seed = async (now = NOW): Promise<string> =>
  inWords(
    await data.database.transaction((manager) =>
      seedTenant(manager, { tenantId: TENANT, coverage: 100 }, now),
    ),
  );

/** Adds an index fund with two months of constituents, two industry funds with one name, and one that ended. */
async function addFunds(): Promise<void> {
  await query(
    `INSERT INTO ${tableName('market', 'index_profile')} (index_code, name, sample, weighting, base_date, base_level)
     VALUES ('000300', '大盘三百', '', '', '2005-01-04', 1000)`,
  );
  const empty = ['full_name', 'supervisor', 'fund_manager', 'benchmark', 'invest_scope', 'invest_range'];
  const blank = [...empty, 'invest_philosophy', 'invest_strategy'];
  for (const [code, name, status, index, shenwan] of [
    ['519001', '三百ETF', '正常', '000300', null],
    ['519002', '银行ETF', '正常', null, '857831'],
    ['519003', '银行ETF', '暂停申购', null, '801780'],
    ['519004', '旧ETF', '终止', null, '801780'],
  ])
    await query(
      `INSERT INTO ${tableName('market', 'etf_profile')}
         (etf_code, exchange, name, fund_status, index_code, sw_code, as_of_date, established_date,
          invest_objective, ${blank.join(', ')})
       VALUES (?, 'SH', ?, ?, ?, ?, '2026-06-30', '2020-01-02', '目标', ${blank.map(() => "''").join(', ')})`,
      [code, name, status, index, shenwan],
    );
  for (const [code, day, security] of [
    ['519001', '2026-05-29', 1],
    ['519001', '2026-06-30', 2],
    ['519001', '2026-06-30', 3],
    ['519002', '2026-06-30', 3],
  ])
    await query(
      `INSERT INTO ${tableName('market', 'etf_constituent')} (etf_code, as_of_date, security_id, weight) VALUES (?, ?, ?, 0.5)`,
      [code, day, security],
    );
}

const tree = (variant: string) =>
  query<{ name: string; code: string; level: number; parent: string | null }>(
    `SELECT i.name, i.code, i.level, p.code AS parent FROM ${tableName('ecology', 'industry')} i
       LEFT JOIN ${tableName('ecology', 'industry')} p ON p.id = i.parent_id
      WHERE i.tenant_id = ? AND i.variant = ? ORDER BY i.level, i.code`,
    [TENANT, variant],
  );
const members = (variant: string) =>
  query<{ code: string; security: number; since: string }>(
    `SELECT i.code, c.security_id AS security, m.valid_from AS since FROM ${tableName('ecology', 'membership')} m
       JOIN ${tableName('ecology', 'industry')} i ON i.id = m.industry_id AND i.tenant_id = m.tenant_id
       JOIN ${tableName('ecology', 'company')} c ON c.id = m.company_id AND c.tenant_id = m.tenant_id
      WHERE m.tenant_id = ? AND i.variant = ? ORDER BY i.code, security`,
    [TENANT, variant],
  );

describe('seeding a demo tenant', () => {
  it('makes a classification of its own, with companies at its lowest level', async () => {
    await seed();
    const industries = await tree('ecology');
    expect(industries.filter(({ level }) => level === 1).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['高端消费', '人工智能', '新能源']),
    );
    expect(industries.some(({ level }) => level > 3)).toBe(false);
    const found = await members('ecology');
    expect(found.length).toBeGreaterThan(2);
    const lowest = new Set(industries.filter(({ level }) => level === 3).map(({ code }) => code));
    expect(found.filter(({ code }) => !lowest.has(code))).toEqual([]);
    // 白酒 and 半导体 are its members in the fixture.
    expect(new Set(found.map(({ code }) => code))).toEqual(new Set(['XF0101', 'AI0101']));
  });

  it('makes the funds a classification by what they follow, with their newest constituents', async () => {
    await seed();
    expect(await tree('etf')).toEqual([
      { name: '行业主题', code: 'HY', level: 1, parent: null },
      { name: '宽基指数', code: 'ZS', level: 1, parent: null },
      { name: '银行行业', code: 'HY.801780', level: 2, parent: 'HY' },
      { name: '大盘三百', code: 'ZS.000300', level: 2, parent: 'ZS' },
      { name: '三百ETF', code: '519001', level: 3, parent: 'ZS.000300' },
      { name: '银行ETF519002', code: '519002', level: 3, parent: 'HY.801780' },
      { name: '银行ETF519003', code: '519003', level: 3, parent: 'HY.801780' },
    ]);
    expect(await members('etf')).toEqual([
      { code: '519001', security: 2, since: '2026-06-30' },
      { code: '519001', security: 3, since: '2026-06-30' },
      { code: '519002', security: 3, since: '2026-06-30' },
    ]);
  });

  it('gives most industries an analyst who may sign in, leaves some without', async () => {
    await seed();
    const analysts = await query<{ variant: string; analyst_id: number | null }>(
      `SELECT variant, analyst_id FROM ${tableName('ecology', 'industry')}`,
    );
    const assigned = analysts.flatMap(({ analyst_id }) => (analyst_id === null ? [] : [analyst_id]));
    expect(new Set(assigned)).toEqual(new Set(ACTIVE_USERS));
    expect(assigned.length).toBeGreaterThan(analysts.length / 2);
    expect(assigned.length).toBeLessThan(analysts.length);
  });

  it('twice adds nothing the second time, and adds the same to another database', async () => {
    const first = await seed();
    expect(first).toMatch(
      /^\d+ companies, 4\d industries, 3 funds, \d+ companies described, \d+ industries with an analyst$/,
    );
    const industries = `SELECT variant, name, code, level, analyst_id, created_at FROM ${tableName('ecology', 'industry')} ORDER BY variant, code`;
    const before = await query(industries);
    expect(await seed('2027-01-01 00:00:00')).toBe('');
    expect(await query(industries)).toEqual(before);
    for (const table of ['membership', 'company', 'industry'])
      await query(`DELETE FROM ${tableName('ecology', table)} ORDER BY id DESC`);
    expect(await seed()).toBe(first);
    expect(await query(industries)).toEqual(before);
  });

  it('completes a tenant that was seeded when there were only companies', async () => {
    await seed();
    const whole = await members('ecology');
    for (const variant of ['ecology', 'etf']) {
      await query(
        `DELETE FROM ${tableName('ecology', 'membership')} WHERE industry_id IN
           (SELECT id FROM ${tableName('ecology', 'industry')} WHERE variant = ?)`,
        [variant],
      );
      await query(`DELETE FROM ${tableName('ecology', 'industry')} WHERE variant = ? ORDER BY id DESC`, [
        variant,
      ]);
    }
    await query(
      `UPDATE ${tableName('ecology', 'company')} SET concept_theme = NULL, main_product_name = NULL`,
    );
    expect(await seed()).toMatch(
      /^4\d industries, 3 funds, \d+ companies described, \d+ industries with an analyst$/,
    );
    expect(await members('ecology')).toEqual(whole);
  });

  it('restores nothing that people removed or took over', async () => {
    await seed();
    const industry = tableName('ecology', 'industry');
    await query(
      `UPDATE ${industry} SET removed_at = ?, removed_key = id WHERE variant IN ('ecology', 'etf')`,
      [NOW],
    );
    await query(`UPDATE ${industry} SET analyst_id = NULL, updated_by = 3 WHERE variant = 'default'`);
    expect(await seed()).toBe('');
  });
});

it('an industry is marked as Shenwan’s exactly in the default classification', async () => {
  await seed();
  const wrong = await query(
    `SELECT id FROM ${tableName('ecology', 'industry')} WHERE (variant = 'default') <> (sw_code IS NOT NULL)`,
  );
  expect(wrong).toEqual([]);
});
