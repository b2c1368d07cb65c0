import { rangeText } from './range-text.ts';

describe('rangeText', () => {
  test.each([
    [5312, 0, 20, '第 1–20 条，共 5,312 条'],
    [5312, 265, 20, '第 5,301–5,312 条，共 5,312 条'],
    [0, 0, 20, '共 0 条'],
    [15, 3, 20, '共 15 条'],
  ])('of %d rows on page %d by %d says %s', (total, page, size, text) => {
    expect(rangeText(total, page, size)).toBe(text);
  });
});
