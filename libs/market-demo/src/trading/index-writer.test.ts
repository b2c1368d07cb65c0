import { dailyBar, indexBar, indexProfile } from '@console/market/schema';
import type { DemoCompany } from '../world/world.ts';
import { grouped, tellDaily } from '../testing/told-story.ts';

const { world, rows } = tellDaily({ seed: 6, size: { companies: 150, days: 90 }, origin: '2024-06-28' });
const byIndex = grouped(rows(indexBar), ({ index_code }) => index_code);
const barsOn = grouped(rows(dailyBar), ({ trade_date }) => trade_date);

/** Shares listed for 20 trading days when the month began: recomputed from the bars alone. */
function recompute(day: string, includes: (company: DemoCompany) => boolean): number {
  const first = world.days.find((one) => one.slice(0, 7) === day.slice(0, 7)) ?? '';
  const at = world.days.indexOf(first);
  const seasoned = (company: DemoCompany) =>
    at >= 20 ? company.listDate <= (world.days[at - 20] ?? '') : company.listDate < world.start;
  const members = new Set(
    world.companies.filter((one) => includes(one) && seasoned(one)).map(({ text }) => text),
  );
  const own = (barsOn.get(day) ?? []).filter(({ security_id }) => members.has(security_id));
  const value = (field: 'close' | 'pre_close') =>
    own.reduce((sum, bar) => sum + bar[field] * (bar.float_shares ?? 0), 0);
  return value('close') / value('pre_close') - 1;
}

test('the whole market has bars for every day, each from the close before', () => {
  const own = byIndex.get('DM0001') ?? [];
  expect(own.map(({ trade_date }) => trade_date)).toEqual(world.days);
  expect(own[0]?.pre_close).toBe(1000);
  for (const [at, bar] of own.entries()) {
    if (at > 0) expect(bar.pre_close).toBe(own[at - 1]?.close);
  }
});

test('an index moves as its shares do, weighted by float capital', () => {
  // Well after the start, where a month ago is within the written days.
  for (const bar of (byIndex.get('DM0001') ?? []).slice(45)) {
    expect(bar.close / bar.pre_close - 1).toBeCloseTo(
      recompute(bar.trade_date, () => true),
      4,
    );
  }
  for (const bar of (byIndex.get('DM0005') ?? []).slice(45)) {
    const expected = recompute(bar.trade_date, ({ board }) => board === 'chinext');
    expect(bar.close / bar.pre_close - 1).toBeCloseTo(expected, 4);
  }
});

test('the large, the middle and the small together are the whole market’s volume', () => {
  const volume = (code: string, at: number) => byIndex.get(code)?.[at]?.volume ?? 0;
  for (const at of [0, 40, 89]) {
    expect(volume('DM0002', at) + volume('DM0003', at) + volume('DM0004', at)).toBe(volume('DM0001', at));
  }
});

test('every index with bars has a profile with its base', () => {
  const profiles = rows(indexProfile);
  expect(new Set(profiles.map(({ index_code }) => index_code))).toEqual(new Set(byIndex.keys()));
  for (const { base_date, base_level } of profiles) {
    expect(base_date < world.start).toBe(true);
    expect(base_level).toBe(1000);
  }
});
