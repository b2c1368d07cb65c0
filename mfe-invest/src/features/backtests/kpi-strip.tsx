import type { ReactElement } from 'react';
import { figureText } from './figure-text.ts';
import type { Kpi } from './kpis.ts';
import './tear-sheet.css';
import { Term } from './term.tsx';

/** The figures that top a tear sheet, in the band. */
export function KpiStrip({ kpis }: { readonly kpis: readonly Kpi[] }): ReactElement {
  return (
    <dl className="bt-kpis">
      {kpis.map((kpi) => (
        <div key={kpi.metric}>
          <dt>
            <Term metric={kpi.metric}>{kpi.title}</Term>
          </dt>
          <dd className={directionOf(kpi)}>
            {figureText(kpi.value, { ...kpi, signed: kpi.change ?? false })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The market's colour of what is a gain or a loss. */
function directionOf({ value, change }: Kpi): string | undefined {
  if (!change || value === null || value === 0) return undefined;
  return value > 0 ? 'c-up' : 'c-down';
}
