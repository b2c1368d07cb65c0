import type { ReactElement, ReactNode } from 'react';
import './state.css';

export interface RefetchingProps {
  readonly active: boolean;
  readonly children: ReactNode;
}

/** Shows the old data paler, under a 2 px bar, while the new data is loading. */
export function Refetching({ active, children }: RefetchingProps): ReactElement {
  return (
    <div className="c-refetching" aria-busy={active}>
      {active && <div className="c-refetching-bar" />}
      <div className={active ? 'c-refetching-old' : undefined}>{children}</div>
    </div>
  );
}
