import { durationText } from './duration-text.ts';

test.each([
  [0, '< 1 秒'],
  [0.2, '< 1 秒'],
  [1, '1 秒'],
  [1.2, '2 秒'],
  [59, '59 秒'],
  [60, '1 分 0 秒'],
])('%d seconds read %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
