import { CsvFault } from './csv-fault.ts';
import { csvLines, daysOf, expectHeader, numberIn } from './csv-lines.ts';

/** A panel with the names of its rows and columns; values date-major, NaN missing. */
export interface WideFile {
  readonly dates: readonly string[];
  readonly assets: readonly string[];
  readonly values: Float64Array;
}

/**
 * The hint for `NA`, `NaN`, `null` or `-`, which are refused so that a misspelt number does not count as
 * missing.
 */
const EMPTY_IS_MISSING = ' (empty means missing)';

/** Reads a wide file: `date`, then one column per stock; empty is missing. @throws CsvFault */
export function readWide(file: string, text: string): WideFile {
  const [header, ...lines] = csvLines(file, text);
  if (header === undefined) throw new CsvFault(file, 1, 1, 'the file is empty');
  expectHeader(file, header, ['date']);
  const assets = header.fields.slice(1);
  if (assets.length === 0) throw new CsvFault(file, 1, 2, 'no stock');
  assets.forEach((asset, at) => {
    if (asset === '') throw new CsvFault(file, 1, at + 2, 'a stock without a name');
    if (assets.indexOf(asset) < at) throw new CsvFault(file, 1, at + 2, `${asset} occurs twice`);
  });
  const dates = daysOf(file, lines);
  if (dates.length === 0) throw new CsvFault(file, 2, 1, 'no date');
  const values = new Float64Array(dates.length * assets.length);
  lines.forEach((line, date) => {
    for (let asset = 0; asset < assets.length; asset += 1)
      values[date * assets.length + asset] = numberIn(file, line, asset + 1, EMPTY_IS_MISSING);
  });
  return { dates, assets, values };
}

/**
 * A file's values on other dates and stocks, missing where it has none; its further stocks are ignored.
 * @throws CsvFault for a date that is not among them
 */
export function alignedTo(
  file: string,
  wide: WideFile,
  dates: readonly string[],
  assets: readonly string[],
): Float64Array {
  const rowOf = new Map(dates.map((date, at) => [date, at]));
  const columns = wide.assets.map((asset) => assets.indexOf(asset));
  const values = new Float64Array(dates.length * assets.length).fill(NaN);
  wide.dates.forEach((date, at) => {
    const row = rowOf.get(date);
    if (row === undefined) throw new CsvFault(file, at + 2, 1, `${date} is no date of the other file`);
    columns.forEach((column, asset) => {
      if (column >= 0)
        values[row * assets.length + column] = wide.values[at * wide.assets.length + asset] ?? NaN;
    });
  });
  return values;
}

/** The number of values of stocks that are not among these, which `alignedTo` ignores. */
export function valuesBeyond({ assets: columns, values }: WideFile, assets: readonly string[]): number {
  const known = new Set(assets);
  const beyond = columns.flatMap((asset, column) => (known.has(asset) ? [] : [column]));
  let count = 0;
  for (let row = 0; row < values.length; row += columns.length)
    for (const column of beyond) if (!Number.isNaN(values[row + column])) count += 1;
  return count;
}
