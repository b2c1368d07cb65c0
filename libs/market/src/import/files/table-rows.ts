import { basename } from 'node:path';
import { HeaderError, type Feed } from './feed.ts';
import type { SourceFile } from './find-sources.ts';
import type { InspectedFile } from './inspect-file.ts';
import { readCsv, type CsvHandler } from './read-csv.ts';
import type { RejectFile } from './reject-file.ts';
import type { RowCheck, RowFault } from './row-check.ts';

export interface InspectedSource extends SourceFile {
  readonly file: InspectedFile;
}

/** The counts of a pass over a table's files; updated while it runs. */
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
  /** A row's key as people read it. */
  readonly readKey: (key: string) => string;
  readonly rejects: RejectFile;
  readonly tally: Tally;
  /** Called for every good row. */
  readonly onRow?: (key: string, file: string, line: number) => void;
  /** How many keys of distinct feeds a file may have. Default `MOST_DISTINCT`. */
  readonly mostDistinct?: number;
}

/**
 * Reads and checks every row of a table's files. Yields the good rows until the first bad one: from then on it only
 * reports further faults, because nothing of the table will be loaded. Throws on a file without a header, and on
 * one whose distinct feeds have more keys than are kept in memory.
 */
export async function* tableRows(pass: RowPass): AsyncGenerator<Batch> {
  for (const source of pass.files) {
    const rows = new FileRows(source, pass);
    const chunks = readCsv(source.file, rows);
    while (!(await chunks.next()).done) {
      await pass.rejects.flush();
      rows.refuseTooMany();
      const batch = rows.takeBatch();
      if (batch.count > 0 && pass.tally.rejected === 0) yield batch;
    }
    rows.refuseEmpty();
  }
}

/** Counts one file's records and gathers the good rows. */
class FileRows implements CsvHandler {
  private readonly name: string;
  private feeds: readonly Feed[] = [];
  private columns = 0;
  private lines: string[] = [];
  private years = new Set<string>();
  /** The rows of distinct feeds by key. */
  private readonly seen = new Map<string, string>();
  private readonly mostDistinct: number;
  private isTooMany = false;

  constructor(
    private readonly source: InspectedSource,
    private readonly pass: RowPass,
  ) {
    this.name = basename(source.path);
    this.mostDistinct = pass.mostDistinct ?? MOST_DISTINCT;
  }

  header(names: readonly string[]): void {
    this.feeds = this.source.feeds(names);
    this.columns = names.length;
  }

  record(cells: readonly string[], line: number): void {
    if (cells.length !== this.columns) {
      this.reject(line, [
        { column: '', value: cells.join(','), reason: `${cells.length} cells, header has ${this.columns}` },
      ]);
      return;
    }
    let isSkipped = true;
    let faults = NO_FAULTS;
    for (const feed of this.feeds) {
      if (feed.skips(cells)) continue;
      isSkipped = false;
      const own = this.take(feed, cells, line);
      if (own.length > 0) faults = [...faults, ...own];
    }
    if (isSkipped) this.pass.tally.skipped += 1;
    if (faults.length > 0) this.reject(line, faults);
  }

  broken(line: number, reason: string): void {
    this.reject(line, [{ column: '', value: '', reason }]);
  }

  bytes(count: number): void {
    this.pass.tally.bytes += count;
  }

  takeBatch(): Batch {
    const batch = { lines: this.lines.join(''), count: this.lines.length, years: this.years };
    this.lines = [];
    this.years = new Set();
    return batch;
  }

  refuseEmpty(): void {
    if (this.columns === 0) throw new HeaderError(`${this.name} is empty`);
  }

  refuseTooMany(): void {
    if (this.isTooMany)
      throw new Error(`${this.name} has more than ${this.mostDistinct} keys of a distinct feed`);
  }

  /** Adds a record's row of one feed, or reports its faults. */
  private take(feed: Feed, cells: readonly string[], line: number): readonly RowFault[] {
    const { check, tally, onRow, readKey } = this.pass;
    const row = readRow(feed, cells, check);
    if ('faults' in row) return row.faults;
    if (feed.distinct) {
      const before = this.seen.get(row.key);
      if (before === row.line) return NO_FAULTS;
      if (before !== undefined) {
        const column = feed.table.key.join('+');
        return [{ column, value: readKey(row.key), reason: 'contradicts an earlier row' }];
      }
      this.isTooMany ||= this.seen.size === this.mostDistinct;
      if (this.isTooMany) return NO_FAULTS;
      this.seen.set(row.key, row.line);
    }
    tally.rows += 1;
    if (row.asOf > tally.asOf) tally.asOf = row.asOf;
    if (feed.table.yearly) this.years.add(row.asOf.slice(0, 4));
    this.lines.push(row.line);
    onRow?.(row.key, this.name, line);
    return NO_FAULTS;
  }

  private reject(line: number, faults: readonly RowFault[]): void {
    this.pass.tally.rejected += 1;
    this.pass.rejects.add(this.name, line, faults);
  }
}

const NO_FAULTS: readonly RowFault[] = [];
/** Distinct feeds are for small tables that a large file repeats; each key and its row stay in memory. */
const MOST_DISTINCT = 2_000_000;

function readRow(feed: Feed, record: readonly string[], check: RowCheck): ReturnType<RowCheck> {
  const texts: string[] = [];
  let faults = NO_FAULTS;
  for (const read of feed.cells) {
    const text = read(record);
    if (typeof text === 'string') texts.push(text);
    else faults = [...faults, text];
  }
  return faults.length > 0 ? { faults } : check(texts);
}
