import type { Authority } from '@console/contract-core';
import { CallError, useCan } from '@console/platform';
import type { ReactElement, ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { NoPermission } from './no-permission.tsx';
import { Skeleton } from './skeleton.tsx';

/** Why there is nothing: 该公司没有分红记录, 上市以来没有公告过分红或送转方案. */
export interface EmptyText {
  readonly title: string;
  readonly cause?: string;
  /** Whether the reader's own filter has no matches. */
  readonly filtered?: boolean;
}

/** The state of a query's call. */
export interface Answer<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

export interface LadderProps<Data> {
  readonly answer: Answer<Data>;
  /** The name of what is loaded: 历史版本. */
  readonly what: string;
  /** The height of the content being loaded, in rows. */
  readonly rows: number;
  readonly rowHeight?: number;
  /** The authority the call needs, where a page is shown without it. */
  readonly needs?: Authority;
  /** Says why an answer has nothing to show; null where it has. */
  readonly emptyOf?: (data: Data) => EmptyText | null;
  /** Shown for 404; without it, 404 is a failure like any other. */
  readonly unknown?: ReactNode;
  /** Whether an answer stays when loading it again fails, so that a form keeps what was typed in it. */
  readonly keep?: boolean;
  /** Around what is shown instead of the answer: a panel, where the answer brings panels of its own. */
  readonly frame?: (instead: ReactElement) => ReactElement;
  readonly children: (data: Data) => ReactNode;
}

/** The answer of a call, or its state without one: refused, failed, loading, nothing to show. */
export function Ladder<Data>(props: LadderProps<Data>): ReactElement {
  const { answer, what, rows, rowHeight = 28, needs, emptyOf, unknown, keep = false, children } = props;
  const { frame = (instead) => instead } = props;
  const { data, isError, error } = answer;
  const can = useCan(needs ?? []);
  if (needs !== undefined && !can) return frame(<NoPermission authority={needs} />);
  const failed = isError && !(keep && data !== undefined);
  if (failed && unknown !== undefined && isUnknown(error)) return <>{unknown}</>;
  if (failed)
    return frame(
      <ErrorState title={`${what}没有取到`} error={error} onRetry={() => void answer.refetch()} />,
    );
  if (data === undefined) return frame(<Skeleton rows={rows} rowHeight={rowHeight} />);
  const empty = emptyOf?.(data) ?? null;
  if (empty !== null) return frame(<EmptyState {...empty} />);
  return <>{children(data)}</>;
}

const isUnknown = (error: Error | null): boolean => error instanceof CallError && error.status === 404;
