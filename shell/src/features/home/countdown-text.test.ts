import { countdownText } from './countdown-text.ts';

describe('the countdown', () => {
  it.each([
    [45_353_000, '12:35:53'],
    [1, '00:00:01'],
    [1_000, '00:00:01'],
    [1_001, '00:00:02'],
    [59_999, '00:01:00'],
    [86_400_000, '24:00:00'],
    [0, '00:00:00'],
    [-5_000, '00:00:00'],
  ])('of %d ms reads %s', (ms, text) => {
    expect(countdownText(ms)).toBe(text);
  });
});
