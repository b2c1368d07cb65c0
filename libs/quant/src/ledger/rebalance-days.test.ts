import { endsPeriod } from './rebalance-days.ts';

it.each([
  [1, '2024-06-03', '2024-06-04', true],
  // Sunday ends an ISO week, Monday begins one.
  [2, '2024-06-07', '2024-06-10', true],
  [2, '2024-06-03', '2024-06-07', false],
  [2, '2024-06-09', '2024-06-10', true],
  [2, '2024-06-08', '2024-06-09', false],
  // 30 December 2024 is a Monday of the first week of 2025.
  [2, '2024-12-30', '2025-01-02', false],
  [2, '2024-12-27', '2025-01-02', true],
  [3, '2024-05-31', '2024-06-03', true],
  [3, '2024-06-03', '2024-06-28', false],
  [3, '2023-06-30', '2024-06-03', true],
  [4, '2024-03-29', '2024-04-01', true],
  [4, '2024-04-30', '2024-05-06', false],
  [4, '2024-12-31', '2025-01-02', true],
  [4, '2023-05-31', '2024-05-31', true],
] as const)('frequency %s: %s before %s ends a period: %s', (frequency, day, next, ends) => {
  expect(endsPeriod(frequency, day, next)).toBe(ends);
});
