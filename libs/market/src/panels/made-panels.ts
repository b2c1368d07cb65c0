import {
  carryReports,
  REPORT_DAYS,
  trailingReports,
  type GraphInput,
  type ReportHistory,
} from '@console/quant';
import type { PanelFrame } from './panel-store.ts';
import { panelMemory } from './panel-memory.ts';

/** A panel that is computed from another. */
interface MadePanel {
  /** The id of the other. */
  readonly of: string;
  make(input: GraphInput, frame: PanelFrame): GraphInput;
}

const TRAILING = 'trailing_year.';
const BY_DAY = 'by_day.';

/** The id of the last four quarters (TTM) up to each report, of a quarterly indicator that cumulates over the year. */
export const trailingYearOf = (id: string): string => `${TRAILING}${id}`;

/**
 * The id of a quarterly indicator, or of its trailing year, as a daily panel: on each day the figure of the newest
 * report that was announced by then, for at most 400 days.
 */
export const byDay = (id: string): string => `${BY_DAY}${id}`;

/** How the panel of an id is made of another; null for one that is read. */
export function madePanel(id: string): MadePanel | null {
  if (id.startsWith(BY_DAY)) {
    const of = id.slice(BY_DAY.length);
    return {
      of,
      make: (input, { days }) => shared(carryReports(reportsOf(of, input), { days, most: REPORT_DAYS })),
    };
  }
  if (!id.startsWith(TRAILING)) return null;
  const of = id.slice(TRAILING.length);
  return { of, make: (input) => sharedHistory(trailingReports(reportsOf(of, input))) };
}

/** The id of the indicator from which the panel of an id is made in the end. */
export function sourceId(id: string): string {
  const made = madePanel(id);
  return made === null ? id : sourceId(made.of);
}

function reportsOf(id: string, input: GraphInput): ReportHistory {
  if (input instanceof Float64Array) throw new RangeError(`no reports: ${id}`);
  return input;
}

function shared(values: Float64Array): Float64Array {
  const copy = new Float64Array(panelMemory(values.byteLength));
  copy.set(values);
  return copy;
}

function sharedHistory({ starts, known, reports, values }: ReportHistory): ReportHistory {
  const copy = (integers: Int32Array): Int32Array => {
    const own = new Int32Array(panelMemory(integers.byteLength));
    own.set(integers);
    return own;
  };
  return { starts: copy(starts), known: copy(known), reports: copy(reports), values: shared(values) };
}
