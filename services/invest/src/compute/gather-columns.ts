import type { ReportHistory } from '@console/quant';

/** Some columns of a date-major panel, in the order given. */
export function gatherColumns<Panel extends Float64Array | Uint16Array>(
  panel: Panel,
  width: number,
  columns: Int32Array,
): Panel {
  const dates = width === 0 ? 0 : panel.length / width;
  const Cells = panel.constructor as new (length: number) => Panel;
  const gathered = new Cells(dates * columns.length);
  for (let date = 0, to = 0; date < dates; date += 1)
    for (const column of columns) gathered[to++] = panel[date * width + column] as number;
  return gathered;
}

/** The reports of some stocks, in the order given. */
export function gatherReports(history: ReportHistory, stocks: Int32Array): ReportHistory {
  const { starts, known, reports, values } = history;
  const ends = new Int32Array(stocks.length + 1);
  for (const [at, stock] of stocks.entries())
    ends[at + 1] = (ends[at] as number) + (starts[stock + 1] ?? 0) - (starts[stock] ?? 0);
  const count = ends.at(-1) ?? 0;
  const gathered = {
    starts: ends,
    known: new Int32Array(count),
    reports: new Int32Array(count),
    values: new Float64Array(count),
  };
  for (const [at, stock] of stocks.entries()) {
    const [from, to] = [starts[stock] ?? 0, starts[stock + 1] ?? 0];
    gathered.known.set(known.subarray(from, to), ends[at]);
    gathered.reports.set(reports.subarray(from, to), ends[at]);
    gathered.values.set(values.subarray(from, to), ends[at]);
  }
  return gathered;
}
