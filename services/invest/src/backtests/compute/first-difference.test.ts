import { firstDifference } from './first-difference.ts';

const report = { dates: ['2024-01-02'], rankIc: { '1': [0.1, null], '5': [0.2, 0.3] }, longShort: null };

it('is null between equal values', () => {
  expect(firstDifference(report, structuredClone(report))).toBeNull();
});

it.each([
  [{ ...report, rankIc: { ...report.rankIc, '5': [0.2, 0.30000000000000004] } }, 'rankIc.5[1]'],
  [{ ...report, rankIc: { '1': [0.1, 0], '5': [1, 1] } }, 'rankIc.1[1]'],
  [{ ...report, dates: ['2024-01-02', '2024-01-03'] }, 'dates[1]'],
  [{ ...report, longShort: { wealth: [1] } }, 'longShort'],
  [{ ...report, more: 1 }, 'more'],
  [{ ...report, rankIc: [0.1] }, 'rankIc'],
])('is the first place where the values differ: %j', (other, place) => {
  expect(firstDifference(report, other)).toBe(place);
});
