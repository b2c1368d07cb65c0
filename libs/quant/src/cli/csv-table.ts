import { parseDecimal, type Decimal } from '../ledger/decimal.ts';
import { CsvFault } from './csv-fault.ts';
import { csvLines, isDay, type CsvLine } from './csv-lines.ts';

/** A row of a file whose columns are found by their names, in any order. */
export class CsvRow {
  constructor(
    private readonly file: string,
    private readonly line: CsvLine,
    private readonly places: ReadonlyMap<string, number>,
  ) {}

  /** Empty where the file has no such column. */
  text(column: string): string {
    return this.line.fields[this.places.get(column) ?? -1] ?? '';
  }

  /** @throws CsvFault for an empty field */
  required(column: string): string {
    return this.text(column) || this.refuse(column, `no ${column}`);
  }

  /** @throws CsvFault for what is no real day */
  day(column: string): string {
    const day = this.required(column);
    return isDay(day) ? day : this.refuse(column, `"${day}" is no date as 2026-01-31`);
  }

  /** Null for an empty field. @throws CsvFault for what is no number */
  decimal(column: string): Decimal | null {
    const text = this.text(column);
    if (text === '') return null;
    return parseDecimal(text) ?? this.refuse(column, `"${text}" is no number`);
  }

  /** @throws CsvFault for anything but 0 and 1 */
  flag(column: string): boolean {
    const text = this.required(column);
    if (text !== '0' && text !== '1') this.refuse(column, `"${text}" is neither 0 nor 1`);
    return text === '1';
  }

  /** @throws CsvFault */
  refuse(column: string, problem: string): never {
    throw new CsvFault(this.file, this.line.line, (this.places.get(column) ?? 0) + 1, problem);
  }
}

/**
 * The rows of a file whose header has at least these columns, each once.
 * @throws CsvFault
 */
export function csvTable(file: string, text: string, columns: readonly string[]): readonly CsvRow[] {
  const [header, ...lines] = csvLines(file, text);
  const names = header?.fields ?? [];
  const places = new Map(names.map((name, at) => [name, at]));
  for (const column of columns) {
    if (!places.has(column)) throw new CsvFault(file, 1, 1, `no column ${column}`);
    if (names.filter((name) => name === column).length > 1)
      throw new CsvFault(file, 1, (places.get(column) ?? 0) + 1, `two columns are called ${column}`);
  }
  return lines.map((line) => new CsvRow(file, line, places));
}
