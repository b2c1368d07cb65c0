import type { CallEntry } from '@console/contract-core';
import type { Part } from '../tabs/part.tsx';
import { SeriesPanel, type SeriesOptions } from './series-panel.tsx';

/** The answer of a call as lines by day, as a part of a tab. */
export function chart<E extends CallEntry>(entry: E, options: SeriesOptions<E>): Part {
  return () => <SeriesPanel entry={entry} {...options} />;
}
