import type { ReactElement } from 'react';
import './state.css';
import { useDelayed } from './use-delayed.ts';

export interface SkeletonProps {
  readonly rows: number;
  /** The height of the rows to come, so that nothing jumps. */
  readonly rowHeight: number;
}

/** Grey bars at real row height, after 200 ms; until then the space they will take. */
export function Skeleton({ rows, rowHeight }: SkeletonProps): ReactElement {
  const late = useDelayed(true);
  return (
    <div role="status" aria-label="加载中" style={{ height: rows * rowHeight }}>
      {late &&
        Array.from({ length: rows }, (_, row) => (
          <div key={row} className="c-skeleton-row" style={{ height: rowHeight }}>
            {[LENGTHS[row % LENGTHS.length], 48, 56, 48].map((width, bar) => (
              <span key={bar} className="c-bar" style={{ width }} />
            ))}
          </div>
        ))}
    </div>
  );
}

const LENGTHS = [128, 96, 142, 112, 88, 124] as const;
