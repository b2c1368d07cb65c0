import { bookCompany } from '../testing/books-world.ts';
import { tradingDayNear } from '../prices/trading-days.ts';
import type { CompanyBook, DemoCompany } from '../world/world.ts';
import { minorityShare } from './company-habits.ts';
import { makeBook } from './make-book.ts';
import { issueAnnounced, issuePlan } from './share-issues.ts';

const start = '2021-03-15';
const end = '2024-06-28';
const companies = Array.from({ length: 186 }, (_, at) =>
  bookCompany(
    at,
    at % 20 === 3 ? { listDate: '2022-05-18' } : at % 20 === 7 ? { delistDate: '2023-09-01' } : {},
  ),
);
const books = new Map<DemoCompany, CompanyBook>(
  companies.map((company) => [company, makeBook(7, company, { start, end })]),
);
const each = [...books];
const firstDay = ({ listDate }: DemoCompany): string => (listDate > start ? listDate : start);
const cents = (value: number): number => Math.round(value * 100);
const yearFrom = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

test('quarters follow each other without a gap from the start of a year, at least twelve before the first day', () => {
  for (const [company, { reports }] of each) {
    expect(reports[0]?.period.slice(5)).toBe('03-31');
    const ends = ['03-31', '06-30', '09-30', '12-31'];
    reports.forEach(({ period }, at) => expect(period.slice(5)).toBe(ends[at % 4]));
    expect(new Set(reports.map(({ period }) => period)).size).toBe(reports.length);
    expect(reports.filter(({ period }) => period < firstDay(company)).length).toBeGreaterThanOrEqual(12);
    if (company.delistDate === null) expect(reports.at(-1)?.period).toBe('2024-03-31');
  }
});

test('reports are announced in order, on trading days within the legal windows, or on the day of listing', () => {
  const windows = { '03-31': ['04-10', '04-30'], '06-30': ['08-01', '08-31'], '09-30': ['10-10', '10-31'] };
  for (const [{ listDate }, { reports }] of each) {
    let before = '';
    for (const { period, announceDate } of reports) {
      expect(announceDate >= before).toBe(true);
      before = announceDate;
      if (announceDate === listDate) continue;
      const [from = '03-01', to = '04-30'] = (windows as Record<string, string[]>)[period.slice(5)] ?? [];
      const year = Number(period.slice(0, 4)) + (period.endsWith('12-31') ? 1 : 0);
      expect(announceDate >= `${year}-${from}` && announceDate <= `${year}-${to}`).toBe(true);
      expect(tradingDayNear(announceDate)).toBe(announceDate);
    }
  }
});

test('nothing is announced before the listing or after the delisting', () => {
  for (const [{ listDate, delistDate }, { reports }] of each) {
    expect(reports.every(({ announceDate }) => announceDate >= listDate)).toBe(true);
    expect(reports.every(({ announceDate }) => delistDate === null || announceDate < delistDate)).toBe(true);
  }
});

test('another end changes nothing written before', () => {
  for (const company of companies.slice(0, 80)) {
    const longer = makeBook(7, company, { start, end: '2025-02-14' });
    const book = makeBook(7, company, { start, end });
    expect(longer.reports.slice(0, book.reports.length)).toEqual(book.reports);
    const paid = book.dividends.filter(({ exDate }) => exDate <= end);
    expect(longer.dividends.slice(0, paid.length)).toEqual(paid);
    expect(longer.issues.slice(0, book.issues.length)).toEqual(book.issues);
    for (const day of ['2021-03-15', '2022-08-01', '2023-07-14', end]) {
      expect(longer.sharesOn(day)).toEqual(book.sharesOn(day));
      expect(longer.trailing(day)).toEqual(book.trailing(day));
    }
  }
});

test('what is known on the first day prices the company near its industry', () => {
  const errors = each.flatMap(([company, book]) => {
    const known = book.trailing(firstDay(company));
    if (!known) throw new Error(`${company.text} knows nothing on its first day`);
    const capital = (company.startPrice / 100) * company.startShares;
    if (company.losing) {
      expect(known.earnings).toBeLessThan(0);
      return [];
    }
    return [Math.log(capital / known.earnings / company.industry.pe)];
  });
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  const spread = Math.sqrt(errors.reduce((sum, error) => sum + (error - mean) ** 2, 0) / errors.length);
  expect(mean).toBeCloseTo(0, 0);
  expect(spread).toBeGreaterThan(0.25);
  expect(spread).toBeLessThan(0.45);
});

test('trailing figures are the sum of the four newest announced quarters, with the newest equity', () => {
  const [, book] = each[0] ?? [];
  if (!book) throw new Error('no book');
  const known = book.reports.filter(({ announceDate }) => announceDate <= '2023-09-12').slice(-4);
  expect(known.at(-1)?.period).toBe('2023-06-30');
  expect(book.trailing('2023-09-12')).toEqual({
    earnings: known.reduce((sum, { netProfit }) => sum + netProfit, 0),
    sales: known.reduce((sum, { revenue }) => sum + revenue, 0),
    equity: known.at(-1)?.equity,
  });
  expect(book.trailing(book.reports[2]?.announceDate ?? '')).toBeNull();
  expect(book.trailing('2023-09-12')).toEqual(book.trailing('2023-09-11'));
});

test('equity changes by profit, dividends, placings and little else', () => {
  for (const [, { reports, dividends, issues }] of each) {
    for (const [at, { equity, netProfit, period }] of reports.entries()) {
      const before = reports[at - 1];
      if (!before) continue;
      const within = (day: string): boolean => day > before.period && day <= period;
      const paid = dividends
        .filter(({ exDate }) => within(exDate))
        .reduce((sum, { cash, shares }) => sum + (cash / 100) * shares, 0);
      const raised = issues
        .filter(({ listDate }) => within(listDate))
        .reduce((sum, { shares, price, cost }) => sum + shares * price - cost, 0);
      const rest = equity - before.equity - netProfit + paid - raised;
      expect(Math.abs(rest)).toBeLessThan(0.008 * Math.abs(before.equity) + 0.01 * (raised + paid));
      expect(equity).toBeGreaterThan(0);
    }
  }
});

test('figures are whole cents and assets exceed equity with its minority', () => {
  for (const [company, { reports }] of each) {
    const minority = minorityShare(7, company);
    for (const { revenue, netProfit, equity, assets } of reports) {
      for (const value of [revenue, netProfit, equity, assets])
        expect(Math.abs(value * 100 - cents(value))).toBeLessThan(1e-6 * Math.abs(value) + 1e-6);
      expect(revenue).toBeGreaterThan(0);
      expect(assets).toBeGreaterThan(equity * (1 + minority));
    }
  }
});

test('banks live on deposits, others do not', () => {
  const leverage = (template: string): number[] =>
    each.flatMap(([company, { reports }]) => {
      const last = reports.at(-1);
      return company.template === template && last ? [1 - last.equity / last.assets] : [];
    });
  for (const share of leverage('bank')) expect(share).toBeGreaterThan(0.9);
  for (const share of leverage('insurer')) expect(share).toBeGreaterThan(0.84);
  const general = leverage('general').sort((one, other) => one - other);
  expect(general[Math.floor(general.length / 2)]).toBeLessThan(0.55);
});

test('a dividend follows a profitable year, is at most 6 % of book value and has its dates in order', () => {
  let paid = 0;
  for (const [, { dividends, reports }] of each) {
    for (const {
      period,
      planDate,
      implementDate,
      recordDate,
      exDate,
      cash,
      bonus,
      transfer,
      shares,
    } of dividends) {
      paid += 1;
      const at = reports.findIndex((report) => report.period === period);
      const year = reports.slice(at - 3, at + 1);
      expect(year.reduce((sum, { netProfit }) => sum + netProfit, 0)).toBeGreaterThan(0);
      expect(planDate).toBe(year[3]?.announceDate);
      expect(planDate < implementDate && implementDate < recordDate && recordDate < exDate).toBe(true);
      expect(tradingDayNear(yearFrom(recordDate, 1))).toBe(exDate);
      expect(tradingDayNear(exDate)).toBe(exDate);
      expect(['05', '06', '07']).toContain(exDate.slice(5, 7));
      expect(Number.isInteger(cash)).toBe(true);
      expect((cash / 100) * shares).toBeLessThanOrEqual(0.0601 * (year[3]?.equity ?? 0) * 1.15);
      expect(Number.isInteger(Math.round(1e6 * (bonus + transfer)) / 1e5)).toBe(true);
      expect(cash + bonus + transfer).toBeGreaterThan(0);
    }
  }
  expect(paid).toBeGreaterThan(350);
  expect(each.some(([, { dividends }]) => dividends.some(({ transfer }) => transfer > 0))).toBe(true);
});

test('shares grow on ex-dates with new shares and on listings of placings, on no other days', () => {
  let changes = 0;
  for (const [company, book] of each) {
    expect(book.sharesOn(firstDay(company))).toEqual({
      total: company.startShares,
      float: company.startFloat,
    });
    let { total } = company.startFloat > 0 ? book.sharesOn(firstDay(company)) : { total: 0 };
    const days = [
      ...book.dividends
        .filter(({ exDate }) => exDate > firstDay(company) && exDate <= end)
        .map((given) => ({ day: given.exDate, given })),
      ...book.issues.map((given) => ({ day: given.listDate, given })),
    ].sort((one, other) => (one.day < other.day ? -1 : 1));
    for (const { day, given } of days) {
      expect(book.sharesOn(yearFrom(day, -1)).total).toBe(total);
      const added =
        'price' in given
          ? given.shares
          : Math.round(total * given.bonus) + Math.round(total * given.transfer);
      if (!('price' in given)) expect(given.shares).toBe(total);
      total += added;
      if (added > 0) changes += 1;
      const now = book.sharesOn(day);
      expect(now.total).toBe(total);
      expect(now.float).toBeLessThanOrEqual(now.total);
    }
  }
  expect(changes).toBeGreaterThan(30);
});

test('placings are rare, whole lots, 3 to 12 percent, and listed on a trading day', () => {
  const issues = each.flatMap(([, book]) => book.issues.map((issue) => ({ issue, book })));
  expect(issues.length).toBeGreaterThan(0.015 * 186 * 3);
  expect(issues.length).toBeLessThan(0.07 * 186 * 3.3);
  for (const { issue, book } of issues) {
    expect(issue.shares % 100).toBe(0);
    const share = issue.shares / book.sharesOn(yearFrom(issue.listDate, -1)).total;
    expect(share).toBeGreaterThan(0.029);
    expect(share).toBeLessThan(0.121);
    expect(tradingDayNear(issue.listDate)).toBe(issue.listDate);
    expect(issue.issueDate < issue.listDate).toBe(true);
  }
});

test('a losing company mostly makes losses and pays no dividend for them; others mostly do not', () => {
  const negative = (losing: boolean): number => {
    const all = each.filter(([company]) => company.losing === losing).flatMap(([, { reports }]) => reports);
    return all.filter(({ netProfit }) => netProfit < 0).length / all.length;
  };
  expect(negative(true)).toBeGreaterThan(0.5);
  expect(negative(false)).toBeLessThan(0.2);
});

test('the result of a placing is announced in the quarter of its listing, when the books include it', () => {
  const quarter = (day: string): string =>
    `${day.slice(0, 4)} ${Math.floor((Number(day.slice(5, 7)) - 1) / 3)}`;
  const listed = each.flatMap(([, { issues }]) => issues.map(({ listDate }) => listDate));
  expect(listed.length).toBeGreaterThan(5);
  for (const day of listed) expect(quarter(issueAnnounced(day))).toBe(quarter(day));
  for (let month = 1; month <= 12; month += 1) {
    const { text } = { text: `any ${month}` };
    for (let year = 1990; year < 2030; year += 1) {
      const plan = issuePlan(month, { text }, year);
      if (plan) expect(quarter(issueAnnounced(plan.listDate))).toBe(quarter(plan.listDate));
    }
  }
});

test('shares that were locked up with a listing become tradable after a year, and more after three', () => {
  const company = bookCompany(3, { listDate: '2021-05-18', startShares: 4e8, startFloat: 1e8 });
  const book = makeBook(7, company, { start, end: '2024-12-31' });
  const locked = (day: string): number => {
    const { total, float } = book.sharesOn(day);
    return (total - float) / total;
  };
  expect(locked('2022-05-16')).toBeGreaterThan(0.6);
  expect(locked('2022-05-20')).toBeLessThan(0.55);
  expect(locked('2024-05-23')).toBeLessThan(0.5 * locked('2024-05-10'));
});
