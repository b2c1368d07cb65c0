import { together, untilTheMorning } from './run-journeys.mjs';

/** @type {(passed: number, failed: number) => import('./tally.mjs').CaseCount} */
const count = (passed, failed) => ({
  passed,
  failed,
  output: `${passed} and ${failed}`,
  files: [{ name: `${passed}.journey.ts`, seconds: passed }],
});

test('phases are added up, with the output and times of each', () => {
  expect(together([count(3, 0), count(1, 2)])).toEqual({
    passed: 4,
    failed: 2,
    output: '3 and 0\n1 and 2',
    files: [
      { name: '3.journey.ts', seconds: 3 },
      { name: '1.journey.ts', seconds: 1 },
    ],
  });
});

test('a phase without a journey that matches is no fault, a run without one is', () => {
  expect(together([count(0, 0), count(2, 0)])).toMatchObject({ passed: 2, failed: 0 });
  expect(together([count(0, 0), count(0, 0)])).toMatchObject({
    passed: 0,
    failed: 1,
    output: 'no journey fits the patterns of --journeys',
  });
});

test.each([
  ['2026-11-24T14:30:00+08:00', '2026-11-24T10:00:00+08:00'],
  ['2026-11-24T00:00:00+08:00', '2026-11-24T10:00:00+08:00'],
  ['2026-11-24T23:59:59+08:00', '2026-11-24T10:00:00+08:00'],
])('journeys that are started at %s begin at %s', (now, begin) => {
  expect(Date.parse(now) + untilTheMorning(Date.parse(now))).toBe(Date.parse(begin));
});
