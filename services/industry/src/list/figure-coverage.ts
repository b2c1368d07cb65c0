import { isThin } from '@console/contract-core';
import type { CoveredFigure } from '@console/contract-industry';

/** How many companies of a row have a figure, and their market value. */
export interface Counted {
  readonly corpNum: number | null;
  readonly capital: number | null;
}

/** The coverage of a figure among the companies of a row, whose market value is `capital`. */
export const coverageOf = (
  { corpNum, capital }: Counted,
  all: { readonly memberNum: number; readonly capital: number | null },
): CoveredFigure => ({
  corpNum: corpNum ?? 0,
  memberNum: all.memberNum,
  capitalShare: all.capital === null || all.capital === 0 ? null : (capital ?? 0) / all.capital,
});

interface CoveredRow {
  readonly coverage: Readonly<Record<string, CoveredFigure>>;
}

/** Whether a figure of a row has a place among those of others: a thin one has none. */
export function isRanked({ coverage }: CoveredRow, column: string): boolean {
  const covered = coverage[column];
  return covered === undefined || !isThin(covered);
}
