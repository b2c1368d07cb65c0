import type { ReactElement, ReactNode } from 'react';
import { EmptyIcon, FilterIcon } from '../icons.tsx';
import { StateMessage } from './state-message.tsx';

export interface EmptyStateProps {
  /** Why there is nothing: 该公司没有股权质押记录. */
  readonly title: string;
  readonly cause?: ReactNode;
  /** Whether the reader's own filter has no matches. */
  readonly filtered?: boolean;
  readonly children?: ReactNode;
}

/** The message that there is nothing to show, with the reason. */
export function EmptyState({ title, cause, filtered, children }: EmptyStateProps): ReactElement {
  return (
    <StateMessage icon={filtered ? <FilterIcon /> : <EmptyIcon />} title={title} cause={cause}>
      {children}
    </StateMessage>
  );
}
