import { signalDates } from './signal-dates.ts';

const DAYS = [
  '2026-03-26',
  '2026-03-27',
  '2026-03-30',
  '2026-03-31',
  '2026-04-01',
  '2026-04-03',
  '2026-04-07',
];

it.each([
  [1, DAYS.slice(0, -1)],
  [2, ['2026-03-26', '2026-03-27', '2026-04-03']],
  [3, ['2026-03-26', '2026-03-31']],
  [4, ['2026-03-26', '2026-03-31']],
] as const)('are the first day and the last of each period of frequency %i', (frequency, wanted) => {
  expect(signalDates(DAYS, frequency)).toEqual(wanted);
});

it('are none of no days', () => {
  expect(signalDates([], 2)).toEqual([]);
});
