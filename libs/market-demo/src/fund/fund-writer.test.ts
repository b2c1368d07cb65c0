import { etfBar, etfConstituent, etfProfile, indexBar, indexProfile } from '@console/market/schema';
import { isListed } from '../world/world.ts';
import { grouped, tellDaily } from '../testing/told-story.ts';

const { world, rows, faults } = tellDaily({
  seed: 3,
  size: { companies: 150, days: 140 },
  origin: '2024-06-28',
});
const profiles = rows(etfProfile);
const bars = grouped(rows(etfBar), ({ etf_code }) => etf_code);

test('the importer refuses none of the rows', () => {
  expect(faults).toEqual([]);
});

test('each fund follows one existing index or industry, and has bars for every day', () => {
  const indexes = new Set(rows(indexProfile).map(({ index_code }) => index_code));
  const industries = new Set(world.companies.map(({ industry }) => industry.code));
  expect(profiles.length).toBeGreaterThan(8);
  for (const { etf_code, index_code, sw_code } of profiles) {
    expect((index_code === null) !== (sw_code === null)).toBe(true);
    if (index_code !== null) expect(indexes).toContain(index_code);
    if (sw_code !== null) expect(industries).toContain(sw_code);
    expect(bars.get(etf_code)?.map(({ trade_date }) => trade_date)).toEqual(world.days);
  }
  expect(new Set(profiles.map(({ name }) => name)).size).toBe(profiles.length);
});

test('weights of one fund and month sum to 1, of listed shares', () => {
  const months = grouped(rows(etfConstituent), (row) => `${row.etf_code} ${row.as_of_date}`);
  expect(months.size).toBeGreaterThan(6 * profiles.length);
  for (const own of months.values()) {
    expect(own.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
    for (const { security_id, as_of_date, weight } of own) {
      expect(weight).toBeGreaterThan(0);
      const company = world.companies.find(({ text }) => text === security_id);
      expect(company && isListed(company, as_of_date)).toBe(true);
    }
  }
});

test('prices move within a tenth of the day before’s and stay near the net value', () => {
  for (const own of bars.values()) {
    for (const [at, { pre_close, high, low, close, net_value }] of own.entries()) {
      if (at > 0) expect(pre_close).toBe(own[at - 1]?.close);
      expect(high).toBeLessThanOrEqual(pre_close * 1.1 + 1e-9);
      expect(low).toBeGreaterThanOrEqual(pre_close * 0.9 - 1e-9);
      expect(Math.abs(close / net_value - 1)).toBeLessThan(0.03);
    }
  }
});

test('a net value goes with the index, less the fee', () => {
  const index = new Map(rows(indexBar).map((bar) => [`${bar.index_code} ${bar.trade_date}`, bar.close]));
  for (const { etf_code, index_code } of profiles) {
    const own = bars.get(etf_code) ?? [];
    const [first, last] = [own[0], own.at(-1)];
    if (index_code === null || !first || !last) continue;
    const level = ({ trade_date }: { trade_date: string }) => index.get(`${index_code} ${trade_date}`) ?? NaN;
    const followed = last.net_value / first.net_value;
    expect(followed / (level(last) / level(first))).toBeCloseTo((1 - 0.006 / 250) ** 139, 2);
  }
});

test('a profile is the last published quarter’s, scale being units times net value', () => {
  for (const { etf_code, as_of_date, fund_shares, fund_scale, established_date } of profiles) {
    // The second quarter’s report comes three weeks after its end.
    expect(as_of_date).toBe('2024-03-31');
    const bar = (bars.get(etf_code) ?? []).filter(({ trade_date }) => trade_date <= as_of_date).at(-1);
    expect(fund_shares).toBe(bar?.fund_shares);
    expect((fund_scale ?? 0) / (fund_shares ?? 1)).toBeCloseTo(bar?.net_value ?? 0, 3);
    expect(established_date < world.start).toBe(true);
  }
});
