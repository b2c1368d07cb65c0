import { insertFacts } from '@console/node-kit/testing';
import { marketTables } from '@console/contract-company';
import type { Page, TableEntry } from '@console/contract-core';
import { runningCompany, type RunningCompany } from '../testing/running-company.ts';

const NEEDS = 'gssjk_gn_view_marketData';
const { researchStatistics, researchVisits } = marketTables;

let company: RunningCompany;
let token: string;
beforeAll(async () => {
  company = await runningCompany();
  token = await company.service.signIn({ authorities: [NEEDS] });
  await insertFacts(company.data.database, 'research_visit', [
    visit(1, '2026-01-15', 1, { fund: 4, broker: 2 }),
    visit(1, '2026-07-01', 1, { fund: 3, broker: 1 }),
    visit(1, '2026-07-01', 2, { fund: 1, broker: 0 }),
    // Later than the business date: not known yet.
    visit(1, '2026-07-09', 1, { fund: 50, broker: 50 }),
    visit(2, '2026-03-02', 1, { fund: 8, broker: 1 }),
    visit(3, '2025-06-01', 1, { fund: 99, broker: 99 }),
  ]);
}, 60_000);
afterAll(() => company.stop());

function visit(
  security_id: number,
  visit_date: string,
  sequence: number,
  { fund, broker }: { fund: number; broker: number },
) {
  return {
    security_id,
    visit_date,
    sequence,
    announce_date: visit_date,
    form: '电话会议',
    institution_count: fund + broker,
    person_count: 2 * (fund + broker),
    topics: '产能',
    fund_count: fund,
    broker_count: broker,
    private_fund_count: 0,
  };
}

const ask = (entry: TableEntry, query: Readonly<Record<string, string>> = {}, as = token) =>
  company.service.send(`${entry.path}?${new URLSearchParams({ dataId: '101', ...query })}`, { token: as });
const page = async (entry: TableEntry, query: Readonly<Record<string, string>> = {}) =>
  (await ask(entry, query)).body.result as Page<Record<string, unknown>>;

/** The score when eleven of the twelve shares are listed on 2026-07-02, one of them since two days before. */
const listed = (below: number, ties: number, of: number) =>
  expect.closeTo((100 * (below + ties / 2)) / of, 9);

describe('visits by quarter', () => {
  it('are counted from the first one to the business date, empty quarters too, with scores of twelve months', async () => {
    const { content, totalElements, asOf } = await page(researchStatistics);
    expect([totalElements, asOf]).toEqual([3, '2026-07-02']);
    expect(content).toEqual([
      {
        period: '2026Q3',
        endDate: '2026-07-02',
        visitCount: 2,
        institutionCount: 5,
        personCount: 10,
        // Funds over twelve months: 8 of company 1 and of company 2, 0 of the others.
        fundScore: listed(9, 2, 11),
        brokerScore: listed(10, 1, 11),
        privateFundScore: 50,
        insuranceScore: 50,
        foreignScore: 50,
        otherScore: 50,
      },
      expect.objectContaining({ period: '2026Q2', endDate: '2026-06-30', visitCount: 0, personCount: 0 }),
      expect.objectContaining({
        period: '2026Q1',
        endDate: '2026-03-31',
        visitCount: 1,
        institutionCount: 6,
        personCount: 12,
        // 99 of company 3, 8 of company 2, then 4 of company 1.
        fundScore: listed(7, 1, 10),
      }),
    ]);
  });

  it('sort by any figure, and come in pages', async () => {
    const periods = async (query: Readonly<Record<string, string>>): Promise<unknown[]> =>
      (await page(researchStatistics, query)).content.map(({ period }) => period);
    expect(await periods({ sort: 'institutionCount,DESC' })).toEqual(['2026Q1', '2026Q3', '2026Q2']);
    expect(await periods({ sort: 'period,ASC', size: '2', page: '1' })).toEqual(['2026Q3']);
    expect((await ask(researchStatistics, { sort: 'endDate,ASC' })).status).toBe(400);
  });

  it('of a company that no one visited are none', async () => {
    expect(await page(researchStatistics, { dataId: '105' })).toMatchObject({
      totalElements: 0,
      content: [],
    });
  });
});

describe('visits one by one', () => {
  it('are listed newest first, those of a day by their number', async () => {
    const { content, totalElements } = await page(researchVisits);
    expect(totalElements).toBe(4);
    expect(content.map(({ id }) => id)).toEqual([
      '2026-07-09 000001',
      '2026-07-01 000002',
      '2026-07-01 000001',
      '2026-01-15 000001',
    ]);
    expect(content[3]).toMatchObject({ fundCount: 4, brokerCount: 2, insuranceCount: null, topics: '产能' });
  });
});

describe.each([researchStatistics, researchVisits])('$title', (entry) => {
  it('is of the tenant’s companies alone, for holders of its authority', async () => {
    expect((await ask(entry, { dataId: '203' })).status).toBe(404);
    const without = await company.service.signIn({ authorities: ['gssjk_gn_view'] });
    expect((await ask(entry, {}, without)).status).toBe(403);
  });
});
