import { ecologyMigrations, seedDemoTenant } from '@console/ecology';
import { MARKET_MIGRATIONS } from '@console/market/testing';
import { tableName } from '@console/node-kit/database';
import { fillMarket, scratchData, type ScratchData } from '@console/node-kit/testing';

const NOW = '2026-07-02 18:30:00';
const SHARES = 600;

let data: ScratchData;
beforeAll(async () => {
  data = await scratchData({ market: MARKET_MIGRATIONS, ecology: ecologyMigrations });
  await fillMarket(data.database);
  await addShares();
}, 30_000);
beforeEach(async () => {
  for (const table of ['membership', 'company', 'industry'])
    // Children before parents: levels reference upwards within the table.
    await data.database.query(`DELETE FROM ${tableName('ecology', table)} ORDER BY id DESC`);
});
afterAll(() => data.drop());

/** Adds many shares of one industry, so that the shares left out can be counted. */
async function addShares(): Promise<void> {
  const numbers = Array.from({ length: SHARES }, (_, index) => index + 1);
  const places = (row: string): string => numbers.map(() => row).join(', ');
  await data.database.query(
    `INSERT INTO ${tableName('market', 'security')}
       (id, code, exchange, name, board, list_date, status, pinyin, pinyin_initials)
     VALUES ${places("(?, ?, 'SH', ?, 'main', '2020-01-02', 'listed', '', '')")}`,
    numbers.flatMap((number) => [1000 + number, String(610_000 + number), `样本${number}`]),
  );
  await data.database.query(
    `INSERT INTO ${tableName('market', 'sw_member')} (security_id, l1_code, l2_code, l3_code, valid_from)
     VALUES ${places("(?, '801780', '801783', '857831', '2021-07-30')")}`,
    numbers.map((number) => 1000 + number),
  );
}

const seed = (tenantId: string, coverage = 100, now = NOW): Promise<number> =>
  data.database.transaction((manager) => seedDemoTenant(manager, { tenantId, coverage }, now));
const query = <T>(sql: string, values: readonly unknown[] = []): Promise<T[]> =>
  data.database.query<T[]>(sql, [...values]);
const companies = (tenantId: string) =>
  query<{ security_id: number; type_time: string | null; status: number }>(
    `SELECT security_id, type_time, status FROM ${tableName('ecology', 'company')} WHERE tenant_id = ? ORDER BY security_id`,
    [tenantId],
  );

describe('seeding a demo tenant', () => {
  it('adds a company for most listed shares, none for delisted ones', async () => {
    const added = await seed('000000');
    const rows = await companies('000000');
    expect(rows).toHaveLength(added);
    // 600 and the fixture's eleven, less about three in a hundred.
    expect(added).toBeGreaterThan(570);
    expect(added).toBeLessThan(611);
    expect(rows.some(({ security_id }) => security_id === 10)).toBe(false);
  });

  it('leaves a few unclassified, and every share without a Shenwan industry', async () => {
    await seed('000000');
    const rows = await companies('000000');
    const open = rows.filter(({ status }) => status === 0);
    expect(rows.filter(({ status, type_time }) => (status === 1) !== (type_time !== null))).toEqual([]);
    expect(open.length).toBeGreaterThan(5);
    expect(open.length).toBeLessThan(45);
    for (const without of [7, 8, 9, 11, 12])
      expect(rows.find((row) => row.security_id === without)?.status ?? 0).toBe(0);
  });

  it('dates classifications in office hours, before now', async () => {
    await seed('000000');
    const times = (await companies('000000')).flatMap(({ type_time }) =>
      type_time === null ? [] : [type_time],
    );
    expect(times.filter((time) => time >= NOW)).toEqual([]);
    expect(times.filter((time) => time.slice(11) < '09:00:00' || time.slice(11) > '17:00:00')).toEqual([]);
    expect(new Set(times.map((time) => time.slice(0, 10))).size).toBeGreaterThan(100);
  });

  it('twice adds nothing the second time', async () => {
    await seed('000000');
    const before = await companies('000000');
    expect(await seed('000000', 100, '2027-01-01 00:00:00')).toBe(0);
    expect(await companies('000000')).toEqual(before);
  });

  it('makes the same companies for every tenant of the same coverage', async () => {
    expect(await seed('000000')).toBe(await seed('100001'));
    expect(await companies('100001')).toEqual(await companies('000000'));
  });

  it('of less coverage makes a part of the same companies', async () => {
    await seed('000000');
    const added = await seed('100001', 33);
    const all = new Map((await companies('000000')).map((row) => [row.security_id, row]));
    expect(added).toBeGreaterThan(150);
    expect(added).toBeLessThan(250);
    for (const row of await companies('100001')) expect(row).toEqual(all.get(row.security_id));
  });

  it('copies the current Shenwan tree, with names that are unique down its levels', async () => {
    await seed('000000');
    const tree = await query<{ name: string; level: number; parent: string | null }>(
      `SELECT i.name, i.level, p.name AS parent FROM ${tableName('ecology', 'industry')} i
         LEFT JOIN ${tableName('ecology', 'industry')} p ON p.id = i.parent_id
        WHERE i.tenant_id = '000000' AND i.variant = 'default' ORDER BY i.level, i.code`,
    );
    expect(tree).toEqual([
      { name: '电子', level: 1, parent: null },
      { name: '食品饮料', level: 1, parent: null },
      { name: '银行', level: 1, parent: null },
      { name: '煤炭', level: 1, parent: null },
      { name: '半导体', level: 2, parent: '电子' },
      { name: '白酒Ⅱ', level: 2, parent: '食品饮料' },
      { name: '股份制银行Ⅱ', level: 2, parent: '银行' },
      { name: '数字芯片设计', level: 3, parent: '半导体' },
      { name: '白酒Ⅲ', level: 3, parent: '白酒Ⅱ' },
      { name: '股份制银行Ⅲ', level: 3, parent: '股份制银行Ⅱ' },
    ]);
  });

  it('puts every classified company into its level-3 industry of its own tenant, from that day', async () => {
    await seed('000000');
    await seed('100001', 33);
    const wrong = await query(
      `SELECT c.id FROM ${tableName('ecology', 'company')} c
         LEFT JOIN ${tableName('ecology', 'membership')} m ON m.company_id = c.id
         LEFT JOIN ${tableName('ecology', 'industry')} i ON i.id = m.industry_id
        GROUP BY c.id, c.status, c.tenant_id, c.type_time
       HAVING COUNT(m.id) <> c.status
           OR SUM(i.level <> 3 OR i.tenant_id <> c.tenant_id OR m.tenant_id <> c.tenant_id
                  OR m.valid_from <> DATE(c.type_time) OR m.valid_to IS NOT NULL) > 0`,
    );
    expect(wrong).toEqual([]);
  });

  it('leaves nothing behind when it fails', async () => {
    await expect(
      data.database.transaction(async (manager) => {
        await seedDemoTenant(manager, { tenantId: '000000', coverage: 100 }, NOW);
        throw new Error('stopped');
      }),
    ).rejects.toThrow('stopped');
    expect(await companies('000000')).toEqual([]);
  });
});
