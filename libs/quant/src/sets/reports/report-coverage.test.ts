import { isIncomplete, reportCoverage } from './report-coverage.ts';

test('of the members of each period, those that reported it are counted', () => {
  const made = Uint8Array.of(1, 0, 1, 1, 1, 1);
  const counted = Uint8Array.of(1, 1, 1, 1, 1, 0);
  const { reported, members } = reportCoverage(made, counted, 3);
  expect([[...reported], [...members]]).toEqual([
    [2, 2],
    [3, 2],
  ]);
});

test('an empty set has no periods', () => {
  expect(reportCoverage(new Uint8Array(0), new Uint8Array(0), 0).members).toHaveLength(0);
});

test.each([
  [1, 2, false],
  [1, 3, true],
  [0, 1, true],
  [1, 1, false],
  [0, 0, false],
])('%i of %i members: incomplete is %s', (reported, members, expected) => {
  expect(isIncomplete(reported, members)).toBe(expected);
});
