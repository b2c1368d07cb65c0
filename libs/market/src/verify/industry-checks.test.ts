import { industryChecks } from './industry-checks.ts';
import type { IndustryDay } from './plain-industries.ts';

const day = (date: string, index: number, more: Partial<IndustryDay> = {}): IndustryDay => ({
  date,
  then: 3,
  now: 2,
  capital: 1e9,
  turnover: 0.01,
  index,
  ...more,
});
const DAYS = [day('2020-01-02', 1000), day('2020-01-03', NaN, { then: 2, capital: NaN })];

test('the same figures agree, missing ones included', () => {
  const checks = industryChecks([{ code: '801030', days: DAYS }], [{ code: '801030', days: DAYS }]);
  expect(checks.every(({ ok }) => ok)).toBe(true);
  expect(checks.find(({ name }) => name.endsWith('then and now differ'))?.expected).toBe(1);
});

test('another figure of a day, a missing one and a missing industry are wrong', () => {
  const wrong = (days: readonly IndustryDay[]): string[] =>
    industryChecks([{ code: 'A', days: DAYS }], [{ code: 'A', days }])
      .filter(({ ok }) => !ok)
      .map(({ name }) => name);
  expect(wrong([day('2020-01-02', 1001), DAYS[1] as IndustryDay])).toEqual([
    'industry A: days with another index',
    'industry A: index on 2020-01-02',
  ]);
  expect(wrong([day('2020-01-02', 1000, { now: 3 }), DAYS[1] as IndustryDay])).toContain(
    'industry A: days on which members then and now differ',
  );
  expect(industryChecks([{ code: 'A', days: DAYS }], []).filter(({ ok }) => !ok).length).toBeGreaterThan(3);
});
