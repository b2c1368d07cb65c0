import { CsvFault } from './csv-fault.ts';
import { csvFields } from './csv-fields.ts';
import { decimalOf } from './decimal-of.ts';

/** A line's fields; its number counts from 1. */
export interface CsvLine {
  readonly line: number;
  readonly fields: readonly string[];
}

/**
 * The lines of a file, their fields by `csvFields`. Empty lines at the end are no lines, and every line has as many
 * fields as the first.
 * @throws CsvFault
 */
export function csvLines(file: string, text: string): readonly CsvLine[] {
  const raw = text.split(/\r\n|\n|\r/);
  while (raw.at(-1)?.trim() === '') raw.pop();
  const lines = raw.map((content, at) => ({
    line: at + 1,
    fields: csvFields(content, { file, line: at + 1 }),
  }));
  const [header] = lines;
  if (header === undefined) throw new CsvFault(file, 1, 1, 'the file is empty');
  for (const { line, fields } of lines)
    if (fields.length !== header.fields.length)
      throw new CsvFault(
        file,
        line,
        Math.min(fields.length, header.fields.length) + 1,
        `${fields.length} fields where the header has ${header.fields.length}`,
      );
  return lines;
}

/** @throws CsvFault unless the header begins with these names */
export function expectHeader(file: string, { fields }: CsvLine, names: readonly string[]): void {
  names.forEach((name, at) => {
    if (fields[at] !== name)
      throw new CsvFault(file, 1, at + 1, `expected ${name}, found "${fields[at] ?? ''}"`);
  });
}

/** A number, NaN for an empty field; `hint` is appended to the fault of anything else. @throws CsvFault */
export function numberIn(file: string, { line, fields }: CsvLine, at: number, hint = ''): number {
  const field = fields[at] ?? '';
  if (field === '') return NaN;
  const value = decimalOf(field);
  if (Number.isNaN(value)) throw new CsvFault(file, line, at + 1, `"${field}" is no number${hint}`);
  return value;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a real day, as 2026-01-31. */
export function isDay(text: string): boolean {
  return DAY.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
}

/** The days of the first column, each a real one and later than the one before. @throws CsvFault */
export function daysOf(file: string, lines: readonly CsvLine[]): readonly string[] {
  const days: string[] = [];
  for (const { line, fields } of lines) {
    const [day = ''] = fields;
    if (!isDay(day)) throw new CsvFault(file, line, 1, `"${day}" is no date as 2026-01-31`);
    const before = days.at(-1);
    if (before !== undefined && day <= before)
      throw new CsvFault(file, line, 1, `${day} does not come after ${before}`);
    days.push(day);
  }
  return days;
}
