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
    // Its cells have nothing to press: the keyboard scrolls it by a stop of its own.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="invest-wide" tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  );
}
