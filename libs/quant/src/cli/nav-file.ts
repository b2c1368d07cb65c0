import { CsvFault } from './csv-fault.ts';
import { csvLines, daysOf, expectHeader, numberIn, type CsvLine } from './csv-lines.ts';

/** Net asset values by date, and a benchmark's where the file has them. */
export interface NavFile {
  readonly dates: readonly string[];
  readonly nav: Float64Array;
  readonly benchmark: Float64Array | null;
}

/**
 * Reads `date,nav` or `date,nav,benchmark_nav`; no value is missing, and all are above zero. @throws CsvFault
 */
export function readNav(file: string, text: string): NavFile {
  const [header, ...lines] = csvLines(file, text);
  if (header === undefined) throw new CsvFault(file, 1, 1, 'the file is empty');
  const columns = header.fields.length > 2 ? ['date', 'nav', 'benchmark_nav'] : ['date', 'nav'];
  expectHeader(file, header, columns);
  if (header.fields.length > columns.length)
    throw new CsvFault(file, 1, columns.length + 1, 'a column too many');
  const dates = daysOf(file, lines);
  const column = (at: number): Float64Array => Float64Array.from(lines, (line) => valueIn(file, line, at));
  return { dates, nav: column(1), benchmark: columns.length > 2 ? column(2) : null };
}

function valueIn(file: string, line: CsvLine, at: number): number {
  const value = numberIn(file, line, at);
  if (!(value > 0))
    throw new CsvFault(file, line.line, at + 1, Number.isNaN(value) ? 'no value' : 'must be above 0');
  return value;
}
