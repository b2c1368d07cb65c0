import { basicInfoCalls, basicInfoTables } from '@console/contract-company';
import type { Entry } from '@console/contract-core';
import { OTHER_TENANT, insertFacts, type Fact } from '@console/node-kit/testing';
import { runningCompany, type RunningCompany } from '../testing/running-company.ts';

const NEEDS = 'gssjk_gn_view_information';

let company: RunningCompany;
let token: string;
beforeAll(async () => {
  company = await runningCompany();
  token = await company.service.signIn({ authorities: [NEEDS] });
  const put = (table: string, rows: readonly Fact[]) => insertFacts(company.data.database, table, rows);
  await put('supplier_customer_sum', [
    sums(1, 2024, 100, 0.2),
    sums(1, 2025, 300, 0.4),
    sums(2, 2025, 500, 0.6),
    sums(3, 2025, 9000, 0.9),
  ]);
  await put('supplier_customer', [
    partner('supplier', 1, 200),
    partner('supplier', 2, 100),
    partner('customer', 1, 50),
    { ...partner('supplier', 1, 9), year: 2024 },
  ]);
  await put('rd_investment', [
    { ...known(1, 2024), developers: null, total_staff: 10, total_rd_amount: 0, capitalized_rd_amount: null },
    { ...known(1, 2025), developers: 5, total_staff: 20, total_rd_amount: 40, capitalized_rd_amount: 10 },
  ]);
  await put('income_statement', [revenue('2025-12-31', 1000), revenue('2025-09-30', 700)]);
  await put('patent', [
    {
      ...known(1, 2025),
      invention_patents: 2,
      invention_grants: 1,
      utility_models: 3,
      designs: 4,
      total_patents: 10,
      invention_patents_score: 10,
      invention_grants_score: 4,
      utility_models_score: 9,
      designs_score: 8,
      total_patents_score: 31,
    },
  ]);
  await put('staff_composition', [staff(2024, 90), staff(2025, 100)]);
  await put('staff_education', [
    {
      ...known(1, 2025),
      postgraduate_staff: 1,
      undergraduate_staff: 2,
      junior_college_staff: 3,
      high_school_staff: 4,
      other_education_staff: 5,
      total_staff: 15,
    },
  ]);
}, 60_000);
afterAll(() => company.stop());

const known = (security_id: number, year: number): Fact => ({
  security_id,
  year,
  announce_date: `${year + 1}-04-20`,
});
const sums = (security_id: number, year: number, amount: number, ratio: number): Fact => ({
  ...known(security_id, year),
  supplier_purchase_amount: amount,
  supplier_ratio: ratio,
  customer_sales_amount: 2 * amount,
  customer_ratio: ratio / 2,
});
const partner = (kind: string, rank: number, amount: number): Fact => ({
  ...known(1, 2025),
  kind,
  rank,
  name: `${kind} ${rank}`,
  amount,
  ratio: amount / 1000,
  related: kind === 'customer' ? null : rank - 1,
});
const revenue = (report_period: string, operating_total_revenue: number): Fact => ({
  security_id: 1,
  report_period,
  announce_date: '2026-04-20',
  template: 'general',
  operating_total_revenue,
});
const staff = (year: number, total_staff: number): Fact => ({
  ...known(1, year),
  production_staff: 10,
  sales_staff: 20,
  technical_staff: 30,
  financial_staff: 1,
  administrative_staff: 2,
  management_staff: 3,
  other_staff: null,
  total_staff,
});

const ask = (entry: Entry, query: Record<string, string>, as = token) =>
  company.service.send(`${entry.path}?${new URLSearchParams({ dataId: '101', ...query })}`, { token: as });
async function read(entry: Entry, query: Record<string, string> = {}): Promise<unknown> {
  const { status, body } = await ask(entry, query);
  expect([status, body.success]).toEqual([200, true]);
  return body.result;
}
const page = async (entry: Entry, query: Record<string, string> = {}) =>
  (await read(entry, query)) as { asOf: string; content: Record<string, unknown>[] };

describe('suppliers and customers', () => {
  it('are summed by year, newest first', async () => {
    const { content, asOf } = await page(basicInfoTables.partnerSums);
    expect(asOf).toBe('2026-04-20');
    expect(content).toEqual([
      {
        year: 2025,
        supplierPurAmtSum: 300,
        supplierRatioSum: 0.4,
        customerSalesAmtSum: 600,
        customerRatioSum: 0.2,
      },
      expect.objectContaining({ year: 2024, supplierPurAmtSum: 100 }),
    ]);
    const oldest = await page(basicInfoTables.partnerSums, { sort: 'supplierPurAmtSum,ASC', size: '1' });
    expect(oldest.content.map(({ year }) => year)).toEqual([2024]);
  });

  it('are named, for one year and one kind', async () => {
    const { content } = await page(basicInfoTables.partners, { year: '2025', kind: 'supplier' });
    expect(content).toEqual([
      { rank: 1, name: 'supplier 1', amount: 200, ratio: 0.2, related: '否' },
      { rank: 2, name: 'supplier 2', amount: 100, ratio: 0.1, related: '是' },
    ]);
    const customers = await page(basicInfoTables.partners, { year: '2025', kind: 'customer' });
    expect(customers.content).toEqual([
      { rank: 1, name: 'customer 1', amount: 50, ratio: 0.05, related: null },
    ]);
    expect((await ask(basicInfoTables.partners, { year: '2025', kind: 'rival' })).status).toBe(400);
  });

  it('of the industry are means over its companies that disclose', async () => {
    const { content } = await page(basicInfoTables.partnerIndustry);
    expect(content).toEqual([
      {
        year: 2025,
        corpNum: 2,
        supplierPurAmtSum: 400,
        supplierRatioSum: 0.5,
        customerSalesAmtSum: 800,
        customerRatioSum: 0.25,
      },
      expect.objectContaining({ year: 2024, corpNum: 1, supplierPurAmtSum: 100 }),
    ]);
  });
});

describe('research and development', () => {
  it('has people and money, and their ratios to staff and to the year’s revenue', async () => {
    const { content } = await page(basicInfoTables.research);
    expect(content).toEqual([
      {
        year: 2025,
        developersNum: 5,
        staffCompositionId: 20,
        developersNumRatio: 0.25,
        totalRadAm: 40,
        radFeeToRevenue: 0.04,
        capitalizedRadCost: 10,
        capitalizedRadFeeRatio: 0.25,
        issueCost: 30,
      },
      {
        year: 2024,
        developersNum: null,
        staffCompositionId: 10,
        developersNumRatio: null,
        totalRadAm: 0,
        radFeeToRevenue: null,
        capitalizedRadCost: null,
        capitalizedRadFeeRatio: null,
        issueCost: null,
      },
    ]);
  });

  it('has patents by kind, each with its score', async () => {
    expect((await page(basicInfoTables.patents)).content).toEqual([
      {
        year: 2025,
        patent: 2,
        patentScore: 10,
        inventionAuthorization: 1,
        inventionAuthorizationScore: 4,
        practicalNewType: 3,
        practicalNewTypeScore: 9,
        design: 4,
        designScore: 8,
        companyPatentQuantity: 10,
        companyPatentQuantityScore: 31,
      },
    ]);
  });
});

describe('the staff', () => {
  it('is listed by occupation, newest year first', async () => {
    const { content, asOf } = await page(basicInfoCalls.staffComposition);
    expect([asOf, content.map(({ year, staffNum }) => [year, staffNum])]).toEqual([
      '2026-04-20',
      [
        [2025, 100],
        [2024, 90],
      ],
    ]);
    expect(content[0]).toEqual({
      year: 2025,
      productionStaffNum: 10,
      salesStaffNum: 20,
      techNum: 30,
      financialNum: 1,
      executiveStaffNum: 2,
      manageStaffNum: 3,
      otherNum: null,
      staffNum: 100,
    });
    expect(await page(basicInfoCalls.staffComposition, { dataId: '103' })).toEqual({
      content: [],
      asOf: null,
    });
  });

  it('is listed by education', async () => {
    expect((await page(basicInfoTables.staffEducation)).content).toEqual([
      {
        year: 2025,
        postgraduateNum: 1,
        undergraduateNum: 2,
        juniorCollege: 3,
        highschoolNum: 4,
        otherEduNum: 5,
        staffNum: 15,
      },
    ]);
  });
});

const EVERY: readonly (readonly [string, Entry, Record<string, string>])[] = [
  ['sums', basicInfoTables.partnerSums, {}],
  ['partners', basicInfoTables.partners, { year: '2025', kind: 'supplier' }],
  ['industry', basicInfoTables.partnerIndustry, {}],
  ['research', basicInfoTables.research, {}],
  ['patents', basicInfoTables.patents, {}],
  ['staff', basicInfoCalls.staffComposition, {}],
  ['education', basicInfoTables.staffEducation, {}],
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
