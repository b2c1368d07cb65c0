import { Chart, type ChartProps, type ChartSpec } from '@console/charts';
import { Ladder, Panel, Refetching, type EmptyText } from '@console/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';

export interface ChartPanelProps extends Pick<ChartProps, 'onEvents' | 'onPress' | 'small'> {
  readonly title: string;
  readonly sub?: ReactNode;
  readonly actions?: ReactNode;
  readonly answer: Pick<UseQueryResult, 'isError' | 'error' | 'refetch' | 'isFetching'>;
  /**
   * Another object only for new figures; undefined until there are any, null where there is nothing to draw.
   */
  readonly spec: ChartSpec | null | undefined;
  /** The text without figures: 该公司没有行情数据. */
  readonly empty: EmptyText;
  readonly height: number;
}

const ROW = 40;

/** A chart of what a call answered, in whatever state the call is. */
export function ChartPanel(props: ChartPanelProps): ReactElement {
  const { title, sub, actions, answer, spec, empty, height, small = false, onEvents, onPress } = props;
  const drawing = (
    <Ladder
      answer={{ data: spec, isError: answer.isError, error: answer.error, refetch: answer.refetch }}
      what={title}
      rows={Math.max(2, Math.ceil(height / ROW))}
      rowHeight={ROW}
      emptyOf={(drawn) => (drawn === null ? empty : null)}
    >
      {(drawn) =>
        drawn && (
          <Refetching active={answer.isFetching}>
            <Chart
              spec={drawn}
              height={height}
              small={small}
              {...(onEvents ? { onEvents } : {})}
              {...(onPress ? { onPress } : {})}
            />
          </Refetching>
        )
      }
    </Ladder>
  );
  if (small) return <section aria-label={title}>{drawing}</section>;
  return (
    <Panel title={title} sub={sub} actions={actions}>
      {drawing}
    </Panel>
  );
}
