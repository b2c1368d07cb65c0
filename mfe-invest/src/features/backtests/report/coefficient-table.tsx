import type { BacktestReport } from '@console/contract-invest';
import type { ReactElement } from 'react';
import { COEFFICIENT_FIGURES, type Coefficient, type CoefficientFigure } from './coefficient-figures.ts';
import type { SampledRun } from '../../../run-samples.ts';
import { SampleMark } from '../../../sample-mark.tsx';
import { figureText } from '../figure-text.ts';
import type { MetricKey } from '../metric-definitions.ts';
import { pText } from './p-text.ts';
import '../sheet-tables.css';
import { Term } from '../term.tsx';

interface CoefficientTableProps {
  readonly run: SampledRun;
  readonly report: BacktestReport;
  readonly coefficient: Coefficient;
}

/** Every statistic of a coefficient, and of the factor's portfolio, by horizon. */
export function CoefficientTable({ run, report, coefficient }: CoefficientTableProps): ReactElement {
  const { horizons, alphaBeta, spreadMean } = report;
  const summaries = coefficient === 'ic' ? report.icSummary : report.rankIcSummary;
  return (
    // The arrow keys scroll it once it has the focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="bt-scroll" tabIndex={0} role="region" aria-label="统计">
      <table className="bt-table">
        <thead>
          <tr>
            <th scope="col">持有期</th>
            {metricsOf(coefficient).map((metric) => (
              <th key={metric} scope="col">
                <Term metric={metric} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {horizons.map((horizon) => {
            const key = String(horizon);
            return (
              <tr key={key}>
                <th scope="row">{horizon} 日</th>
                {COEFFICIENT_FIGURES.map((each) => (
                  <td key={each.key}>{textOf(summaries[key]?.[each.key] ?? null, each)}</td>
                ))}
                <td>{figureText(spreadMean[key] ?? null, { unit: 'percent', decimals: 3 })}</td>
                <td>
                  <SampleMark run={run} annualised />
                  {figureText(alphaBeta[key]?.annualAlpha ?? null, { unit: 'percent', decimals: 2 })}
                </td>
                <td>{figureText(alphaBeta[key]?.beta ?? null, { unit: 'number', decimals: 3 })}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const textOf = (value: number | null, figure: CoefficientFigure): string =>
  figure.key === 'p' ? pText(value, figure.decimals) : figureText(value, figure);

/** What heads the columns. */
const metricsOf = (coefficient: Coefficient): readonly MetricKey[] => [
  ...COEFFICIENT_FIGURES.map(({ metric }) =>
    metric === 'rankIcMean' && coefficient === 'ic' ? 'icMean' : metric,
  ),
  'spreadMean',
  'factorAlpha',
  'factorBeta',
];
