import { Chart, type ChartSpec } from '@console/charts';
import { EmptyState, ErrorState, Panel, Refetching, Skeleton, type EmptyText } from '@console/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';

export interface ChartPanelProps {
  readonly title: string;
  readonly sub?: ReactNode;
  readonly actions?: ReactNode;
  readonly answer: Pick<UseQueryResult, 'isError' | 'error' | 'refetch' | 'isFetching'>;
  /** Made again for new figures alone; undefined while none came, null where there is nothing to draw. */
  readonly spec: ChartSpec | null | undefined;
  /** Why there is nothing: 该公司没有行情数据. */
  readonly empty: EmptyText;
  readonly height: number;
}

const ROW = 40;

/** A chart of what a call answered, in whatever state the call is. */
export function ChartPanel(props: ChartPanelProps): ReactElement {
  const { title, sub, actions, answer, spec, empty, height } = props;
  return (
    <Panel title={title} sub={sub} actions={actions}>
      {answer.isError ? (
        <ErrorState title={`${title}没有取到`} error={answer.error} onRetry={() => void answer.refetch()} />
      ) : spec === undefined ? (
        <Skeleton rows={Math.ceil(height / ROW)} rowHeight={ROW} />
      ) : spec === null ? (
        <EmptyState {...empty} />
      ) : (
        <Refetching active={answer.isFetching}>
          <Chart spec={spec} height={height} />
        </Refetching>
      )}
    </Panel>
  );
}
