import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CsvOutput } from './csv-sink.ts';

/**
 * Files of a folder, `<table>.csv` each. Written synchronously, so that only the current piece is in memory; under
 * another name until all are complete.
 */
export class FolderOutput implements CsvOutput {
  private readonly files = new Map<string, number>();

  constructor(private readonly dir: string) {
    mkdirSync(dir, { recursive: true });
  }

  write(table: string, text: string): void {
    let file = this.files.get(table);
    if (file === undefined) {
      file = openSync(this.partOf(table), 'w');
      this.files.set(table, file);
    }
    writeFileSync(file, text);
  }

  /** Gives the files their names; of `tables`, those without rows are removed if an earlier run left them. */
  finish(tables: readonly string[]): void {
    for (const file of this.files.values()) closeSync(file);
    for (const table of tables) {
      if (this.files.has(table)) renameSync(this.partOf(table), this.pathOf(table));
      else rmSync(this.pathOf(table), { force: true });
    }
  }

  /** Deletes the files written so far. */
  abandon(): void {
    for (const [table, file] of this.files) {
      closeSync(file);
      rmSync(this.partOf(table), { force: true });
    }
  }

  private pathOf(table: string): string {
    return join(this.dir, `${table}.csv`);
  }

  private partOf(table: string): string {
    return `${this.pathOf(table)}.part`;
  }
}
