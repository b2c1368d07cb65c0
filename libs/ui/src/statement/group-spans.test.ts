import { groupSpans } from './group-spans.ts';

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
});
