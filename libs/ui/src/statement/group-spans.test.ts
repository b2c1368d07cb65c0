import { groupSize, groupSpans } from './group-spans.ts';

describe('groupSpans', () => {
  test('joins columns beside each other of one group, and no others', () => {
    const columns = [
      { key: 'date' },
      { key: 'a', group: '毛利率' },
      { key: 'b', group: '毛利率' },
      { key: 'c', group: 'ROE' },
      { key: 'd', group: '毛利率' },
    ];
    expect(groupSpans(columns).map(({ group, count }) => [group, count])).toEqual([
      ['', 1],
      ['毛利率', 2],
      ['ROE', 1],
      ['毛利率', 1],
    ]);
  });

  test('are none where no column names one', () => {
    expect(groupSpans([{ key: 'a' }, { key: 'b' }])).toEqual([]);
  });

  test('of one size are that many together, others one by one', () => {
    const of = (...groups: string[]): number =>
      groupSize(groupSpans(groups.map((group, at) => ({ key: String(at), group }))));
    expect([of('2026Q1', '2026Q1', '2025Y', '2025Y'), of('甲', '甲', '乙'), of()]).toEqual([2, 1, 1]);
  });
});
