import type { ChartEntry } from '@console/contract-core';
import type { Part } from '../tabs/part.tsx';
import { SubjectChart, type SubjectChartOptions } from './subject-chart.tsx';

/** A chart entry about the subject, as a part of a tab. */
export function chart<E extends ChartEntry>(entry: E, options: SubjectChartOptions<E> = {}): Part {
  return () => <SubjectChart entry={entry} {...options} />;
}
