import { labelWidth } from './label-width.ts';

const row = (label: string, indent = 0) => ({ key: label, label, indent });

describe('labelWidth', () => {
  test('is the usual width while all labels fit', () => {
    expect(labelWidth([row('净利润')], 240)).toBe(240);
  });

  test('is that of the longest label with its indentation', () => {
    // 25 characters of 13 px, one step of 14, 12 before and 9 behind.
    const longest = row('处置固定资产、无形资产和其他长期资产收回的现金净额', 1);
    expect(labelWidth([row('净利润'), longest], 240)).toBe(25 * 13 + 14 + 12 + 9);
  });

  test('takes the text of a label that is drawn otherwise', () => {
    const drawn = { key: 'a', label: null, labelText: '一'.repeat(24) };
    expect(labelWidth([drawn], 240)).toBe(24 * 13 + 21);
  });

  test('leaves most of the screen to the figures', () => {
    expect(labelWidth([row('一'.repeat(200))], 240)).toBe(400);
  });
});
