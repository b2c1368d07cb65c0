import type { BacktestReport } from '@console/contract-invest';
import { ScrollRegion, SmallTable } from '@console/ui';
import type { ReactElement } from 'react';
import { COEFFICIENT_FIGURES, type Coefficient, type CoefficientFigure } from './coefficient-figures.ts';
import type { SampledRun } from '../../../run-samples.ts';
import { SampleMark } from '../../../sample-mark.tsx';
import { figureText } from '../../../figures/figure-text.ts';
import { pText } from '../../../figures/p-text.ts';
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
    <ScrollRegion className="bt-scroll" label="统计">
      <SmallTable
        className="bt-table"
        rows={horizons.map(String)}
        keyOf={(key) => key}
        columns={[
          { title: '持有期', heading: true, cell: (key) => `${key} 日` },
          ...COEFFICIENT_FIGURES.map((each) => {
            const metric = each.metric === 'rankIcMean' && coefficient === 'ic' ? 'icMean' : each.metric;
            return {
              title: metric,
              head: <Term metric={metric} />,
              cell: (key: string) => textOf(summaries[key]?.[each.key] ?? null, each),
            };
          }),
          {
            title: 'spreadMean',
            head: <Term metric="spreadMean" />,
            cell: (key) => figureText(spreadMean[key] ?? null, { unit: 'percent', decimals: 3 }),
          },
          {
            title: 'factorAlpha',
            head: <Term metric="factorAlpha" />,
            cell: (key) => (
              <>
                <SampleMark run={run} annualised />
                {figureText(alphaBeta[key]?.annualAlpha ?? null, { unit: 'percent', decimals: 2 })}
              </>
            ),
          },
          {
            title: 'factorBeta',
            head: <Term metric="factorBeta" />,
            cell: (key) => figureText(alphaBeta[key]?.beta ?? null, { unit: 'number', decimals: 3 }),
          },
        ]}
      />
    </ScrollRegion>
  );
}

const textOf = (value: number | null, figure: CoefficientFigure): string =>
  figure.key === 'p' ? pText(value, figure.decimals) : figureText(value, figure);
