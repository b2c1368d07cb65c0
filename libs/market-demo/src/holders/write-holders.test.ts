import {
  employeePlan,
  equityPledge,
  HOLDER_TABLES,
  holderCount,
  industrialCapital,
  institutionHolding,
  shareholder,
} from '@console/market/schema';
import { makeWorld, type StoryWorld } from '../world/make-world.ts';
import { CollectingSink } from '../testing/collecting-sink.ts';
import type { DemoCompany } from '../world/world.ts';
import { writeCompanies } from '../write-companies.ts';
import { HOLDER_WRITERS } from './write-holders.ts';

const ORIGIN = '2024-06-28';
const SIZE = { companies: 90, days: 520 };
const told = (end?: string) => {
  const world = makeWorld({ seed: 5, size: SIZE, origin: ORIGIN, ...(end === undefined ? {} : { end }) });
  const sink = new CollectingSink(
    world.end,
    world.companies.map(({ text }) => text),
  );
  writeCompanies(world, sink, HOLDER_WRITERS);
  return { world, sink };
};
const { world, sink } = told();
type Row = ReturnType<CollectingSink['rows']>[number];
const num = (row: Row | undefined, name: string): number => Number(row?.[name] ?? NaN);
const str = (row: Row | undefined, name: string): string => String(row?.[name] ?? '');
const companies = new Map(world.companies.map((company) => [company.text, company]));

function companyOf(row: Row, of: StoryWorld = world): DemoCompany {
  const company = of.companies.find(({ text }) => text === row['security_id']);
  if (!company) throw new Error(`no ${str(row, 'security_id')}`);
  return company;
}

function groups(rows: readonly Row[], ...names: string[]): ReadonlyMap<string, readonly Row[]> {
  const by = new Map<string, Row[]>();
  for (const row of rows) {
    const key = names.map((name) => str(row, name)).join(' ');
    by.set(key, [...(by.get(key) ?? []), row]);
  }
  return by;
}

test('the importer takes every row, and every table has some', () => {
  expect(sink.faults).toEqual([]);
  for (const table of HOLDER_TABLES) expect(sink.rows(table).length).toBeGreaterThan(5);
});

test('a list has ten ranks, largest first, each name once, and no more shares than exist', () => {
  for (const rows of groups(sink.rows(shareholder), 'security_id', 'report_period', 'kind').values()) {
    expect(rows.map((row) => row['rank'])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(new Set(rows.map((row) => row['holder_name'])).size).toBe(10);
    const held = rows.map((row) => num(row, 'held_num'));
    expect(held).toEqual([...held].sort((one, other) => other - one));
    const first = rows[0] ?? {};
    const { total, float } = world.bookOf(companyOf(first)).sharesOn(str(first, 'report_period'));
    const of = first['kind'] === 'top' ? total : float;
    expect(held.reduce((sum, shares) => sum + shares, 0)).toBeLessThanOrEqual(of);
    for (const row of rows) expect(num(row, 'held_ratio')).toBeCloseTo(num(row, 'held_num') / of, 6);
  }
});

test('a change is against the same holder’s line of the quarter before, and empty for a holder not in it', () => {
  const lists = groups(sink.rows(shareholder), 'security_id', 'kind', 'report_period');
  const seen = { compared: 0, fresh: 0 };
  for (const sequence of groups(sink.rows(shareholder), 'security_id', 'kind').values()) {
    const periods = [...new Set(sequence.map((row) => str(row, 'report_period')))];
    for (const [at, period] of periods.entries()) {
      const [first] = sequence;
      const key = (of: string): string => `${str(first, 'security_id')} ${str(first, 'kind')} ${of}`;
      if (at === 0) continue;
      const before = new Map(lists.get(key(periods[at - 1] ?? ''))?.map((row) => [row['holder_name'], row]));
      for (const row of lists.get(key(period)) ?? []) {
        const last = before.get(str(row, 'holder_name'));
        const change = last ? num(row, 'held_num') - num(last, 'held_num') : null;
        expect(row['held_num_change']).toBe(change);
        seen[last ? 'compared' : 'fresh'] += 1;
      }
    }
  }
  expect(seen.compared).toBeGreaterThan(1000);
  expect(seen.fresh).toBeGreaterThan(100);
});

test('one holder stays the largest through all lists', () => {
  const firsts = sink.rows(shareholder).filter((row) => row['kind'] === 'top' && row['rank'] === 1);
  for (const rows of groups(firsts, 'security_id').values()) {
    expect(new Set(rows.map((row) => row['holder_name'])).size).toBe(1);
  }
});

test('the lists are of the last eight quarters, of the others since eight before the start', () => {
  const periods = [...new Set(sink.rows(shareholder).map((row) => str(row, 'report_period')))].sort();
  expect([periods[0], periods.at(-1)]).toEqual(['2022-06-30', '2024-03-31']);
  const counted = sink.rows(holderCount).map((row) => str(row, 'report_period'));
  expect([...counted].sort()[0]).toBe('2020-06-30');
  expect(world.start.slice(0, 7)).toBe('2022-05');
});

test('no rows are of a quarter before the share was listed', () => {
  for (const table of [shareholder, holderCount, institutionHolding, industrialCapital]) {
    for (const row of sink.rows(table)) {
      expect(str(row, 'report_period') >= companyOf(row).listDate).toBe(true);
    }
  }
});

test('the founders’ sum follows the list’s first, its value the close, its change the quarter before', () => {
  const firsts = new Map(
    sink
      .rows(shareholder)
      .filter((row) => row['kind'] === 'top' && row['rank'] === 1)
      .map((row) => [`${str(row, 'security_id')} ${str(row, 'report_period')}`, num(row, 'held_num')]),
  );
  let compared = 0;
  for (const rows of groups(sink.rows(industrialCapital), 'security_id').values()) {
    for (const [at, row] of rows.entries()) {
      const first = firsts.get(`${str(row, 'security_id')} ${str(row, 'report_period')}`);
      if (first !== undefined) expect(row['no1_holder_held_num']).toBe(first);
      const held = num(row, 'foundation_holder_held_num');
      expect(held).toBeGreaterThanOrEqual(num(row, 'no1_holder_held_num'));
      const { total } = world.bookOf(companyOf(row)).sharesOn(str(row, 'report_period'));
      expect(num(row, 'foundation_holder_held_capital_rate')).toBeCloseTo(held / total, 6);
      const close = world.closeOn(companyOf(row), str(row, 'report_period'));
      expect(row['foundation_holder_held_capital']).toBe(close === null ? null : (held * close) / 100);
      if (at === 0) continue;
      const change = held - num(rows[at - 1], 'foundation_holder_held_num');
      expect(row['foundation_holder_held_num_change']).toBe(change);
      compared += Number(change !== 0);
    }
  }
  expect(compared).toBeGreaterThan(20);
});

const KINDS = ['qfii', 'social_security', 'broker', 'insurance', 'trust', 'other'];

test('kinds of institution add up, are valued at the close and are no less than in the lists', () => {
  const listed = new Map<string, number>();
  for (const row of sink.rows(shareholder)) {
    if (row['kind'] !== 'top' || row['holder_type'] !== '证券投资基金') continue;
    const key = `${str(row, 'security_id')} ${str(row, 'report_period')}`;
    listed.set(key, (listed.get(key) ?? 0) + num(row, 'held_num'));
  }
  expect(listed.size).toBeGreaterThan(100);
  for (const row of sink.rows(institutionHolding)) {
    const { float } = world.bookOf(companyOf(row)).sharesOn(str(row, 'report_period'));
    const others = KINDS.reduce((sum, kind) => sum + num(row, `${kind}_held_num`), 0);
    expect(row['non_fund_held_num']).toBe(others);
    const fund = num(row, 'fund_held_num');
    expect(fund + others).toBeLessThan(float);
    expect(num(row, 'fund_held_percent')).toBeCloseTo(fund / float, 6);
    expect(num(row, 'non_fund_held_percent')).toBeCloseTo(others / float, 6);
    expect(fund).toBeGreaterThanOrEqual(
      listed.get(`${str(row, 'security_id')} ${str(row, 'report_period')}`) ?? 0,
    );
    const close = world.closeOn(companyOf(row), str(row, 'report_period'));
    for (const kind of [...KINDS, 'fund', 'non_fund']) {
      expect(row[`${kind}_held_capital`]).toBe(
        close === null ? null : (num(row, `${kind}_held_num`) * close) / 100,
      );
    }
  }
});

test('accounts share the float', () => {
  for (const row of sink.rows(holderCount)) {
    const { float } = world.bookOf(companyOf(row)).sharesOn(str(row, 'report_period'));
    expect(num(row, 'average_shares')).toBeCloseTo(float / num(row, 'holder_num'), 1);
  }
});

test('about a third of the companies pledge, never more than the holder owns', () => {
  const pledges = sink.rows(equityPledge);
  const share = new Set(pledges.map((row) => row['security_id'])).size / companies.size;
  expect(share).toBeGreaterThan(0.15);
  expect(share).toBeLessThan(0.45);
  const held = new Map(
    sink
      .rows(shareholder)
      .filter((row) => row['kind'] === 'top')
      .map((row) => [
        ['security_id', 'holder_name', 'report_period'].map((name) => str(row, name)).join(' '),
        row,
      ]),
  );
  let compared = 0;
  for (const [holder, own] of groups(pledges, 'security_id', 'pledger')) {
    for (const period of ['2022-12-31', '2023-06-30', '2023-12-31', '2024-03-31']) {
      const stake = held.get(`${holder} ${period}`);
      if (!stake) continue;
      const pledged = own
        .filter((row) => str(row, 'start_date') <= period)
        .reduce((sum, row) => {
          const isReleased =
            str(row, 'release_announce_date') !== '' && str(row, 'release_announce_date') <= period;
          return sum + num(row, 'pledged_shares') - (isReleased ? num(row, 'released_shares') : 0);
        }, 0);
      expect(pledged).toBeLessThanOrEqual(num(stake, 'held_num'));
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(10);
});

test('the shares that remain pledged follow from all announcements up to the row’s own', () => {
  for (const rows of groups(sink.rows(equityPledge), 'security_id').values()) {
    for (const row of rows) {
      const day = str(row, 'release_announce_date') || str(row, 'announce_date');
      const left = (of: Row): number => {
        if (str(of, 'start_date') > day) return 0;
        const release = str(of, 'release_announce_date');
        return (
          num(of, 'pledged_shares') - (release !== '' && release <= day ? num(of, 'released_shares') : 0)
        );
      };
      const sum = (some: readonly Row[]): number => some.reduce((so, of) => so + left(of), 0);
      expect(num(row, 'remaining_shares')).toBe(left(row));
      expect(num(row, 'holder_remaining_shares')).toBe(
        sum(rows.filter((of) => of['pledger'] === row['pledger'])),
      );
      expect(num(row, 'company_remaining_shares')).toBe(sum(rows));
      expect(num(row, 'pledge_cost') * 100).toBeCloseTo(
        world.closeOn(companyOf(row), str(row, 'start_date')) ?? NaN,
        6,
      );
      expect(num(row, 'close_out_price')).toBeLessThan(num(row, 'alert_price'));
      expect(num(row, 'alert_price')).toBeLessThan(num(row, 'pledge_cost'));
    }
  }
});

test('some pledges are released, some are not', () => {
  const released = sink.rows(equityPledge).filter((row) => row['release_announce_date'] !== null);
  expect(released.length).toBeGreaterThan(2);
  expect(released.length).toBeLessThan(sink.rows(equityPledge).length);
});

test('a plan’s money buys the shares of its rate, given only once they are bought', () => {
  for (const row of sink.rows(employeePlan)) {
    const isBought = row['locking_start_date'] !== null;
    expect(row['buy_amount'] === null).toBe(!isBought);
    if (!isBought) continue;
    const { total } = world.bookOf(companyOf(row)).sharesOn(str(row, 'locking_start_date'));
    const shares = num(row, 'buy_amount') / num(row, 'average_price');
    expect(num(row, 'actual_shareholding_rate')).toBeCloseTo(shares / total, 6);
  }
});

test.each(['2024-07-26', '2024-12-31'])(
  'a story that continues to %s keeps earlier rows, except those that changed since',
  (end) => {
    const later = told(end);
    expect(later.world.days.length).toBeGreaterThan(world.days.length);
    for (const table of HOLDER_TABLES) {
      const before = new Map(sink.rows(table).map((row) => [keyOf(table.key, row), row]));
      const known = later.sink.rows(table, world.end);
      for (const row of known) expect(before.get(keyOf(table.key, row))).toEqual(row);
      const all = new Set(later.sink.rows(table).map((row) => keyOf(table.key, row)));
      expect([...before.keys()].filter((key) => !all.has(key))).toEqual([]);
      if (table !== equityPledge && table !== employeePlan) expect(known).toHaveLength(before.size);
    }
  },
);

const keyOf = (key: readonly string[], row: Row): string => key.map((name) => str(row, name)).join(' ');
