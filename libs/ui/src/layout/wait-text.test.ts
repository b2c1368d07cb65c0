import { waitText } from './wait-text.ts';

const MINUTE = 60_000;

describe('waitText', () => {
  test.each([
    [12 * 60 * MINUTE + 36 * MINUTE, '12 小时 36 分'],
    [2 * 60 * MINUTE, '2 小时'],
    [59 * MINUTE, '59 分'],
    [90_000, '2 分'],
    [1, '1 分'],
    [0, '1 分'],
  ])('reads %d ms as %s', (ms, text) => {
    expect(waitText(ms)).toBe(text);
  });
});
