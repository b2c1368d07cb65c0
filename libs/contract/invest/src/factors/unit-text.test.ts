import { unitText } from './unit-text.ts';

it.each([
  ['yuan', '元'],
  ['yuan/shares', '元/股'],
  ['shares*yuan^2/days^4', '股*元²/天^4'],
  ['1/yuan', '1/元'],
  ['1', '无单位'],
  [null, '无单位'],
])('%s is written %s', (unit, written) => {
  expect(unitText(unit)).toBe(written);
});
