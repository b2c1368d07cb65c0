import { paperZoom, SHEET } from './paper-zoom.ts';

const sheetsOf = (height: number): number => (height * paperZoom(height) * 1.06) / SHEET.height;

describe('the size of print', () => {
  it('is the best at which the last sheet is more than half full', () => {
    // 3000 × 0.82 × 1.06 are 2.57 sheets; 2800 would be 2.40, at 0.86 they are 2.51, at 0.9 2.63.
    expect([paperZoom(3000), paperZoom(2800)]).toEqual([0.82, 0.9]);
  });

  it('leaves no sheet half empty, and takes five at most, for every usual page', () => {
    for (let height = 2200; height <= 6500; height += 50) {
      const sheets = sheetsOf(height);
      expect([height, sheets <= 5, sheets - Math.floor(sheets) > 0.5]).toEqual([height, true, true]);
    }
  });

  it('is the best on one sheet, and the least where even that is too long', () => {
    expect(paperZoom(500)).toBe(0.82);
    expect(paperZoom(20_000)).toBe(0.7);
  });
});
