import { featuredTables, isCurrent } from './featured-tables.ts';

const state = (table: string, asOf: string | null) => ({
  ...{ table, asOf, title: table, rows: 1, loadedAt: '2026-11-20 18:00:00', source: 'demo' },
});

describe('the tables on the home page', () => {
  it('are the known ones that were loaded, in their own order and under their own names', () => {
    const tables = [state('announcement', null), state('patent', null), state('daily_bar', '2026-11-20')];
    expect(featuredTables(tables).map(({ title }) => title)).toEqual(['日行情', '公告']);
  });

  it('are behind when a daily one does not reach the business date', () => {
    const [bars, news] = featuredTables([
      state('daily_bar', '2026-11-19'),
      state('announcement', '2026-11-01'),
    ]);
    expect(bars && isCurrent(bars, '2026-11-20')).toBe(false);
    expect(bars && isCurrent(bars, '2026-11-19')).toBe(true);
    expect(news && isCurrent(news, '2026-11-20')).toBe(true);
  });
});
