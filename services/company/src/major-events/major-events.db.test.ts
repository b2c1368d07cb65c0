import { majorEventsCalls, majorEventsTables } from '@console/contract-company';
import type { Entry } from '@console/contract-core';
import { OTHER_TENANT, insertFacts, type Fact } from '@console/node-kit/testing';
import { runningCompany, type RunningCompany } from '../testing/running-company.ts';

const NEEDS = 'gssjk_gn_view_marketData';

let company: RunningCompany;
let token: string;
beforeAll(async () => {
  company = await runningCompany();
  token = await company.service.signIn({ authorities: [NEEDS] });
  const put = (table: string, rows: readonly Fact[]) => insertFacts(company.data.database, table, rows);
  await put('equity_pledge', [
    pledge('2025-05-06', 1, { pledger: '甲公司', released: null }),
    pledge('2026-01-08', 1, { pledger: '乙公司', released: 300 }),
    pledge('2026-01-08', 2, { pledger: '丙公司', released: null }),
    { ...pledge('2026-01-09', 1, { pledger: '旁人', released: null }), security_id: 2 },
  ]);
  await put('dividend', [
    {
      security_id: 1,
      report_period: '2025-12-31',
      announce_date: '2026-04-01',
      progress: '实施',
      meeting_date: '2026-05-20',
      implementation_date: '2026-06-20',
      record_date: '2026-07-01',
      scheme: '10派300元送1股转2股',
      recipients: '全体股东',
      ex_date: '2026-07-02',
      pay_date: '2026-07-03',
      bonus_list_date: '2026-07-06',
      cash_per_share: 30,
      cash_amount: 300,
      bonus_per_share: 0.1,
      transfer_per_share: 0.2,
      base_shares: 10,
    },
    {
      security_id: 1,
      report_period: '2026-06-30',
      announce_date: '2026-08-30',
      progress: '预案',
      scheme: '10派10元',
      cash_per_share: 1,
      cash_amount: 10,
    },
  ]);
  await put('employee_plan', [
    {
      security_id: 1,
      announce_date: '2025-03-03',
      process: '锁定期',
      shares_source: '二级市场购买',
      capital: 1000,
      capital_from_staff: 600,
      buy_amount: 900,
      average_price: 90,
      actual_shareholding_rate: 0.01,
      locking_start_date: '2025-06-01',
      locking_end_date: '2026-06-01',
      duration_start_date: '2025-04-01',
      duration_end_date: null,
    },
  ]);
  await put('share_issue', [
    issue('2024-03-05', 10, '定向增发'),
    issue('2024-09-05', 20, '配股'),
    issue('2026-02-02', 30, '定向增发'),
    { ...issue('2023-02-02', 30, '定向增发'), security_id: 2 },
  ]);
}, 60_000);
afterAll(() => company.stop());

const pledge = (
  announce_date: string,
  sequence: number,
  { pledger, released }: { pledger: string; released: number | null },
): Fact => ({
  security_id: 1,
  announce_date,
  sequence,
  pledger,
  start_date: '2025-01-02',
  pledged_shares: 1000,
  holding_ratio: 0.25,
  release_announce_date: released === null ? null : '2026-06-01',
  released_shares: released,
  remaining_shares: 1000 - (released ?? 0),
  holder_remaining_shares: 2000,
  company_remaining_shares: 3000,
  pledge_cost: 10,
  alert_price: 7,
  close_out_price: 6,
});

const issue = (issue_date: string, volume: number, issue_type: string): Fact => ({
  security_id: 1,
  issue_date,
  announce_date: issue_date,
  listing_date: null,
  price: 5,
  volume,
  amount: 5 * volume,
  issue_cost: 1,
  net_amount: 5 * volume - 1,
  issue_type,
});

async function read(entry: Entry, query = 'dataId=101'): Promise<unknown> {
  const { status, body } = await company.service.send(`${entry.path}?${query}`, { token });
  expect([status, body.success]).toEqual([200, true]);
  return body.result;
}
const rowsOf = async (entry: Entry, query?: string) =>
  ((await read(entry, query)) as { content: Record<string, unknown>[] }).content;

describe('pledges', () => {
  it('are answered as a list, newest first, with the state of the last announcement', async () => {
    const pledges = (await read(majorEventsCalls.equityPledge)) as Record<string, unknown>[];
    expect(pledges.map(({ pledgeName }) => pledgeName)).toEqual(['丙公司', '乙公司', '甲公司']);
    expect(pledges[1]).toEqual({
      id: '2026-01-08-1',
      announcementDate: '2026-01-08',
      pledgeName: '乙公司',
      startDate: '2025-01-02',
      pledgeNumberOfShares: 1000,
      proportionSharesHeld: 0.25,
      releaseAnnouncementDate: '2026-06-01',
      releaseNumberOfShares: 300,
      releaseNumberOfRemainingShares: 700,
      releaseTotalNumberOfRemainingPledgedShares: 2000,
      releaseCompanyAccumulatedRemaining: 3000,
      pledgeCost: 10,
      alertPrice: 7,
      closeRate: 6,
    });
    expect(pledges[2]).toMatchObject({ releaseAnnouncementDate: null, releaseNumberOfShares: null });
  });

  it('are an empty list for a company without any', async () => {
    expect(await read(majorEventsCalls.equityPledge, 'dataId=103')).toEqual([]);
  });
});

describe('dividends', () => {
  it('have the plan, its days and its rate of the record date’s close', async () => {
    const rows = await rowsOf(majorEventsTables.dividends);
    expect(rows).toEqual([
      expect.objectContaining({
        reportDate: '2026-06-30',
        implementationProgress: '预案',
        equityRegistrationDate: null,
        dividendRateBeforeTax: null,
      }),
      {
        reportDate: '2025-12-31',
        implementationReportDate: '2026-06-20',
        schemeDescription: '10派300元送1股转2股',
        dividendRecipient: '全体股东',
        equityRegistrationDate: '2026-07-01',
        exDate: '2026-07-02',
        dividendDate: '2026-07-03',
        bonusListDate: '2026-07-06',
        dividendPerShareBeforeTax: 30,
        dividendAmt: 300,
        sendScale: 0.1,
        transferProportion: 0.2,
        dividendRateBeforeTax: 0.02,
        implementationProgress: '实施',
      },
    ]);
  });

  it('sort by an amount', async () => {
    const rows = await rowsOf(majorEventsTables.dividends, 'dataId=101&sort=dividendAmt,DESC&size=1');
    expect(rows.map(({ dividendAmt }) => dividendAmt)).toEqual([300]);
  });
});

describe('employee plans', () => {
  it('have gaps where nothing is decided', async () => {
    expect(await rowsOf(majorEventsTables.employeePlans)).toEqual([
      {
        announcementDate: '2025-03-03',
        process: '锁定期',
        sharesSource: '二级市场购买',
        capital: 1000,
        capitalFromStaff: 600,
        buyAmount: 900,
        avgPrice: 90,
        actualShareholdingRate: 0.01,
        lockingStartDate: '2025-06-01',
        lockingEndDate: '2026-06-01',
        durationStartDate: '2025-04-01',
        durationEndDate: null,
      },
    ]);
  });
});

describe('additional issuance', () => {
  it('has each year once, newest first', async () => {
    expect(await read(majorEventsCalls.issuanceYears)).toEqual([2026, 2024]);
    expect(await read(majorEventsCalls.issuanceYears, 'dataId=103')).toEqual([]);
  });

  it('is answered for one year, or for all', async () => {
    const of2024 = await rowsOf(majorEventsTables.additionalIssuance, 'dataId=101&year=2024');
    expect(of2024).toEqual([
      expect.objectContaining({ issueDate: '2024-09-05', issue: '配股' }),
      {
        issueDate: '2024-03-05',
        listingDate: null,
        price: 5,
        volume: 10,
        amount: 50,
        issueCost: 1,
        netAmount: 49,
        issue: '定向增发',
      },
    ]);
    expect(await rowsOf(majorEventsTables.additionalIssuance)).toHaveLength(3);
    expect(await rowsOf(majorEventsTables.additionalIssuance, 'dataId=101&year=2025')).toEqual([]);
  });

  it.each(['20244', '1', 'x', '2024-01'])('refuses the year %j', async (year) => {
    const { path } = majorEventsTables.additionalIssuance;
    expect((await company.service.send(`${path}?dataId=101&year=${year}`, { token })).status).toBe(400);
  });
});

describe('every read of the major events', () => {
  const entries: [string, Entry][] = Object.entries({ ...majorEventsTables, ...majorEventsCalls });

  it.each(entries)('%s is 404 for another tenant’s company, 403 without its authority', async (_, entry) => {
    const other = await company.service.signIn({ tenantId: OTHER_TENANT, authorities: [NEEDS] });
    const without = await company.service.signIn({ authorities: ['gssjk_gn_view_fundPreference'] });
    const ask = async (dataId: number, as: string) =>
      (await company.service.send(`${entry.path}?dataId=${dataId}`, { token: as })).status;
    expect([await ask(201, token), await ask(110, token), await ask(101, other)]).toEqual([404, 404, 404]);
    expect([await ask(201, other), await ask(101, without)]).toEqual([200, 403]);
  });
});
