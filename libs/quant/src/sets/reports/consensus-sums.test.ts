import type { ConsensusFigure, ConsensusRows } from './consensus-rows.ts';
import { consensusOnDays, consensusSums } from './consensus-sums.ts';

type Figures = Partial<Record<ConsensusFigure, number>>;
type Entry = readonly [member: number, day: number, year: number, kind: 'A' | 'E', figures: Figures];

const NAMES: readonly ConsensusFigure[] = ['revenue', 'profit', 'grossMargin', 'pretaxMargin', 'roe', 'roic'];
const rowsOf = (...entries: readonly Entry[]): ConsensusRows => ({
  members: entries.map(([member]) => member),
  days: entries.map(([, day]) => day),
  years: entries.map(([, , year]) => year),
  actual: entries.map(([, , , kind]) => (kind === 'A' ? 1 : 0)),
  figures: Object.fromEntries(
    NAMES.map((name) => [name, entries.map(([, , , , figures]) => figures[name] ?? NaN)]),
  ) as unknown as ConsensusRows['figures'],
});
const on = (rows: ConsensusRows, day: number, counted: readonly number[] = [1, 1, 1]) =>
  consensusSums(rows, { day, counted });

/** Two members with 2024 reported and 2025 expected; the second is a loss-maker that turns. */
const TWO = rowsOf(
  [0, 10, 2024, 'A', { revenue: 100, profit: 10, roe: 0.1, grossMargin: 0.3 }],
  [0, 10, 2025, 'E', { revenue: 120, profit: 15, roe: 0.15, grossMargin: 0.25 }],
  [1, 12, 2024, 'A', { revenue: 50, profit: -5, roe: -0.05 }],
  [1, 12, 2025, 'E', { revenue: 60, profit: 5, roe: 0.05 }],
);

describe('the consensus of a set', () => {
  it('sums each year over the members that analysts cover', () => {
    expect(on(TWO, 20)).toMatchObject([
      { year: 2024, covered: 2, reported: 2, revenue: 150, profit: 5 },
      { year: 2025, covered: 2, reported: 0, revenue: 180, profit: 20 },
    ]);
  });

  it('grows like for like, against the same members’ last reported year', () => {
    const rows = rowsOf(
      [0, 10, 2024, 'A', { revenue: 100 }],
      [0, 10, 2025, 'E', { revenue: 120 }],
      [1, 12, 2025, 'E', { revenue: 60 }],
    );
    const [, next] = on(rows, 20);
    expect(next?.growth.revenue).toEqual({ now: 120, before: 100 });
    expect(next?.revenue).toBe(180);
  });

  it('divides sums by sums: margins by revenue, returns by the equity they imply', () => {
    const [, next] = on(TWO, 20);
    // The second has no gross margin; equity is 15 / 0.15 and 5 / 0.05.
    expect(next?.grossMargin).toBeCloseTo(0.25, 12);
    expect(next?.roe).toBeCloseTo(20 / 200, 12);
    expect(next?.pretaxMargin).toBeNaN();
  });

  it('counts losses and their equity: −5 at −5 % is a hundred of equity', () => {
    expect(on(TWO, 20)[0]?.roe).toBeCloseTo(5 / 200, 12);
  });

  it('leaves out a return whose sign is not that of the profit', () => {
    const rows = rowsOf([0, 10, 2025, 'E', { profit: 10, roe: -0.1 }]);
    expect(on(rows, 20)[0]?.roe).toBeNaN();
  });

  it('takes each member’s newest expectations known on the day, and nothing later', () => {
    const rows = rowsOf(
      [0, 10, 2025, 'E', { profit: 10 }],
      [0, 10, 2026, 'E', { profit: 11 }],
      [0, 30, 2025, 'E', { profit: 20 }],
      [1, 15, 2025, 'E', { profit: 1 }],
    );
    expect(on(rows, 9)).toEqual([]);
    expect(on(rows, 14)[0]).toMatchObject({ profit: 10, covered: 1 });
    expect(on(rows, 29)[0]).toMatchObject({ profit: 11, covered: 2 });
    // The newer ones say nothing of 2026 any more.
    expect(on(rows, 30).map(({ year, profit }) => [year, profit])).toEqual([[2025, 21]]);
  });

  it('keeps earlier years as last reported, and marks those that expectations still contain', () => {
    const rows = rowsOf(
      [0, 10, 2023, 'A', { profit: 8 }],
      [0, 10, 2024, 'E', { profit: 9 }],
      [0, 40, 2024, 'A', { profit: 7 }],
      [0, 40, 2025, 'E', { profit: 12 }],
    );
    expect(
      on(rows, 50).map(({ year, profit, reported, current }) => [year, profit, reported, current]),
    ).toEqual([
      [2023, 8, 1, false],
      [2024, 7, 1, true],
      [2025, 12, 0, true],
    ]);
  });

  it('is over the members that count; an empty set has no years', () => {
    expect(on(TWO, 20, [0, 1])).toMatchObject([{ profit: -5 }, { profit: 5 }]);
    expect(on(TWO, 20, [0, 0])).toEqual([]);
    expect(on(rowsOf(), 20)).toEqual([]);
  });

  it('adds up the weights of the members that analysts cover', () => {
    const weights = [30, 12, 500];
    const question = { day: 20, counted: [1, 1, 1], weights };
    expect(consensusSums(TWO, question).map(({ weight }) => weight)).toEqual([42, 42]);
    const one = { ...question, counted: [0, 1, 1], weights: [30, NaN, 500] };
    expect(consensusSums(TWO, one).map(({ weight }) => weight)).toEqual([NaN, NaN]);
    expect(on(TWO, 20)[0]?.weight).toBeNaN();
  });

  it('is the same on several days in one pass, with the members of each', () => {
    const rows = rowsOf(
      [0, 10, 2024, 'A', { profit: 8 }],
      [0, 10, 2025, 'E', { profit: 9 }],
      [0, 40, 2025, 'A', { profit: 7 }],
      [0, 40, 2026, 'E', { profit: 12 }],
      [1, 15, 2025, 'E', { profit: 100 }],
    );
    const questions = [5, 10, 20, 20, 50].map((day, at) => ({ day, counted: at === 3 ? [0, 1] : [1, 1] }));
    const found = consensusOnDays(rows, questions);
    expect(found).toEqual(questions.map((question) => consensusSums(rows, question)));
    expect(found.map((years) => years.map(({ year, profit }) => [year, profit]))).toEqual([
      [],
      [
        [2024, 8],
        [2025, 9],
      ],
      [
        [2024, 8],
        [2025, 109],
      ],
      [[2025, 100]],
      [
        [2024, 8],
        [2025, 107],
        [2026, 12],
      ],
    ]);
  });

  it('misses a figure that no member has', () => {
    const [only] = on(rowsOf([0, 10, 2025, 'E', {}]), 20);
    expect(only).toMatchObject({ covered: 1, revenue: NaN, profit: NaN });
  });
});
