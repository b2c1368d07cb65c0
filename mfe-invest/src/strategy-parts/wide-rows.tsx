import { ScrollRegion } from '@console/ui';
import type { ReactElement, ReactNode } from 'react';
import './wide-rows.css';

interface WideRowsProps {
  /** What the table shows, for a screen reader. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A table that may be wider than its place: it scrolls there, and its first column stays. */
export function WideRows({ label, children }: WideRowsProps): ReactElement {
  return (
    <ScrollRegion className="invest-wide" label={label}>
      {children}
    </ScrollRegion>
  );
}
