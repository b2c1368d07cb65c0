import { Tooltip } from '@console/ui/form';
import type { ReactElement, ReactNode } from 'react';
import './tear-sheet.css';
import { METRICS, type MetricDefinition, type MetricKey } from './metric-definitions.ts';

interface TermProps {
  readonly metric: MetricKey;
  /** The shown name, where that is not its title. */
  readonly children?: ReactNode;
}

/** The name of a figure, explained when pointed at or focused. */
export function Term({ metric, children }: TermProps): ReactElement {
  const { title, definition, formula }: MetricDefinition = METRICS[metric];
  return (
    <Tooltip
      trigger={['hover', 'focus']}
      title={
        <span className="bt-tip">
          <b>{title}</b>
          <span>{definition}</span>
          {formula !== undefined && <code>{formula}</code>}
        </span>
      }
    >
      <button type="button" className="bt-term">
        {children ?? title}
      </button>
    </Tooltip>
  );
}
