import type { BacktestReport, BacktestRunCard } from '@console/contract-invest';
import type { Sheet, SheetCell } from '@console/ui/data';
import { cardRows } from './card-rows.ts';
import { COEFFICIENT_FIGURES } from './coefficient-figures.ts';
import { dailySheet } from './daily-sheet.ts';
import { METRICS, type MetricKey } from './metric-definitions.ts';
import { portfolioFacts } from './portfolio-facts.ts';
import { sampleRows } from './sample-rows.ts';
import { headOf, sheetFigure } from './sheet-figure.ts';
import { RETURN_BASES, basesOf } from './specs/return-basis.ts';
import { runName, runWords } from './specs/run-words.ts';

/** A run as the tabs of a workbook: its card, statistics, groups, portfolios and every daily series. */
export function reportSheets(run: BacktestRunCard, report: BacktestReport): readonly Sheet[] {
  const { source, asOf } = runWords(run);
  const sheet = (
    title: string,
    header: readonly string[],
    rows: readonly (readonly SheetCell[])[],
  ): Sheet => ({
    ...{ title, source, asOf, header, rows },
    about: `${runName(run)}，共 ${rows.length} 行`,
  });
  return [
    sheet(
      '运行卡',
      ['项目', '内容'],
      cardRows(run).map(({ title, text, copies }) => [title, copies ?? text]),
    ),
    sheet(
      '样本',
      ['项目', '行数'],
      sampleRows(report).map(([metric, rows]) => [METRICS[metric].title, sheetFigure(rows, 'integer', 0)]),
    ),
    sheet('统计', statisticsHead(), statistics(report)),
    sheet(
      '分组收益',
      ['口径', '持有期', '分组', '平均收益(%)', '标准误(%)', '平均换手(%)'],
      quantileRows(report),
    ),
    sheet('组合', ['组合', '指标', '数值'], portfolioRows(report)),
    dailySheet(run, report),
    sheet('指标定义', ['指标', '定义', '公式'], definitions()),
  ];
}

const statisticsHead = (): readonly string[] => [
  '系数',
  '持有期(日)',
  ...COEFFICIENT_FIGURES.map(({ metric, unit }) =>
    headOf(metric === 'rankIcMean' ? '均值' : METRICS[metric].title, unit),
  ),
];

const statistics = (report: BacktestReport): readonly (readonly SheetCell[])[] =>
  (
    [
      ['Rank IC', report.rankIcSummary],
      ['IC', report.icSummary],
    ] as const
  ).flatMap(([name, summaries]) =>
    report.horizons.map((horizon) => [
      name,
      sheetFigure(horizon, 'integer', 0),
      ...COEFFICIENT_FIGURES.map(({ key, unit, decimals }) =>
        sheetFigure(summaries[String(horizon)]?.[key] ?? null, unit, decimals + 2),
      ),
    ]),
  );

const quantileRows = (report: BacktestReport): readonly (readonly SheetCell[])[] =>
  basesOf(report).flatMap((basis) =>
    report.horizons.flatMap((horizon) => {
      const returns = report.quantileReturns[basis]?.[String(horizon)];
      return (returns?.mean ?? []).map((mean, at) => [
        RETURN_BASES[basis],
        `${horizon} 日`,
        `Q${at + 1}`,
        sheetFigure(mean, 'percent', 4),
        sheetFigure(returns?.standardError[at] ?? null, 'percent', 4),
        sheetFigure(report.turnover[String(horizon)]?.byQuantile[at] ?? null, 'percent', 4),
      ]);
    }),
  );

const portfolioRows = (report: BacktestReport): readonly (readonly SheetCell[])[] =>
  (['longShort', 'factorPortfolio'] as const).flatMap((key) => {
    const portfolio = report[key];
    if (portfolio === null) return [];
    return portfolioFacts(portfolio).map(({ metric, value, unit }) => [
      METRICS[key].title,
      headOf(METRICS[metric].title, unit),
      sheetFigure(value, unit, 4),
    ]);
  });

const definitions = (): readonly (readonly SheetCell[])[] =>
  (Object.keys(METRICS) as MetricKey[]).map((key) => {
    const metric = METRICS[key];
    return [metric.title, metric.definition, metric.formula ?? null];
  });
