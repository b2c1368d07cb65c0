import { dailyBar } from '@console/market/schema';
import { exRightsClose } from '../prices/ex-rights.ts';
import { limitPrices, limitsOf } from '../prices/price-limits.ts';
import { LEAVING_SESSIONS } from '../world/company-life.ts';
import { isListed, type DemoCompany } from '../world/world.ts';
import type { FileRow } from '../demo-sink.ts';
import { grouped, tellDaily } from '../testing/told-story.ts';

type Bar = FileRow<typeof dailyBar>;

const { world, rows, faults } = tellDaily({
  seed: 1,
  size: { companies: 120, days: 320 },
  origin: '2024-06-28',
  end: '2024-09-30',
});
const bars = rows(dailyBar);
const byShare = grouped(bars, ({ security_id }) => security_id);
const traded = bars.filter(({ suspended }) => suspended === 0);
const cents = (yuan: number | null): number => Math.round((yuan ?? 0) * 100);

function* shares(): Generator<{ company: DemoCompany; own: readonly Bar[] }> {
  for (const company of world.companies) yield { company, own: byShare.get(company.text) ?? [] };
}
/** Each bar with the one before it. */
function* steps(own: readonly Bar[]): Generator<{ before: Bar; bar: Bar }> {
  for (const [at, bar] of own.entries()) {
    const before = own[at - 1];
    if (before) yield { before, bar };
  }
}

test('the importer refuses none of the rows', () => {
  expect(faults).toEqual([]);
  expect(bars.length).toBeGreaterThan(30_000);
});

test('a share has a bar on every trading day from its listing to the day before it leaves', () => {
  let left = 0;
  for (const { company, own } of shares()) {
    expect(own.map(({ trade_date }) => trade_date)).toEqual(
      world.days.filter((day) => isListed(company, day)),
    );
    if (company.delistDate !== null && company.delistDate <= world.end) left += 1;
  }
  expect(left).toBeGreaterThanOrEqual(2);
});

test('prices are ordered and amount over volume is a price of the day', () => {
  const wrong = traded.filter(({ open, high, low, close, amount, volume }) => {
    if (open === null || high === null || low === null || volume === null) return true;
    const average = amount / volume;
    const isOrdered = low <= Math.min(open, close) && Math.max(open, close) <= high;
    return !isOrdered || average < low - 0.01 || average > high + 0.01;
  });
  expect(wrong).toEqual([]);
});

test('no price crosses the limits of its board, status and date, and some reach them', () => {
  let atLimit = 0;
  const beyond: Bar[] = [];
  for (const { company, own } of shares()) {
    let session = company.listDate >= world.start ? 0 : 1000;
    const leavingAt =
      company.delistDate !== null && company.delistDate <= world.end
        ? own.length - LEAVING_SESSIONS
        : Infinity;
    for (const [at, bar] of own.entries()) {
      if (bar.suspended === 1) continue;
      const limits = limitsOf({
        board: company.board,
        st: bar.st === 1,
        day: bar.trade_date,
        listDay: company.listDate,
        session,
        leaving: at >= leavingAt ? at - leavingAt : null,
      });
      const { low, high } = limitPrices(cents(bar.pre_close), limits);
      if (cents(bar.high) > high || cents(bar.low) < low) beyond.push(bar);
      if (cents(bar.close) === high || cents(bar.close) === low) atLimit += 1;
      session += 1;
    }
  }
  expect(beyond).toEqual([]);
  expect(atLimit).toBeGreaterThan(20);
});

test('every ex-rights gap is a dividend, and every dividend of a traded share a gap', () => {
  const unexplained: Bar[] = [];
  let gaps = 0;
  let bonuses = 0;
  for (const { company, own } of shares()) {
    const dividends = new Map(world.bookOf(company).dividends.map((one) => [one.exDate, one]));
    for (const { before, bar } of steps(own)) {
      const dividend = dividends.get(bar.trade_date);
      const last = cents(before.close);
      if (!dividend) {
        if (cents(bar.pre_close) !== last) unexplained.push(bar);
        continue;
      }
      expect(cents(bar.pre_close)).toBe(exRightsClose(last, dividend));
      gaps += 1;
      expect(bar.suspended).toBe(0);
      expect(cents(bar.pre_close)).toBeLessThan(last);
      const growth = dividend.bonus + dividend.transfer;
      if (growth === 0) continue;
      bonuses += 1;
      expect((bar.total_shares ?? 0) / (before.total_shares ?? 0)).toBeCloseTo(1 + growth, 6);
    }
  }
  expect(unexplained).toEqual([]);
  expect(gaps).toBeGreaterThan(50);
  expect(bonuses).toBeGreaterThan(3);
});

test('shares are those of the books, and only dividends and placings change the total', () => {
  let placed = 0;
  for (const { company, own } of shares()) {
    const book = world.bookOf(company);
    const changes = new Set([
      ...book.dividends.map(({ exDate }) => exDate),
      ...book.issues.map((one) => one.listDate),
    ]);
    for (const { before, bar } of steps(own)) {
      if (bar.total_shares === before.total_shares) continue;
      expect(changes).toContain(bar.trade_date);
      if (book.issues.some(({ listDate }) => listDate === bar.trade_date)) placed += 1;
    }
    const differing = own.filter((bar) => {
      const { total, float } = book.sharesOn(bar.trade_date);
      return bar.total_shares !== total || bar.float_shares !== float;
    });
    expect(differing).toEqual([]);
  }
  expect(placed).toBeGreaterThan(0);
});

test('turnover is volume over float', () => {
  const wrong = bars.filter(
    ({ volume, float_shares, turnover_rate }) =>
      Math.abs((turnover_rate ?? NaN) - (volume ?? NaN) / (float_shares ?? NaN)) > 1e-6,
  );
  expect(wrong).toEqual([]);
  expect(bars.some(({ turnover_rate }) => (turnover_rate ?? 0) > 0.01)).toBe(true);
});

test('a suspended day has no open, high or low and repeats the last close', () => {
  const suspended = bars.filter((bar) => bar.suspended === 1);
  expect(suspended.length).toBeGreaterThan(0);
  for (const bar of suspended) {
    const { open, high, low, volume, amount } = bar;
    expect({ open, high, low, volume, amount }).toEqual({
      open: null,
      high: null,
      low: null,
      volume: 0,
      amount: 0,
    });
    expect(bar.close).toBe(bar.pre_close);
  }
});

test('multiples use figures announced up to the day, not later reports', () => {
  const wrong: Bar[] = [];
  let known = 0;
  for (const { company, own } of shares()) {
    const { reports } = world.bookOf(company);
    for (const bar of own) {
      const year = reports.filter(({ announceDate }) => announceDate <= bar.trade_date).slice(-4);
      const sum = (field: 'netProfit' | 'revenue') => year.reduce((so, report) => so + report[field], 0);
      const figures = [sum('netProfit'), year.at(-1)?.equity ?? 0, sum('revenue')];
      const capital = bar.close * (bar.total_shares ?? 0);
      const given = [bar.pe_ttm, bar.pb, bar.ps_ttm];
      const agrees = given.every((multiple, at) =>
        year.length < 4
          ? multiple === null
          : Math.abs((multiple ?? NaN) - capital / (figures[at] ?? 0)) < 1e-3,
      );
      if (!agrees) wrong.push(bar);
      if (year.length === 4) known += 1;
    }
  }
  expect(wrong).toEqual([]);
  expect(known).toBeGreaterThan(20_000);
});

test('the ST mark is set from the company’s day on', () => {
  const wrong: Bar[] = [];
  let marked = 0;
  for (const { company, own } of shares()) {
    for (const bar of own) {
      const st = company.stFrom !== null && company.stFrom <= bar.trade_date;
      if (bar.st !== (st ? 1 : 0)) wrong.push(bar);
      if (st) marked += 1;
    }
  }
  expect(wrong).toEqual([]);
  expect(marked).toBeGreaterThan(100);
});
