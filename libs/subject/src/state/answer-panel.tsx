import { EmptyState, ErrorState, Panel, Skeleton } from '@console/ui';
import type { ReactElement, ReactNode } from 'react';

/** Why there is nothing: 该公司没有分红记录, 上市以来没有公告过分红或送转方案. */
export interface EmptyText {
  readonly title: string;
  readonly cause?: string;
}

/** What a query says of its call. */
export interface Answer<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

export interface AnswerPanelProps<Data> {
  readonly title: string;
  readonly answer: Answer<Data>;
  /** What was asked for, where that is not the panel's title: 增发年份. */
  readonly what?: string;
  /** The height of what is waited for, in rows. */
  readonly rows: number;
  readonly rowHeight?: number;
  readonly actions?: ReactNode;
  /** Says why an answer has nothing to show; null where it has. */
  readonly emptyOf?: (data: Data) => EmptyText | null;
  readonly children: (data: Data) => ReactElement;
}

/** What a call answered; a panel of the same title while it is on its way, was refused, or has nothing to show. */
export function AnswerPanel<Data>(props: AnswerPanelProps<Data>): ReactElement {
  const { title, answer, what = title, rows, rowHeight = 28, actions, emptyOf, children } = props;
  const { data } = answer;
  const empty = data === undefined ? null : emptyOf?.(data);
  if (!answer.isError && data !== undefined && !empty) return children(data);
  return (
    <Panel title={title} actions={actions}>
      {answer.isError ? (
        <ErrorState title={`${what}没有取到`} error={answer.error} onRetry={() => void answer.refetch()} />
      ) : empty ? (
        <EmptyState {...empty} />
      ) : (
        <Skeleton rows={rows} rowHeight={rowHeight} />
      )}
    </Panel>
  );
}
