import { figureWidth, textsWidth } from './figure-width.ts';

describe('the width of a statement’s columns', () => {
  test('is the least while figures are short', () => {
    expect(figureWidth([], 'millionYuan')).toBe(80);
    expect(figureWidth([{ cn: '营业总收入', '2025Y': 99e6 }], 'millionYuan')).toBe(80);
  });

  test('fits the longest value, sign and separators included, in the unit of its line', () => {
    // −48,821,746.00
    expect(figureWidth([{ cn: '资产总计', '2025Y': 48_821_746e6 }], 'millionYuan')).toBe(
      Math.ceil(14 * 7.6) + 18,
    );
    expect(figureWidth([{ cn: '每股收益', unit: 'yuan', '2025Y': 48_821_746 }], 'millionYuan')).toBe(
      Math.ceil(14 * 7.6) + 18,
    );
  });

  test('fits the compared values too', () => {
    expect(figureWidth([{ cn: '资产总计', '2025Y': null, prior: { '2025Y': -1e15 } }], 'millionYuan')).toBe(
      Math.ceil('−1,000,000,000.00'.length * 7.6) + 18,
    );
  });
});

test('the width of texts fits the longest of them, and is the least while they are short', () => {
  expect(textsWidth([])).toBe(80);
  expect(textsWidth(['—', '285,924.72', '1.00'])).toBe(Math.ceil(10 * 7.6) + 18);
});
