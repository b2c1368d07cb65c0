import { epochDay } from '../reports/report-days.ts';
import type { SetMembers } from '../reports/set-members.ts';
import { segmentCoverage } from './segment-coverage.ts';

const term = (member: number, since: string, until: string | null = null) => ({
  member,
  since: epochDay(since),
  until: until === null ? Infinity : epochDay(until),
});
/** Securities 1, 2 and 4; 2 was listed during 2024, 4 was delisted in the middle of 2025. */
const MEMBERS: SetMembers = {
  key: 'set',
  securities: [1, 2, 4],
  stocks: Int32Array.of(0, 1, 3),
  terms: [term(0, '2000-01-01'), term(1, '2024-05-06'), term(2, '2000-01-01', '2025-06-30')],
};
/** The values of four securities on two days; that of the third is of no member. */
const MARKET = {
  dates: ['2023-12-29', '2024-12-31'],
  stocks: 4,
  values: Float64Array.of(50, NaN, 9, 50, 60, 30, 9, 10),
};

describe('how many members disclosed a period', () => {
  const of = (...disclosed: readonly (readonly [day: string, securities: readonly number[]])[]) =>
    segmentCoverage(new Map(disclosed.map(([day, those]) => [day, new Set(those)])), MEMBERS, MARKET);

  it('counts those that were listed at its end, and their share of the market value then', () => {
    expect(of(['2023-12-31', [1]], ['2024-12-31', [1, 2]])).toEqual({
      '2023Y': { reported: 1, members: 2, capitalShare: 0.5 },
      '2024Y': { reported: 2, members: 3, capitalShare: 0.9 },
    });
  });

  it('leaves out one that left on the day', () => {
    expect(of(['2025-06-30', [1]])).toEqual({ '2025H1': { reported: 1, members: 2, capitalShare: 2 / 3 } });
  });

  it('has no share where no market value is known, and nothing of no period', () => {
    expect(of(['2022-12-31', [1, 4]])).toEqual({ '2022Y': { reported: 2, members: 2, capitalShare: null } });
    expect(of()).toEqual({});
  });
});
