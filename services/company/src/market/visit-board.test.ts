import { quarterEnd, quarterIndex, quarterName } from './quarter-index.ts';
import { VisitBoard, type Listing, type VisitSum } from './visit-board.ts';

const LISTINGS: readonly Listing[] = [
  { securityId: 1, listDate: '2001-08-27', delistDate: null },
  { securityId: 2, listDate: '1998-04-27', delistDate: null },
  { securityId: 3, listDate: '2026-05-06', delistDate: null },
  { securityId: 4, listDate: '1991-01-01', delistDate: '2026-05-01' },
];
/** Visits by funds only. */
const funds = (securityId: number, day: string, count: number, late: 0 | 1 = 1): VisitSum => ({
  securityId,
  quarter: quarterIndex(day),
  late,
  counts: [count, 0, 0, 0, 0, 0],
});
const board = (...sums: readonly VisitSum[]): VisitBoard => new VisitBoard('2026-05-20', LISTINGS, sums);
const fundScores = (on: VisitBoard, day: string): readonly (number | null | undefined)[] =>
  LISTINGS.map(({ securityId }) => on.scores(securityId, quarterIndex(day))[0]);

describe('the score of a kind of visitor', () => {
  test('is the percentile among the companies listed that day, ties count half', () => {
    // Among 5, 0 and 0 institutions: two tie at the bottom.
    expect(fundScores(board(funds(1, '2026-05-06', 5)), '2026-05-20')).toEqual([
      expect.closeTo(83.333, 2),
      expect.closeTo(33.333, 2),
      expect.closeTo(33.333, 2),
      null,
    ]);
  });

  test('is for one kind alone: where none came, all tie in the middle', () => {
    expect(
      board(funds(1, '2026-05-06', 5))
        .scores(1, quarterIndex('2026-05-20'))
        .slice(1),
    ).toEqual([...[50, 50, 50, 50, 50]]);
  });

  test('at a quarter’s end counts companies listed then, and visits until then', () => {
    const on = board(funds(2, '2026-02-10', 3), funds(1, '2026-05-06', 9));
    expect(fundScores(on, '2026-03-31')).toEqual([
      expect.closeTo(33.333, 2),
      expect.closeTo(83.333, 2),
      null,
      expect.closeTo(33.333, 2),
    ]);
  });

  test('ignores visits of more than twelve months ago', () => {
    const old = funds(1, '2025-05-10', 5, 0);
    const late = funds(2, '2025-05-25', 5, 1);
    expect(fundScores(board(old, late), '2026-05-20')).toEqual([
      expect.closeTo(33.333, 2),
      expect.closeTo(83.333, 2),
      expect.closeTo(33.333, 2),
      null,
    ]);
    // The twelve months up to a quarter's end are four whole quarters.
    expect(fundScores(board(old, late), '2026-03-31')).toEqual([
      ...[expect.closeTo(66.667, 2), expect.closeTo(66.667, 2), null, expect.closeTo(16.667, 2)],
    ]);
    expect(fundScores(board(old), '2026-06-30')).toEqual([50, 50, 50, null]);
  });

  test('is null for a share that the market does not know', () => {
    expect(board(funds(9, '2026-05-06', 5)).scores(9, quarterIndex('2026-05-20'))).toEqual([
      ...[null, null, null, null, null, null],
    ]);
  });
});

test('is of the board’s day in its own quarter, and of the last day in others', () => {
  expect(board().endOf(quarterIndex('2026-04-01'))).toBe('2026-05-20');
  expect(board().endOf(quarterIndex('2025-12-31'))).toBe('2025-12-31');
});

test.each([
  ['2026-01-01', '2026Q1', '2026-03-31'],
  ['2026-06-30', '2026Q2', '2026-06-30'],
  ['2026-07-01', '2026Q3', '2026-09-30'],
  ['2025-12-31', '2025Q4', '2025-12-31'],
])('%s is in %s, which ends on %s', (day, name, end) => {
  expect([quarterName(quarterIndex(day)), quarterEnd(quarterIndex(day))]).toEqual([name, end]);
});
