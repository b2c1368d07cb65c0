import type { BacktestReport } from '@console/contract-invest';
import { sheetFigure } from '../../../compare-parts/sheet-figure.ts';
import type { SheetPart } from './sheet-part.ts';

/**
 * Mean rank IC by month, one row per horizon and year; the coefficient itself, not hundredths as on the
 * page.
 */
export const monthlyPart = ({ horizons, monthlyRankIc }: BacktestReport): SheetPart => ({
  title: '月度 Rank IC',
  header: ['持有期(日)', '年份', ...Array.from({ length: 12 }, (_, at) => `${at + 1} 月`), '全年'],
  rows: horizons.flatMap((horizon) =>
    (monthlyRankIc[String(horizon)] ?? []).map(({ year, months, whole }) => [
      sheetFigure(horizon, 'integer', 0),
      String(year),
      ...[...months, whole].map((value) => sheetFigure(value, 'number', 6)),
    ]),
  ),
});
