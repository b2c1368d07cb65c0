import { pipeline, Transform, type Readable } from 'node:stream';
import { parse } from 'csv-parse';

/**
 * CSV for a spreadsheet: a text that it would run as a formula gets an apostrophe before it, numbers stay. An
 * incomplete record, such as the last one of a file still being written, is left out. An error of `source` is an error
 * of the result.
 */
export function disarmCsv(source: Readable): Readable {
  return pipeline(
    source,
    parse({ bom: true, relax_column_count: true, skip_records_with_error: true }),
    new Transform({
      writableObjectMode: true,
      transform: (record: readonly string[], _, done) => done(null, `${record.map(csvField).join(',')}\n`),
    }),
    // The pipeline ends the returned stream with the error.
    () => undefined,
  );
}

function csvField(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
