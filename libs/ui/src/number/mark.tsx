import type { ReactElement, ReactNode } from 'react';
import './number.css';

export interface MarkProps {
  readonly tint: 'navy' | 'teal' | 'amber' | 'violet' | 'slate';
  readonly children: ReactNode;
}

/** A tinted word for the exception among ordinary values: only values that differ have one. */
export function Mark({ tint, children }: MarkProps): ReactElement {
  return <span className={`c-mark c-mark-${tint}`}>{children}</span>;
}
