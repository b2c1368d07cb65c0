import { Ladder, Panel, type Answer, type EmptyText } from '@console/ui';
import type { ReactElement, ReactNode } from 'react';

export interface AnswerPanelProps<Data> {
  readonly title?: string;
  readonly answer: Answer<Data>;
  /** The name of what is loaded, where it is not the panel's title: 增发年份. */
  readonly what?: string;
  /** The height of the content being loaded, in rows. */
  readonly rows: number;
  readonly rowHeight?: number;
  readonly actions?: ReactNode;
  /** Says why an answer has nothing to show; null where it has. */
  readonly emptyOf?: (data: Data) => EmptyText | null;
  readonly children: (data: Data) => ReactElement;
}

/** The answer of a call; a panel of the same title while it is loading, refused, or has nothing to show. */
export function AnswerPanel<Data>(props: AnswerPanelProps<Data>): ReactElement {
  const { title, answer, what = title ?? '内容', rows, rowHeight = 28, actions, emptyOf, children } = props;
  const { data } = answer;
  const empty = data === undefined ? null : emptyOf?.(data);
  if (!answer.isError && data !== undefined && !empty) return children(data);
  return (
    <Panel title={title} actions={actions}>
      <Ladder answer={answer} what={what} rows={rows} rowHeight={rowHeight} {...(emptyOf ? { emptyOf } : {})}>
        {children}
      </Ladder>
    </Panel>
  );
}
