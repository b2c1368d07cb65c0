import { basename } from 'node:path';
import { HeaderError, type Feed } from './feed.ts';
import type { SourceFile } from './find-sources.ts';
import type { InspectedFile } from './inspect-file.ts';
import { readCsv } from './read-csv.ts';
import type { RejectFile } from './reject-file.ts';
import type { RowCheck, RowFault } from './row-check.ts';

export interface InspectedSource extends SourceFile {
  readonly file: InspectedFile;
}

/** What a pass over a table's files came to; updated while it runs. */
export interface Tally {
  rows: number;
  skipped: number;
  /** Records with at least one fault. */
  rejected: number;
  bytes: number;
  /** The newest value of the table's as-of column, `''` before any. */
  asOf: string;
}

export const emptyTally = (): Tally => ({ rows: 0, skipped: 0, rejected: 0, bytes: 0, asOf: '' });

/** Good rows of one chunk, as lines of the bulk load. */
export interface Batch {
  readonly lines: string;
  readonly count: number;
  /** The years of the as-of column in it. */
  readonly years: ReadonlySet<string>;
}

export interface RowPass {
  readonly files: readonly InspectedSource[];
  readonly check: RowCheck;
  readonly rejects: RejectFile;
  readonly tally: Tally;
  /** Sees every good row. */
  readonly onRow?: (key: string, file: string, line: number) => void;
}

/**
 * Reads and checks every row of a table's files. Yields the good rows until the first bad one: from
 * then on it only goes on reporting, for nothing of the table will be loaded.
 */
export async function* tableRows({ files, check, rejects, tally, onRow }: RowPass): AsyncGenerator<Batch> {
  for (const source of files) {
    const name = basename(source.path);
    let feeds: readonly Feed[] = [];
    let columns = 0;
    let lines: string[] = [];
    let years = new Set<string>();
    const seen = new Map<string, string>();
    const reject = (line: number, faults: readonly RowFault[]): void => {
      tally.rejected += 1;
      rejects.add(name, line, faults);
    };
    const record = (cells: readonly string[], line: number): void => {
      if (cells.length !== columns) {
        reject(line, [
          { column: '', value: cells.join(','), reason: `${cells.length} cells, header has ${columns}` },
        ]);
        return;
      }
      const faults: RowFault[] = [];
      let skipped = 0;
      for (const feed of feeds) {
        if (feed.skips(cells)) {
          skipped += 1;
          continue;
        }
        const row = readRow(feed, cells, check);
        if ('faults' in row) {
          faults.push(...row.faults);
          continue;
        }
        if (feed.distinct) {
          const before = seen.get(row.key);
          if (before === row.line) continue;
          if (before !== undefined) {
            faults.push({
              column: feed.table.key.join('+'),
              value: row.key,
              reason: 'contradicts an earlier row',
            });
            continue;
          }
          seen.set(row.key, row.line);
        }
        tally.rows += 1;
        if (row.asOf > tally.asOf) tally.asOf = row.asOf;
        if (feed.table.yearly) years.add(row.asOf.slice(0, 4));
        lines.push(row.line);
        onRow?.(row.key, name, line);
      }
      if (feeds.length > 0 && skipped === feeds.length) tally.skipped += 1;
      if (faults.length > 0) reject(line, faults);
    };
    const handler = {
      header: (names: readonly string[]): void => {
        feeds = source.feeds(names);
        columns = names.length;
      },
      record,
      broken: (line: number, reason: string): void => reject(line, [{ column: '', value: '', reason }]),
      bytes: (count: number): void => {
        tally.bytes += count;
      },
    };
    const chunks = readCsv(source.file, handler);
    while (!(await chunks.next()).done) {
      await rejects.flush();
      if (lines.length > 0 && tally.rejected === 0)
        yield { lines: lines.join(''), count: lines.length, years };
      lines = [];
      years = new Set();
    }
    if (columns === 0) throw new HeaderError(`${name} is empty`);
  }
}

function readRow(feed: Feed, cells: readonly string[], check: RowCheck): ReturnType<RowCheck> {
  const texts: string[] = [];
  const faults: RowFault[] = [];
  for (const read of feed.cells) {
    const text = read(cells);
    if (typeof text === 'string') texts.push(text);
    else faults.push(text);
  }
  return faults.length > 0 ? { faults } : check(texts);
}
