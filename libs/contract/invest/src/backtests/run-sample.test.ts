import { effectiveSpan, sampleOf } from './run-sample.ts';

test('the effective span is from the first to the last date with stocks, and counts such dates', () => {
  const dates = ['2026-01-05', '2026-01-06', '2026-01-07', '2026-01-08', '2026-01-09'];
  expect(effectiveSpan({ dates, rowsPerDay: [0, 30, 0, 28, 0] })).toEqual({
    start: '2026-01-06',
    end: '2026-01-08',
    days: 2,
    askedDays: 5,
  });
  expect(effectiveSpan({ dates, rowsPerDay: [0, 0, 0, 0, 0] })).toEqual({
    start: null,
    end: null,
    days: 0,
    askedDays: 5,
  });
});

test.each([
  [210, 750, 'short'],
  [249, 249, 'short'],
  [250, 250, 'enough'],
  [374, 749, 'partial'],
  [375, 750, 'enough'],
  [0, 0, 'short'],
  [300, null, 'enough'],
  [null, 750, null],
] as const)('%s of %s days are %s', (days, asked, sample) => {
  expect(sampleOf(days, asked)).toBe(sample);
});
