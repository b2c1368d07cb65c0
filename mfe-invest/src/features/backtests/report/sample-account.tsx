import { formatNumber } from '@console/contract-core';
import type { BacktestReport } from '@console/contract-invest';
import { Panel } from '@console/ui';
import type { ReactElement } from 'react';
import { figureText } from '../../../figures/figure-text.ts';
import { sampleRows } from './sample-rows.ts';
import { coverageShare } from '../specs/coverage-spec.ts';
import '../tear-sheet.css';
import { Term } from '../term.tsx';

/** The composition of the sample, beside the charts. */
export function SampleAccount({ report }: { readonly report: BacktestReport }): ReactElement {
  return (
    <Panel title="样本" sub="行，一股一日">
      <dl className="bt-card">
        {sampleRows(report).map(([metric, rows]) => (
          <div key={metric} data-strong={metric === 'rowsKept'}>
            <dt>
              <Term metric={metric} />
            </dt>
            <dd>{formatNumber(rows, { unit: 'integer' })}</dd>
          </div>
        ))}
        <div>
          <dt>
            <Term metric="coverage" />
          </dt>
          <dd>{figureText(coverageShare(report), { unit: 'percent', decimals: 2 })}</dd>
        </div>
      </dl>
    </Panel>
  );
}
