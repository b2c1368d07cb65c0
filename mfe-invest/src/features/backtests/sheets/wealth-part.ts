import type { BacktestReport } from '@console/contract-invest';
import { METRICS } from '../metric-definitions.ts';
import { sheetFigure } from '../../../compare-parts/sheet-figure.ts';
import type { SheetPart } from './sheet-part.ts';
import { BASES, RETURN_BASES } from '../specs/return-basis.ts';

/**
 * The value of one yuan by date: for every quantile and basis, and for the portfolios; no rows without any.
 */
export function wealthPart(report: BacktestReport): SheetPart {
  const quantiles = BASES.flatMap((basis) =>
    (report.cumulative?.[basis] ?? []).map((values, at) => ({
      name: `${RETURN_BASES[basis]} Q${at + 1}`,
      values,
    })),
  );
  const portfolios = (['longShort', 'factorPortfolio'] as const).flatMap((key) => {
    const values = report[key]?.wealth;
    return values === undefined ? [] : [{ name: METRICS[key].title, values }];
  });
  const curves = [...quantiles, ...portfolios];
  return {
    title: '累计净值',
    header: ['日期', ...curves.map(({ name }) => headName(name))],
    rows:
      curves.length === 0
        ? []
        : report.dates.map((date, at) => [
            date,
            ...curves.map(({ values }) => sheetFigure(values[at] ?? null, 'number', 6)),
          ]),
  };
}

const headName = (name: string): string => `${name}(期初为 1)`;
