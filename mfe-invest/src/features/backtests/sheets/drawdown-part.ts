import type { BacktestReport } from '@console/contract-invest';
import { METRICS } from '../metric-definitions.ts';
import { sheetFigure } from '../../../compare-parts/sheet-figure.ts';
import type { SheetPart } from './sheet-part.ts';

/** The worst drawdowns of both portfolios, deepest first. */
export const drawdownPart = (report: BacktestReport): SheetPart => ({
  title: '最大回撤',
  header: ['组合', '深度(%)', '最高点', '最低点', '恢复', '历时(交易日)'],
  rows: (['longShort', 'factorPortfolio'] as const).flatMap((key) =>
    (report[key]?.worst ?? []).map(({ depth, peak, trough, recovery, length }) => [
      METRICS[key].title,
      sheetFigure(depth, 'percent', 4),
      peak ?? '期初',
      trough,
      recovery ?? '未恢复',
      length === 0 ? null : sheetFigure(length, 'integer', 0),
    ]),
  ),
});
