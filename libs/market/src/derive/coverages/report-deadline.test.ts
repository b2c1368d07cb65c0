import { reportDeadline } from './report-deadline.ts';

test.each([
  ['2024-03-31', '2024-04-30'],
  ['2024-06-30', '2024-08-31'],
  ['2024-09-30', '2024-10-31'],
  ['2024-12-31', '2025-04-30'],
])('the report of %s must be out by %s', (period, deadline) => {
  expect(reportDeadline(period)).toBe(deadline);
});

test('a period that is no quarter has no deadline', () => {
  expect(reportDeadline('2024-05-31')).toBeNull();
});
