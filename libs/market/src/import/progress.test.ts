import { importProgress, progressLine } from './progress.ts';

const figures = {
  table: 'daily_bar',
  rows: 30_000,
  tableSeconds: 3,
  bytes: 250,
  totalBytes: 1000,
  seconds: 4,
};

test('rows and rate are of the table, share and time left of the whole import', () => {
  expect(importProgress(figures)).toEqual({
    table: 'daily_bar',
    rows: 30_000,
    rowsPerSecond: 10_000,
    share: 0.25,
    secondsLeft: 12,
  });
});

test('before any byte the time left is unknown, after the last it is zero', () => {
  expect(importProgress({ ...figures, bytes: 0 }).secondsLeft).toBeNull();
  expect(importProgress({ ...figures, bytes: 1000 }).secondsLeft).toBe(0);
  expect(importProgress({ ...figures, bytes: 1100 })).toMatchObject({ share: 1, secondsLeft: 0 });
});

test('empty files are done, and no time gives no rate', () => {
  const empty = { ...figures, bytes: 0, totalBytes: 0, tableSeconds: 0, seconds: 0 };
  expect(importProgress(empty)).toMatchObject({ share: 1, rowsPerSecond: 0, secondsLeft: null });
});

test('a line shows rows, rate, share of the bytes and the time left at that pace', () => {
  expect(progressLine(importProgress(figures))).toBe(
    'daily_bar: 30,000 rows, 10,000 rows/s, 25 %, 12 s left',
  );
});
