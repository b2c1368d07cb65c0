import { dayNumber, dayText } from './day-number.ts';

test('days are counted as MariaDB’s TO_DAYS does, and back', () => {
  expect(dayNumber('1970-01-01')).toBe(719528);
  expect(dayNumber('2024-03-01')).toBe(739311);
  expect(dayText(739311)).toBe('2024-03-01');
  expect(dayText(dayNumber('2024-02-29'))).toBe('2024-02-29');
});
