import { progressLine } from './progress.ts';

test('a line says rows, rate, share of the bytes and what is left at that pace', () => {
  const tally = { rows: 30_000, skipped: 0, rejected: 0, bytes: 250, asOf: '' };
  expect(progressLine('daily_bar', { bytes: 1000, tally, seconds: 3 })).toBe(
    'daily_bar: 30,000 rows, 10,000 rows/s, 25 %, 9 s left',
  );
});
