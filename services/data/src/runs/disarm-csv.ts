import { pipeline, Transform, type Readable } from 'node:stream';
import { parse } from 'csv-parse';

/**
 * CSV for a sheet: what it would run as a formula gets an apostrophe before it, numbers stay. A record that is
 * torn, as the last one of a file still being written, is left out. A failure of `source` fails the answer.
 */
export function disarmCsv(source: Readable): Readable {
  return pipeline(
    source,
    parse({ bom: true, relax_column_count: true, skip_records_with_error: true }),
    new Transform({
      writableObjectMode: true,
      transform: (record: readonly string[], _, done) => done(null, `${record.map(csvField).join(',')}\n`),
    }),
    // The pipeline ends what it answers with what went wrong.
    () => undefined,
  );
}

function csvField(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
