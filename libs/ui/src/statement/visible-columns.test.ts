import { columnWidth, visibleColumns } from './visible-columns.ts';

describe('visibleColumns', () => {
  test('draws what is seen and three columns on either side', () => {
    expect(visibleColumns(400, 100, { scroll: 10_000, room: 1000 })).toEqual({ first: 97, end: 113 });
  });

  test('counts columns that are seen in part', () => {
    expect(visibleColumns(400, 100, { scroll: 10_050, room: 1000 })).toEqual({ first: 97, end: 114 });
  });

  test('ends with the table at both its ends', () => {
    expect(visibleColumns(400, 100, { scroll: 0, room: 1000 })).toEqual({ first: 0, end: 13 });
    expect(visibleColumns(400, 100, { scroll: 39_000, room: 1000 })).toEqual({ first: 387, end: 400 });
  });

  test('survives a scroll that is left over from a wider table', () => {
    expect(visibleColumns(5, 100, { scroll: 39_000, room: 1000 })).toEqual({ first: 2, end: 5 });
    expect(visibleColumns(0, 100, { scroll: 300, room: 1000 })).toEqual({ first: 0, end: 0 });
  });
});

describe('columnWidth', () => {
  const BOUNDS = { least: 90, most: 160 };
  test.each([
    [12, 1200, 100],
    [40, 1200, 92],
    [40, 1259, 96],
    [40, 1260, 90],
    [40, 60, 90],
    [3, 1200, 160],
    [0, 1200, 160],
  ])('of %d columns in %d pixels is %d', (count, room, width) => {
    expect(columnWidth(count, room, BOUNDS)).toBe(width);
  });

  test('cuts no group of columns, unless not even one has room', () => {
    expect(columnWidth(40, 1000, BOUNDS, 2)).toBe(100);
    expect(columnWidth(40, 1000, BOUNDS, 4)).toBe(125);
    expect(columnWidth(40, 300, BOUNDS, 4)).toBe(100);
    expect(columnWidth(4, 1200, BOUNDS, 2)).toBe(160);
  });

  test('cuts no column at the edge: what is left beside whole ones is narrower than a padding', () => {
    for (let room = 200; room < 1700; room += 7) {
      const width = columnWidth(40, room, BOUNDS);
      expect(width).toBeGreaterThanOrEqual(BOUNDS.least);
      expect(room % width).toBeLessThan(18);
    }
  });
});
