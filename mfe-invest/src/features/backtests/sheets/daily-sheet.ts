import type { UnitId } from '@console/contract-core';
import type { BacktestReport, BacktestRunCard } from '@console/contract-invest';
import type { Sheet } from '@console/ui/data';
import { thinWords } from '../../../run-samples.ts';
import { METRICS } from '../metric-definitions.ts';
import { headOf, sheetFigure } from '../../../compare-parts/sheet-figure.ts';
import { runName, runWords } from '../specs/run-words.ts';

/** All daily series of a run, one row per date; also saved as CSV. */
export function dailySheet(run: BacktestRunCard, report: BacktestReport): Sheet {
  const { source, asOf } = runWords(run);
  const columns = dailyColumns(report);
  return {
    title: '逐日序列',
    source,
    asOf,
    about: [runName(run), ...thinWords(run), `共 ${report.dates.length} 个交易日`].join('，'),
    header: ['日期', ...columns.map(({ title, unit }) => headOf(title, unit))],
    rows: report.dates.map((date, at) => [
      date,
      ...columns.map(({ values, unit, decimals }) => sheetFigure(values[at] ?? null, unit, decimals)),
    ]),
  };
}

interface DailyColumn {
  readonly title: string;
  readonly unit: UnitId;
  readonly decimals: number;
  readonly values: readonly (number | null)[];
}

function dailyColumns(report: BacktestReport): readonly DailyColumn[] {
  const column = (title: string, unit: UnitId, decimals: number, values: DailyColumn['values'] = []) => ({
    title,
    unit,
    decimals,
    values,
  });
  const perHorizon = report.horizons.flatMap((horizon) => {
    const key = String(horizon);
    return [
      column(`Rank IC ${horizon} 日`, 'number', 6, report.rankIc[key]),
      column(`IC ${horizon} 日`, 'number', 6, report.ic[key]),
      column(`多空收益差 ${horizon} 日`, 'percent', 4, report.spread[key]),
      column(`收益差标准误 ${horizon} 日`, 'percent', 4, report.spreadError[key]),
      column(`最高组换手 ${horizon} 日`, 'percent', 4, report.turnover[key]?.top),
      column(`最低组换手 ${horizon} 日`, 'percent', 4, report.turnover[key]?.bottom),
      column(`秩自相关 ${horizon} 日`, 'number', 6, report.rankAutocorrelation[key]?.daily),
      ...(report.rankIcIndustryNeutral === null
        ? []
        : [column(`行业中性 Rank IC ${horizon} 日`, 'number', 6, report.rankIcIndustryNeutral[key])]),
    ];
  });
  const curves = (report.cumulative?.raw ?? []).map((values, at) =>
    column(`Q${at + 1} 净值`, 'number', 6, values),
  );
  const portfolios = (['longShort', 'factorPortfolio'] as const).flatMap((key) => {
    const portfolio = report[key];
    if (portfolio === null) return [];
    return [
      column(`${METRICS[key].title}净值`, 'number', 6, portfolio.wealth),
      column(`${METRICS[key].title}回撤`, 'percent', 4, portfolio.drawdowns),
    ];
  });
  return [
    column('参与计算', 'integer', 0, report.rowsPerDay),
    column('股票池', 'integer', 0, report.universePerDay),
    ...perHorizon,
    ...curves,
    ...portfolios,
  ];
}
