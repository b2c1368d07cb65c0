import type { ReactElement, ReactNode } from 'react';
import { EmptyIcon, FilterIcon } from '../icons.tsx';
import { StateMessage } from './state-message.tsx';

export interface EmptyStateProps {
  /** Why there is nothing: 该公司没有股权质押记录. */
  readonly title: string;
  readonly cause?: ReactNode;
  /** The reader's own filter left nothing over. */
  readonly filtered?: boolean;
  readonly children?: ReactNode;
}

/** Nothing to show, and honestly why. */
export function EmptyState({ title, cause, filtered, children }: EmptyStateProps): ReactElement {
  return (
    <StateMessage icon={filtered ? <FilterIcon /> : <EmptyIcon />} title={title} cause={cause}>
      {children}
    </StateMessage>
  );
}
