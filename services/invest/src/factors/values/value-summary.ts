import type { investEntries } from '@console/contract-invest';
import type { OutputOf } from '@console/contract-core';
import { median, moments, orNull } from '@console/quant';

type Preview = OutputOf<(typeof investEntries)['previewFactor']>;

const BINS = 24;

/**
 * The summary of the values that are not NaN; null for none. The deviation is of a sample (ddof 1), null for one value.
 */
export function valueSummary(values: Float64Array): Preview['summary'] {
  const present = values.filter((value) => !Number.isNaN(value));
  if (present.length === 0) return null;
  const { mean, std } = moments(present);
  return {
    mean,
    median: median(present),
    std: orNull(std),
    min: present.reduce((least, value) => Math.min(least, value), Infinity),
    max: present.reduce((most, value) => Math.max(most, value), -Infinity),
  };
}

/** 24 equally wide bins, each with its lower edge, the last with both; one bin where all values are equal. */
export function histogramOf(values: Float64Array): Preview['histogram'] {
  const summary = valueSummary(values);
  if (summary === null) return [];
  const { min, max } = summary;
  const width = (max - min) / BINS;
  const bins = width > 0 && Number.isFinite(width) ? BINS : 1;
  const counts = new Array<number>(bins).fill(0);
  for (const value of values) {
    if (Number.isNaN(value)) continue;
    const at = bins === 1 ? 0 : Math.min(bins - 1, Math.floor((value - min) / width));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((count, at) => ({
    from: at === 0 ? min : min + at * width,
    to: at === bins - 1 ? max : min + (at + 1) * width,
    count,
  }));
}
