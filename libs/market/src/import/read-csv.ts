import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { plainBytes, type InspectedFile } from './inspect-file.ts';

const CHUNK_BYTES = 1 << 18;

export interface CsvHandler {
  /** The first record. */
  header(names: readonly string[]): void;
  /** `line` is where the record ends, 1 being the header's. */
  record(cells: readonly string[], line: number): void;
  /** Text that is no CSV record, such as a stray quote. */
  broken(line: number, reason: string): void;
  /** Bytes read from disk since the last call. */
  bytes?(count: number): void;
}

/**
 * Parses a CSV file as a stream, plain or gzip, UTF-8 (with or without BOM) or GBK. Yields after each
 * chunk whose records have all been handled, so that the caller can pass them on before more is read.
 */
export async function* readCsv(file: InspectedFile, handler: CsvHandler): AsyncGenerator<void> {
  let failure: Error | null = null;
  let headed = false;
  const parser = parse({
    bom: true,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      handler.broken(Number(error?.['lines'] ?? 0), error?.code ?? 'not CSV');
      return undefined;
    },
    // Handled here and not as stream items: one object less a row is a third of the time.
    on_record: (cells: string[], context) => {
      if (headed) {
        handler.record(cells, context.lines);
      } else {
        headed = true;
        handler.header(cells.map((name) => name.trim()));
      }
      return null;
    },
  });
  parser.on('error', (error) => (failure = error));
  parser.resume();

  const raw = createReadStream(file.path, { highWaterMark: CHUNK_BYTES });
  raw.on('data', (chunk) => handler.bytes?.(chunk.length));
  const decoder = file.encoding === 'utf-8' ? null : new TextDecoder(file.encoding);
  for await (const chunk of plainBytes(raw, file.path) as AsyncIterable<Buffer>) {
    const bytes = decoder ? Buffer.from(decoder.decode(chunk, { stream: true })) : chunk;
    await new Promise<void>((resolve) => parser.write(bytes, () => resolve()));
    if (failure) throw failure;
    yield;
  }
  const finished = new Promise<void>((resolve) => parser.once('close', resolve));
  parser.end(decoder?.decode() ?? '');
  await finished;
  if (failure) throw failure;
  yield;
}
