import { Tooltip } from '@console/ui/form';
import type { ReactElement, ReactNode } from 'react';
import './tear-sheet.css';
import { METRICS, type MetricDefinition, type MetricKey } from './metric-definitions.ts';

interface TermProps {
  readonly metric: MetricKey;
  /** What it is called here, where that is not its title. */
  readonly children?: ReactNode;
}

/** The name of a figure, which explains itself under the pointer and to who comes to it by the keyboard. */
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
