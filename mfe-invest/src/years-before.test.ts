import { yearsBefore } from './years-before.ts';

it('years before a day is the same day, the 28th where a year has no 29 February', () => {
  expect(yearsBefore('2026-11-20', 3)).toBe('2023-11-20');
  expect([1, 4, 124].map((years) => yearsBefore('2024-02-29', years))).toEqual([
    ...['2023-02-28', '2020-02-29', '1900-02-28'],
  ]);
});
