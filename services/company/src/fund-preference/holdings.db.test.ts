import { insertFacts, type Fact } from '@console/node-kit/testing';
import { fundPreferenceTables } from '@console/contract-company';
import type { RowOf, TableEntry } from '@console/contract-core';
import { runningCompany, type RunningCompany } from '../testing/running-company.ts';

const NEEDS = 'gssjk_gn_view_fundPreference';

let company: RunningCompany;
let token: string;
beforeAll(async () => {
  company = await runningCompany();
  token = await company.service.signIn({ authorities: [NEEDS] });
  const put = (table: string, rows: readonly Fact[]) => insertFacts(company.data.database, table, rows);
  await put('institution_holding', [
    held(1, '2026-03-31', { fund: 4, qfii: 1, other: 2, percent: 0.4 }),
    held(1, '2025-12-31', { fund: 2, qfii: 0, other: 0, percent: 0.2 }),
    // One share of the same level-1 industry, one of another.
    held(2, '2026-03-31', { fund: 10, qfii: 3, other: 0, percent: 0.2 }),
    held(3, '2026-03-31', { fund: 99, qfii: 99, other: 99, percent: 0.9 }),
  ]);
  await put('industrial_capital', [
    founders('2026-03-31', 6, 1, 9000),
    founders('2025-12-31', 5, null, 7000),
  ]);
  await put('margin_trading', [
    { trade_date: '2026-07-01', security_id: 1, financing_balance: 3000, short_balance: 300 },
    { trade_date: '2026-07-02', security_id: 1, financing_balance: 3300, short_balance: 150 },
    { trade_date: '2026-07-02', security_id: 2, financing_balance: 1, short_balance: 1 },
  ]);
  await put('connect_holding', [
    connect('2026-06-30', 3, 3, 4440),
    connect('2026-07-01', 2, -1, -1500),
    connect('2026-07-02', 4, 2, 3000),
  ]);
}, 60_000);
afterAll(() => company.stop());

function held(
  security_id: number,
  report_period: string,
  { fund, qfii, other, percent }: { fund: number; qfii: number; other: number; percent: number },
): Fact {
  const non_fund = qfii + other;
  return {
    security_id,
    report_period,
    announce_date: '2026-04-30',
    fund_held_num: fund,
    qfii_held_num: qfii,
    other_held_num: other,
    non_fund_held_num: non_fund,
    social_security_held_num: 0,
    broker_held_num: 0,
    insurance_held_num: 0,
    trust_held_num: null,
    fund_held_capital: fund * 100,
    qfii_held_capital: qfii * 100,
    non_fund_held_capital: non_fund * 100,
    fund_held_percent: percent,
    non_fund_held_percent: percent / 2,
  };
}

const founders = (report_period: string, held: number, change: number | null, capital: number): Fact => ({
  security_id: 1,
  report_period,
  announce_date: '2026-04-30',
  no1_holder_held_num: held - 1,
  foundation_holder_held_num: held,
  foundation_holder_held_num_change: change,
  foundation_holder_held_capital: capital,
  foundation_holder_held_capital_rate: held / 10,
});

const connect = (trade_date: string, held_shares: number, volume: number, amount: number): Fact => ({
  trade_date,
  security_id: 1,
  held_shares,
  held_capital_rate: held_shares / 10,
  net_buy_volume: volume,
  net_buy_amount: amount,
});

const ask = (entry: TableEntry, query: string, as = token) =>
  company.service.send(`${entry.path}?${query}`, { token: as });

async function rowsOf<E extends TableEntry>(entry: E, query = 'dataId=101'): Promise<readonly RowOf<E>[]> {
  const { status, body } = await ask(entry, query);
  expect([status, body.success]).toEqual([200, true]);
  return (body.result as { content: RowOf<E>[] }).content;
}

describe('the holdings of institutions', () => {
  it('are listed newest period first, in shares', async () => {
    expect(await rowsOf(fundPreferenceTables.orgHeld)).toEqual([
      {
        reportDate: '2026-03-31',
        fundHeldNum: 4,
        qfiiHeld: 1,
        sifHeldNum: 0,
        brokerHeld: 0,
        insuranceCorpHeld: 0,
        trustCorpHeld: null,
        nonFundHeld: 3,
        fundHeldPercent: 0.4,
        nonFundHeldPercent: 0.2,
      },
      expect.objectContaining({ reportDate: '2025-12-31', fundHeldNum: 2, nonFundHeld: 0 }),
    ]);
  });

  it('are listed in yuan too', async () => {
    const [newest] = await rowsOf(fundPreferenceTables.orgHeldCapital);
    expect(newest).toMatchObject({
      fundHeldCapital: 400,
      qfiiHeldCapital: 100,
      nonFundHeldCapital: 300,
      trustCorpHeldCapital: null,
      fundHeldPercent: 0.4,
    });
  });

  it('have the mean of the same level-1 industry beside them, and of no other', async () => {
    const rows = await rowsOf(fundPreferenceTables.orgHeldIndustry);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      reportDate: '2026-03-31',
      corpNum: 2,
      fundHeldNum: 7,
      qfiiHeld: 2,
      nonFundHeld: 3,
      fundHeldCapital: 700,
      trustCorpHeld: null,
    });
    expect(rows[0]?.fundHeldPercent).toBeCloseTo(0.3, 12);
    expect(rows[1]).toMatchObject({ reportDate: '2025-12-31', corpNum: 1, fundHeldNum: 2 });
  });

  it('of the industry are empty for a company without a classification', async () => {
    expect(await rowsOf(fundPreferenceTables.orgHeldIndustry, 'dataId=108')).toEqual([]);
  });
});

describe('industrial capital', () => {
  it('has no change in the first quarter, which is last whichever way it is sorted', async () => {
    expect(await rowsOf(fundPreferenceTables.foundationHeld)).toEqual([
      {
        reportDate: '2026-03-31',
        no1HolderHeldNum: 5,
        foundationHolderHeldNum: 6,
        foundationHolderHeldNumChange: 1,
        foundationHolderHeldCapital: 9000,
        foundationHolderHeldCapitalRate: 0.6,
      },
      expect.objectContaining({ reportDate: '2025-12-31', foundationHolderHeldNumChange: null }),
    ]);
    for (const direction of ['ASC', 'DESC']) {
      const rows = await rowsOf(
        fundPreferenceTables.foundationHeld,
        `dataId=101&sort=foundationHolderHeldNumChange,${direction}`,
      );
      expect(rows.map(({ reportDate }) => reportDate)).toEqual(['2026-03-31', '2025-12-31']);
    }
  });
});

describe('leveraged capital', () => {
  it('adds and subtracts the two balances, and compares with the day before', async () => {
    const rows = await rowsOf(fundPreferenceTables.leverage);
    expect(rows).toEqual([
      {
        reportDate: '2026-07-02',
        marginTrading: 3300,
        shortSelling: 150,
        balance: 3150,
        sum: 3450,
        sumRate: 0.23,
        sumDayChange: 150,
      },
      {
        reportDate: '2026-07-01',
        marginTrading: 3000,
        shortSelling: 300,
        balance: 2700,
        sum: 3300,
        sumRate: 0.22,
        sumDayChange: null,
      },
    ]);
  });

  it('keeps the day’s change right on a later page and in another order', async () => {
    const [only] = await rowsOf(fundPreferenceTables.leverage, 'dataId=101&size=1&sort=balance,DESC');
    expect(only).toMatchObject({ reportDate: '2026-07-02', sumDayChange: 150 });
    const last = await rowsOf(fundPreferenceTables.leverage, 'dataId=101&size=1&page=1&sort=balance,DESC');
    expect(last).toEqual([expect.objectContaining({ reportDate: '2026-07-01', sumDayChange: null })]);
  });
});

describe('connect holdings', () => {
  it('are shown with the change that was bought or sold', async () => {
    expect(await rowsOf(fundPreferenceTables.connectHeld, 'dataId=101&size=2')).toEqual([
      {
        reportDate: '2026-07-02',
        hsgtNetBuyVol: 2,
        hsgtNetBuyAmount: 3000,
        hsgtHeldNum: 4,
        hsgtHeldCapitalRate: 0.4,
        hsgtHeldNumDayChange: 2,
      },
      {
        reportDate: '2026-07-01',
        hsgtNetBuyVol: -1,
        hsgtNetBuyAmount: -1500,
        hsgtHeldNum: 2,
        hsgtHeldCapitalRate: 0.2,
        hsgtHeldNumDayChange: -1,
      },
    ]);
  });

  it('are sorted by the change, which is no column of the mart', async () => {
    const rows = await rowsOf(fundPreferenceTables.connectHeld, 'dataId=101&sort=hsgtHeldNumDayChange,ASC');
    expect(rows.map(({ hsgtHeldNumDayChange }) => hsgtHeldNumDayChange)).toEqual([-1, 2, null]);
  });

  it('have their as-of date and their number', async () => {
    const { body } = await ask(fundPreferenceTables.connectHeld, 'dataId=101&size=1');
    expect(body.result).toMatchObject({ totalElements: 3, asOf: '2026-07-02' });
  });
});
