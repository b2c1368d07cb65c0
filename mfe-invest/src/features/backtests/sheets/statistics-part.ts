import type { UnitId } from '@console/contract-core';
import type { BacktestReport } from '@console/contract-invest';
import type { SheetCell } from '@console/ui/data';
import type { SampledRun } from '../../../run-samples.ts';
import { sheetName } from '../annualised.ts';
import { COEFFICIENT_FIGURES } from '../report/coefficient-figures.ts';
import { meanOf } from '../report/mean-of.ts';
import { METRICS, type MetricKey } from '../metric-definitions.ts';
import { pCell } from '../../../figures/p-text.ts';
import { headOf, sheetFigure } from '../../../compare-parts/sheet-figure.ts';
import type { SheetPart } from './sheet-part.ts';

/** Every statistic of both coefficients by horizon, and the figures that exist once per horizon. */
export function statisticsPart(run: SampledRun, report: BacktestReport): SheetPart {
  const coefficients = [
    ['Rank IC', report.rankIcSummary],
    ['IC', report.icSummary],
  ] as const;
  return {
    title: '统计',
    header: [
      ...['系数', '持有期(日)'],
      ...COEFFICIENT_FIGURES.map(({ metric, unit }) =>
        headOf(metric === 'rankIcMean' ? '均值' : METRICS[metric].title, unit),
      ),
      ...OF_HORIZON.map(({ metric, title, unit }) =>
        sheetName(headOf(title ?? METRICS[metric].title, unit), metric, run),
      ),
    ],
    rows: coefficients.flatMap(([name, summaries]) =>
      report.horizons.map((horizon) => [
        name,
        sheetFigure(horizon, 'integer', 0),
        ...COEFFICIENT_FIGURES.map(({ key, unit, decimals }): SheetCell => {
          const value = summaries[String(horizon)]?.[key] ?? null;
          return key === 'p' ? pCell(value) : sheetFigure(value, unit, unit === 'integer' ? 0 : decimals + 2);
        }),
        ...OF_HORIZON.map(({ unit, valueOf }) => sheetFigure(valueOf(report, String(horizon)), unit, 6)),
      ]),
    ),
  };
}

interface HorizonFigure {
  readonly metric: MetricKey;
  readonly title?: string;
  readonly unit: UnitId;
  valueOf(report: BacktestReport, horizon: string): number | null;
}

const OF_HORIZON: readonly HorizonFigure[] = [
  { metric: 'spreadMean', unit: 'percent', valueOf: ({ spreadMean }, key) => spreadMean[key] ?? null },
  {
    metric: 'factorAlpha',
    unit: 'percent',
    valueOf: ({ alphaBeta }, key) => alphaBeta[key]?.annualAlpha ?? null,
  },
  { metric: 'factorBeta', unit: 'number', valueOf: ({ alphaBeta }, key) => alphaBeta[key]?.beta ?? null },
  {
    metric: 'rankAutocorrelation',
    title: '秩自相关均值',
    unit: 'number',
    valueOf: ({ rankAutocorrelation }, key) => rankAutocorrelation[key]?.mean ?? null,
  },
  {
    metric: 'icIndustryNeutral',
    title: '行业中性 Rank IC 均值',
    unit: 'number',
    valueOf: ({ rankIcIndustryNeutral }, key) => meanOf(rankIcIndustryNeutral?.[key] ?? []),
  },
];
