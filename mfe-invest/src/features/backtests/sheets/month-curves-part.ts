import type { BacktestReport } from '@console/contract-invest';
import { sheetFigure } from '../../../compare-parts/sheet-figure.ts';
import type { SheetPart } from './sheet-part.ts';
import { icSpec } from '../specs/ic-spec.ts';
import type { RunWords } from '../specs/run-words.ts';

/** The monthly values of the chart of rank IC, one row per horizon and month. */
export const monthCurvesPart = (report: BacktestReport, words: RunWords): SheetPart => ({
  title: 'Rank IC 走势',
  header: ['持有期(日)', '月份', '月均值', '12 月均', '累计'],
  rows: report.horizons.flatMap((horizon) => {
    const { labels, bars, lines } = icSpec(report, words, { horizon, step: 'month' });
    return labels.map((month, at) => [
      sheetFigure(horizon, 'integer', 0),
      month,
      ...[...bars, ...lines].map(({ values }) => sheetFigure(values[at] ?? null, 'number', 6)),
    ]);
  }),
});
