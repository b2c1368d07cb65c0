import type { ReactElement, ReactNode } from 'react';
import './number.css';

export interface MarkProps {
  readonly tint: 'navy' | 'teal' | 'amber' | 'violet' | 'slate';
  readonly children: ReactNode;
}

/** A tinted word for the exception among ordinary values: only what differs gets one. */
export function Mark({ tint, children }: MarkProps): ReactElement {
  return <span className={`c-mark c-mark-${tint}`}>{children}</span>;
}
