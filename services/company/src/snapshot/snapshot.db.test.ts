import { companyCalls } from '@console/contract-company';
import { platformEntries } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { OTHER_TENANT } from '@console/node-kit/testing';
import { runningCompany, type RunningCompany } from '../testing/running-company.ts';

let company: RunningCompany;
beforeAll(async () => {
  company = await runningCompany();
}, 30_000);
afterAll(() => company.stop());

const asOf = async (tenantId?: string) => {
  const token = await company.service.signIn(tenantId ? { tenantId } : {});
  return (await company.service.send(platformEntries.asOf.path, { token })).body.result;
};

describe('the description of the data', () => {
  it('has the newest successful load, and the tenant’s own counts', async () => {
    expect(await asOf()).toEqual({
      asOf: '2026-07-02',
      demo: true,
      tables: [
        {
          table: 'daily_bar',
          title: '日行情',
          daily: true,
          rows: 48,
          asOf: '2026-07-02',
          loadedAt: '2026-07-02 18:01:00',
          source: 'fixture',
          coverage: null,
          next: '2026-07-03',
        },
      ],
      companies: 11,
      classified: 8,
    });
    expect(await asOf(OTHER_TENANT)).toMatchObject({ companies: 2, classified: 1 });
    expect(await asOf('999999')).toMatchObject({ companies: 0, classified: 0 });
  });

  it('has how many of the expected companies a table has on its newest day', async () => {
    const coverage = tableName('market', 'coverage');
    await company.data.database.query(
      `INSERT INTO ${coverage} (table_name, day, present, expected) VALUES
         ('daily_bar', '2026-07-01', 9, 9), ('daily_bar', '2026-07-02', 8, 9), ('daily_bar', '2026-07-03', 0, 0)`,
    );
    expect(await asOf()).toMatchObject({
      tables: [{ coverage: { day: '2026-07-02', present: 8, expected: 9 } }],
    });
    await company.data.database.query(`DELETE FROM ${coverage}`);
  });

  it('says before the first load that there is none', async () => {
    await company.data.database.query(
      `UPDATE ${tableName('market', 'snapshot')} SET status = 'failed' WHERE status = 'loaded'`,
    );
    expect(await asOf()).toMatchObject({ asOf: null, demo: false, tables: [] });
    await company.data.database.query(
      `UPDATE ${tableName('market', 'snapshot')} SET status = 'loaded' WHERE as_of <= '2026-07-02'`,
    );
  });
});

describe('the Shenwan options', () => {
  it('are the tree valid on the business date, without ended names', async () => {
    const token = await company.service.signIn({ authorities: ['gssjk_gn'] });
    const { body } = await company.service.send(companyCalls.swOptions.path, { token });
    const leaf = (industryId: string, industryName: string) => ({
      industryId,
      industryName,
      level: 3,
      children: [],
    });
    expect(body.result).toEqual([
      {
        industryId: '801080',
        industryName: '电子',
        level: 1,
        children: [
          {
            industryId: '801081',
            industryName: '半导体',
            level: 2,
            children: [leaf('850813', '数字芯片设计')],
          },
        ],
      },
      {
        industryId: '801120',
        industryName: '食品饮料',
        level: 1,
        children: [
          { industryId: '801125', industryName: '白酒', level: 2, children: [leaf('851251', '白酒')] },
        ],
      },
      {
        industryId: '801780',
        industryName: '银行',
        level: 1,
        children: [
          {
            industryId: '801783',
            industryName: '股份制银行',
            level: 2,
            children: [leaf('857831', '股份制银行')],
          },
        ],
      },
      { industryId: '801950', industryName: '煤炭', level: 1, children: [] },
    ]);
  });
});
