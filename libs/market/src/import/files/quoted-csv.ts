import { parse, type Parser } from 'csv-parse';
import type { CsvHandler } from './read-csv.ts';

/** In characters. Any row of the mart is far shorter: what is longer has lost its quote or its line ends. */
export const MOST_RECORD = 1 << 20;

/** Thrown before a record that does not end fills the memory; later records could not be separated. */
export class RecordTooLong extends Error {
  constructor(line: number) {
    super(`line ${line}: a record longer than ${MOST_RECORD} characters`);
  }
}

/**
 * CSV with quotes, whose records may contain commas and line ends; `linesBefore` is the number of lines above the
 * text.
 */
export class QuotedCsv {
  private readonly parser: Parser;
  private failure: Error | null = null;

  constructor(handler: Pick<CsvHandler, 'record' | 'broken'>, linesBefore: number) {
    this.parser = parse({
      record_delimiter: ['\r\n', '\n'],
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      max_record_size: MOST_RECORD,
      on_skip: (error) => {
        const line = linesBefore + Number(error?.['lines'] ?? 0);
        if (error?.code === 'CSV_MAX_RECORD_SIZE') this.failure ??= new RecordTooLong(line);
        else handler.broken(line, error?.code ?? 'not CSV');
        return undefined;
      },
      // Handled here and not as stream items: one object less per row saves a third of the time.
      on_record: (cells: string[], context) => {
        handler.record(cells, linesBefore + context.lines);
        return null;
      },
    });
    this.parser.on('error', (error) => (this.failure = error));
    this.parser.resume();
  }

  async write(text: string): Promise<void> {
    await new Promise<void>((resolve) => this.parser.write(text, () => resolve()));
    if (this.failure) throw this.failure;
  }

  async end(): Promise<void> {
    const finished = new Promise<void>((resolve) => this.parser.once('close', resolve));
    this.parser.end();
    await finished;
    if (this.failure) throw this.failure;
  }
}
