import type { BacktestReport, BacktestRunCard } from '@console/contract-invest';
import type { Sheet, SheetCell } from '@console/ui/data';
import { thinWords } from '../../../run-samples.ts';
import { sheetName } from '../annualised.ts';
import { cardRows } from '../report/card-rows.ts';
import { dailySheet } from './daily-sheet.ts';
import { drawdownPart } from './drawdown-part.ts';
import { industryPart } from './industry-part.ts';
import { METRICS, type MetricKey } from '../metric-definitions.ts';
import { monthCurvesPart } from './month-curves-part.ts';
import { monthlyPart } from './monthly-part.ts';
import type { BenchmarkNames } from '../params-text.ts';
import { portfolioFacts } from '../report/portfolio-facts.ts';
import { sampleRows } from '../report/sample-rows.ts';
import { headOf, sheetFigure } from '../../../compare-parts/sheet-figure.ts';
import type { SheetPart } from './sheet-part.ts';
import { coverageShare, meanRows } from '../specs/coverage-spec.ts';
import { RETURN_BASES, basesOf } from '../specs/return-basis.ts';
import { runName, runWords } from '../specs/run-words.ts';
import { statisticsPart } from './statistics-part.ts';
import { wealthPart } from './wealth-part.ts';

/**
 * A run as the tabs of a workbook: its card, and everything that its page shows in tables or charts; a tab
 * without rows is left out.
 */
export function reportSheets(
  run: BacktestRunCard,
  report: BacktestReport,
  names: BenchmarkNames,
): readonly Sheet[] {
  const words = runWords(run);
  const { source, asOf } = words;
  const sheet = (part: SheetPart): Sheet => ({
    source,
    asOf,
    ...part,
    about: [runName(run), ...thinWords(run), `共 ${part.rows.length} 行`].join('，'),
  });
  const card = cardRows(run, names).map(({ title, text, copies }) => [title, copies ?? text]);
  return [
    sheet({ title: '运行卡', header: ['项目', '内容'], rows: card }),
    sheet({ title: '样本', header: ['项目', '数值'], rows: sampleCells(report) }),
    sheet(statisticsPart(run, report)),
    sheet(monthlyPart(report)),
    sheet(monthCurvesPart(report, words)),
    sheet(industryPart(report)),
    sheet({ title: '分组收益', header: QUANTILE_HEAD, rows: quantileRows(report) }),
    sheet(wealthPart(report)),
    sheet({ title: '组合', header: ['组合', '指标', '数值'], rows: portfolioRows(run, report) }),
    sheet(drawdownPart(report)),
    dailySheet(run, report),
    sheet({ title: '指标定义', header: ['指标', '定义', '公式'], rows: definitions() }),
  ].filter(({ rows }) => rows.length > 0);
}

const sampleCells = (report: BacktestReport): readonly (readonly SheetCell[])[] => [
  ...sampleRows(report).map(([metric, rows]) => [
    `${METRICS[metric].title}(行)`,
    sheetFigure(rows, 'integer', 0),
  ]),
  [headOf(METRICS.coverage.title, 'percent'), sheetFigure(coverageShare(report), 'percent', 4)],
  [`${METRICS.rowsPerDay.title}(只)`, sheetFigure(meanRows(report), 'number', 2)],
];

const QUANTILE_HEAD = ['口径', '持有期(日)', '分组', '平均收益(%)', '标准误(%)', '平均换手(%)'];

const quantileRows = (report: BacktestReport): readonly (readonly SheetCell[])[] =>
  basesOf(report).flatMap((basis) =>
    report.horizons.flatMap((horizon) => {
      const returns = report.quantileReturns[basis]?.[String(horizon)];
      return (returns?.mean ?? []).map((mean, at) => [
        RETURN_BASES[basis],
        sheetFigure(horizon, 'integer', 0),
        `Q${at + 1}`,
        sheetFigure(mean, 'percent', 4),
        sheetFigure(returns?.standardError[at] ?? null, 'percent', 4),
        sheetFigure(report.turnover[String(horizon)]?.byQuantile[at] ?? null, 'percent', 4),
      ]);
    }),
  );

const portfolioRows = (run: BacktestRunCard, report: BacktestReport): readonly (readonly SheetCell[])[] =>
  (['longShort', 'factorPortfolio'] as const).flatMap((key) => {
    const portfolio = report[key];
    if (portfolio === null) return [];
    return portfolioFacts(portfolio).map(({ metric, value, unit }) => [
      METRICS[key].title,
      sheetName(headOf(METRICS[metric].title, unit), metric, run),
      sheetFigure(value, unit, 4),
    ]);
  });

const definitions = (): readonly (readonly SheetCell[])[] =>
  (Object.keys(METRICS) as MetricKey[]).map((key) => {
    const metric = METRICS[key];
    return [metric.title, metric.definition, metric.formula ?? null];
  });
