import type { ReactElement } from 'react';

const LINE = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.2 } as const;

/** A table, for the button that shows figures. */
export const TableIcon = (): ReactElement => (
  <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
    <path d="M1.5 2.5h11v9h-11zM1.5 5.5h11M1.5 8.5h11M5.5 2.5v9" {...LINE} />
  </svg>
);

/** An arrow down to a line, for the button that saves the image. */
export const SaveIcon = (): ReactElement => (
  <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
    <path d="M7 1.5v7.5M3.8 6 7 9.2 10.2 6M2 12.3h10" {...LINE} />
  </svg>
);
