import { EMPTY, formatNumber } from '@console/contract-core';
import type { ReactElement } from 'react';
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
          <dd className={directionOf(kpi)}>{figureOf(kpi)}</dd>
        </div>
      ))}
    </dl>
  );
}

function figureOf({ value, unit, decimals, change }: Kpi): string {
  const text = formatNumber(value, { unit, decimals, signed: change ?? false });
  return unit === 'percent' && text !== EMPTY ? `${text}%` : text;
}

/** The market's colour of what is a gain or a loss. */
function directionOf({ value, change }: Kpi): string | undefined {
  if (!change || value === null || value === 0) return undefined;
  return value > 0 ? 'c-up' : 'c-down';
}
