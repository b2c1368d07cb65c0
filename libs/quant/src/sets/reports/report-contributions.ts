import { contributionsOf, type Compared, type SetContributions } from '../set-contributions.ts';

/** A figure of a set's reports by report and member: cell `r * stocks.length + m`, NaN for missing. */
export interface MemberFigures {
  readonly figures: Float64Array;
  /** 1 where the member belonged to the set. */
  readonly counted: Uint8Array;
  /** The members, by their columns of the histories. */
  readonly stocks: Int32Array;
}

/**
 * Each member's contribution to the change of a sum between two reports: its own change over the set's first value, as
 * `sumContributions` of days. One without the figure in either report adds or takes away all it has in the other. NaN
 * where the first value is not above zero.
 */
export function reportContributions(
  { figures, counted, stocks }: MemberFigures,
  { first, last }: Compared,
): SetContributions {
  const valueOf = (row: number, member: number): number => {
    const cell = row * stocks.length + member;
    return counted[cell] === 1 ? (figures[cell] as number) : NaN;
  };
  const changes = new Map<number, number>();
  let [base, end] = [0, 0];
  for (const [member, stock] of stocks.entries()) {
    const [before, now] = [valueOf(first, member), valueOf(last, member)];
    if (Number.isNaN(before) && Number.isNaN(now)) continue;
    const [from, to] = [Number.isNaN(before) ? 0 : before, Number.isNaN(now) ? 0 : now];
    base += from;
    end += to;
    changes.set(stock, to - from);
  }
  const whole = base > 0 ? base : NaN;
  return contributionsOf(
    new Map([...changes].map(([stock, change]) => [stock, change / whole])),
    (end - base) / whole,
  );
}
