import { Chart, type ChartSpec } from '@console/charts';
import { EmptyState, Panel } from '@console/ui';
import type { ReactElement, ReactNode } from 'react';

interface SpecPanelProps {
  readonly title: ReactNode;
  readonly sub?: ReactNode;
  readonly actions?: ReactNode;
  /** Changes only when its figures do; null where the run has none of them. */
  readonly spec: ChartSpec | null;
  /** The reason why there is no chart. */
  readonly cause?: string;
  readonly height?: number;
}

const HEIGHT = 236;

/** One chart of a tear sheet in its frame. */
export function SpecPanel({
  title,
  sub,
  actions,
  spec,
  cause,
  height = HEIGHT,
}: SpecPanelProps): ReactElement {
  return (
    <Panel title={title} sub={sub} actions={actions}>
      {spec === null ? (
        <EmptyState title="这次回测没有这一项" cause={cause} />
      ) : (
        <Chart spec={spec} height={height} />
      )}
    </Panel>
  );
}
