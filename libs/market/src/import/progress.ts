import { statSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import type { TableSource } from './files/find-sources.ts';
import { emptyTally, type Tally } from './files/table-rows.ts';

/** The progress of a whole import. */
export interface ImportProgress {
  readonly table: string;
  /** Good rows of that table so far. */
  readonly rows: number;
  /** That table's rows per second, over its time so far. */
  readonly rowsPerSecond: number;
  /** A share of the bytes of all files, 0 to 1. */
  readonly share: number;
  /** Seconds left at the pace so far; null before any byte. */
  readonly secondsLeft: number | null;
}

export interface ProgressReporter {
  /** Called once a second while a table is imported, and at its end. */
  report(progress: ImportProgress): void;
}

export const silentProgress: ProgressReporter = { report: () => undefined };

/** A line a second: rows, rate, share of the bytes, time left. */
export const lineProgress = (write: (line: string) => void): ProgressReporter => ({
  report: (progress) => write(progressLine(progress)),
});

export function progressLine({ table, rows, rowsPerSecond, share, secondsLeft }: ImportProgress): string {
  return (
    `${table}: ${rows.toLocaleString('en')} rows, ${Math.round(rowsPerSecond).toLocaleString('en')} rows/s, ` +
    `${Math.floor(share * 100)} %${secondsLeft === null ? '' : `, ${Math.ceil(secondsLeft)} s left`}`
  );
}

/** Bytes of all files, seconds since the first; rows and seconds of the table at hand. */
export interface ProgressFigures {
  readonly table: string;
  readonly rows: number;
  readonly tableSeconds: number;
  readonly bytes: number;
  readonly totalBytes: number;
  readonly seconds: number;
}

export function importProgress(figures: ProgressFigures): ImportProgress {
  const { table, rows, tableSeconds, bytes, totalBytes, seconds } = figures;
  const share = totalBytes === 0 ? 1 : Math.min(1, bytes / totalBytes);
  return {
    table,
    rows,
    rowsPerSecond: tableSeconds > 0 ? rows / tableSeconds : 0,
    share,
    secondsLeft: share > 0 && seconds > 0 ? (seconds / share) * (1 - share) : null,
  };
}

const EVERY_MS = 1000;

/** Follows an import table by table and notifies the reporter. */
export class RunProgress {
  private totalBytes = 0;
  private bytes = 0;
  private started = 0;

  constructor(private readonly reporter: ProgressReporter) {}

  start(sources: readonly TableSource[]): void {
    this.totalBytes = sources.reduce((sum, source) => sum + bytesOf(source), 0);
    this.started = performance.now();
  }

  /** Follows a tally until the returned function is called. */
  begin(source: TableSource, tally: Tally): () => void {
    const began = performance.now();
    const report = (bytes: number): void => {
      const now = performance.now();
      this.reporter.report(
        importProgress({
          table: source.table.name,
          rows: tally.rows,
          tableSeconds: (now - began) / 1000,
          bytes: this.bytes + bytes,
          totalBytes: this.totalBytes,
          seconds: (now - this.started) / 1000,
        }),
      );
    };
    const timer = setInterval(() => report(tally.bytes), EVERY_MS);
    return () => {
      clearInterval(timer);
      // A second pass looks for duplicates: the bytes of a table count once.
      this.bytes += bytesOf(source);
      report(0);
    };
  }

  /** Counts a table that is not read. */
  skip(source: TableSource): void {
    this.begin(source, emptyTally())();
  }
}

const bytesOf = ({ files }: TableSource): number =>
  files.reduce((sum, { path }) => sum + statSync(path).size, 0);
