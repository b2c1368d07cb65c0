import type { ReactElement } from 'react';
import { SampleMark } from '../../../sample-mark.tsx';
import type { SampledRun } from '../../../run-samples.ts';
import { isAnnualised } from '../annualised.ts';
import { figureText } from '../../../figures/figure-text.ts';
import type { Kpi } from './kpis.ts';
import '../tear-sheet.css';
import { Term } from '../term.tsx';

interface KpiStripProps {
  readonly kpis: readonly Kpi[];
  readonly run: SampledRun;
}

/** The figures at the top of a tear sheet, in one band. */
export function KpiStrip({ kpis, run }: KpiStripProps): ReactElement {
  return (
    <dl className="bt-kpis">
      {kpis.map((kpi) => (
        <div key={kpi.metric}>
          <dt>
            <Term metric={kpi.metric}>{kpi.title}</Term>
          </dt>
          <dd className={directionOf(kpi)}>
            {figureText(kpi.value, { ...kpi, signed: kpi.change ?? false })}
            {isAnnualised(kpi.metric) && kpi.value !== null && <SampleMark run={run} annualised />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The market's colour of a gain or a loss. */
function directionOf({ value, change }: Kpi): string | undefined {
  if (!change || value === null || value === 0) return undefined;
  return value > 0 ? 'c-up' : 'c-down';
}
