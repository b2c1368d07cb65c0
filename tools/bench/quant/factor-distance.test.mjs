import { largestDistance } from './factor-distance.mjs';

const report = { rankIc: { 1: [0.5, null, -0.25] }, days: 400 };

test('a report has distance 0 from itself, whatever other figures are added', () => {
  expect(largestDistance(report, report)).toBe(0);
  expect(largestDistance(report, { ...report, more: 1 })).toBe(0);
});

test('the largest difference of a figure is the distance, relative for large figures', () => {
  expect(largestDistance(report, { ...report, rankIc: { 1: [0.5, null, -0.26] } })).toBeCloseTo(0.01, 12);
  expect(largestDistance(report, { ...report, days: 402 })).toBeCloseTo(0.005, 12);
});

test.each([
  ['null', { 1: [null, null, -0.25] }],
  ['one where there is none', { 1: [0.5, 0, -0.25] }],
  ['a shorter series', { 1: [0.5, null] }],
  ['a longer series', { 1: [0.5, null, -0.25, 0] }],
  ['no series', { 5: [0.5, null, -0.25] }],
  ['nothing', undefined],
])('%s is as far as can be', (_, rankIc) => {
  expect(largestDistance(report, { ...report, rankIc })).toBe(1);
});
