import { basicInfoCalls } from '@console/contract-company';
import type { Entry } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { OTHER_TENANT, insertFacts, type Fact } from '@console/node-kit/testing';
import { runningCompany, type RunningCompany } from '../testing/running-company.ts';

const NEEDS = 'gssjk_gn_view_information';

let company: RunningCompany;
let token: string;
beforeAll(async () => {
  company = await runningCompany();
  token = await company.service.signIn({ authorities: [NEEDS] });
  const put = (table: string, rows: readonly Fact[]) => insertFacts(company.data.database, table, rows);
  await put('company_profile', [PROFILE, { security_id: 2, chinese_name: '宜宾五粮液股份有限公司' }]);
  await put('etf_profile', [fund('512690', 'SH', '酒ETF'), fund('159928', 'SZ', '消费ETF')]);
  await put('etf_constituent', [
    holding('512690', '2026-06-30', 0.1),
    holding('159928', '2026-06-30', 0.2),
    // Sold since: an earlier holding of the fund does not count.
    { ...holding('512690', '2026-05-29', 0.9), security_id: 2 },
    { ...holding('159928', '2026-06-30', 0.05), security_id: 2 },
  ]);
}, 60_000);
afterAll(() => company.stop());

const PROFILE: Fact = {
  security_id: 1,
  chinese_name: '贵州茅台酒股份有限公司',
  english_name: 'Kweichow Moutai Co., Ltd.',
  province: '贵州省',
  city: '仁怀市',
  national_industry: '酒、饮料和精制茶制造业',
  registered_capital: 1_256_197_800,
  established_date: '1999-11-20',
  credit_code: '9152000071430580XT',
  website: 'www.moutaichina.com',
  office_address: '茅台镇',
  registered_address: '仁怀市茅台镇',
  phone: '0851-22386002',
  legal_representative: '某人',
  board_secretary: '某秘书',
  business_scope: '茅台酒系列产品的生产与销售',
  profile: '白酒企业',
};
const fund = (etf_code: string, exchange: string, name: string): Fact => ({
  etf_code,
  exchange,
  name,
  full_name: `${name}基金`,
  fund_status: '正常',
  fund_shares: 1e9,
  fund_scale: 2e9,
  as_of_date: '2026-06-30',
  established_date: '2019-04-04',
  expiry_date: null,
  supervisor: '某基金',
  fund_manager: '某经理',
  benchmark: '某指数',
  invest_objective: '目标',
  invest_scope: '范围',
  invest_range: '比例',
  invest_philosophy: '理念',
  invest_strategy: '策略',
});
const holding = (etf_code: string, as_of_date: string, weight: number): Fact => ({
  etf_code,
  as_of_date,
  security_id: 1,
  weight,
});

const ask = (entry: Entry, query: Record<string, string>, as = token) =>
  company.service.send(`${entry.path}?${new URLSearchParams({ dataId: '101', ...query })}`, { token: as });
async function read(entry: Entry, query: Record<string, string> = {}): Promise<unknown> {
  const { status, body } = await ask(entry, query);
  expect([status, body.success]).toEqual([200, true]);
  return body.result;
}

describe('the profile of a company', () => {
  it('is as registered, in yuan and whole texts', async () => {
    expect(await read(basicInfoCalls.companyProfile)).toEqual({
      corpCnName: '贵州茅台酒股份有限公司',
      corpEnName: 'Kweichow Moutai Co., Ltd.',
      province: '贵州省',
      city: '仁怀市',
      nationalEcoIndustry: '酒、饮料和精制茶制造业',
      regCapital: 1_256_197_800,
      establishedDate: '1999-11-20',
      unifiedSocialCreditCode: '9152000071430580XT',
      website: 'www.moutaichina.com',
      officeAddress: '茅台镇',
      registeredAddress: '仁怀市茅台镇',
      phone: '0851-22386002',
      legalRepresentative: '某人',
      boardSecretary: '某秘书',
      operatingScope: '茅台酒系列产品的生产与销售',
      corpProfile: '白酒企业',
    });
  });

  it('has gaps where the register has, and is null without one', async () => {
    expect(await read(basicInfoCalls.companyProfile, { dataId: '102' })).toMatchObject({
      corpCnName: '宜宾五粮液股份有限公司',
      regCapital: null,
      website: null,
    });
    expect(await read(basicInfoCalls.companyProfile, { dataId: '103' })).toBeNull();
  });
});

describe('the profile of the fund', () => {
  const code = async (query: Record<string, string> = {}): Promise<unknown> =>
    ((await read(basicInfoCalls.fundProfile, query)) as { fundCode: string } | null)?.fundCode;

  it('is that of the fund with the largest part of itself in the company today', async () => {
    expect(await read(basicInfoCalls.fundProfile)).toEqual({
      fundCode: '159928.SZ',
      fundName: '消费ETF基金',
      fundShortName: '消费ETF',
      fundStatus: '正常',
      fundShares: 1e9,
      fundScale: 2e9,
      reportDate: '2026-06-30',
      establishedDate: '2019-04-04',
      expiryDate: null,
      fundSupervisor: '某基金',
      fundManager: '某经理',
      benchmark: '某指数',
      investSocpe: '范围',
      investObjective: '目标',
      investRange: '比例',
      investPhilosophy: '理念',
      investStrategy: '策略',
    });
    expect(await code({ dataId: '102' })).toBe('159928.SZ');
    expect(await code({ dataId: '103' })).toBeUndefined();
  });

  it('is that of the ETF industry the company was added from, of the caller’s tenant only', async () => {
    await company.data.database.query(
      `UPDATE ${tableName('ecology', 'industry')} SET code = '512690', variant = 'etf' WHERE id IN (2, 3)`,
    );
    expect(await code({ industryId: '2' })).toBe('512690.SH');
    expect(await code({ industryId: '3' })).toBe('159928.SZ');
    expect(await code({ industryId: '999' })).toBe('159928.SZ');
  });
});

const EVERY: readonly (readonly [string, Entry, Record<string, string>])[] = [
  ['profile', basicInfoCalls.companyProfile, {}],
  ['fund', basicInfoCalls.fundProfile, {}],
];

describe.each(EVERY)('the call for %s', (_name, entry, query) => {
  it('answers 404 for another tenant’s company and for one that was deleted', async () => {
    const other = await company.service.signIn({ tenantId: OTHER_TENANT, authorities: [NEEDS] });
    expect((await ask(entry, query, other)).status).toBe(404);
    expect((await ask(entry, { ...query, dataId: '110' })).status).toBe(404);
  });

  it('is for holders of the basic info tab’s authority', async () => {
    const without = await company.service.signIn({ authorities: ['gssjk_gn_view'] });
    expect((await ask(entry, query, without)).status).toBe(403);
  });
});
