import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import type { RowFault } from './row-check.ts';

const HEADER = 'file,line,column,value,reason\n';

/** The faults of a table's rows, one per line; the file exists only if there is one. */
export class RejectFile {
  private stream: WriteStream | null = null;
  private readonly waiting: string[] = [];

  constructor(readonly path: string) {}

  /** Removes the file of an earlier run. */
  async open(): Promise<void> {
    await rm(this.path, { force: true });
  }

  add(file: string, line: number, faults: readonly RowFault[]): void {
    for (const { column, value, reason } of faults) {
      this.waiting.push([file, String(line), column, value, reason].map(csvCell).join(',') + '\n');
    }
  }

  /** Writes the collected faults; call between chunks, so that a file of bad rows stays out of memory. */
  async flush(): Promise<void> {
    if (this.waiting.length === 0) return;
    if (!this.stream) {
      await mkdir(dirname(this.path), { recursive: true });
      this.stream = createWriteStream(this.path);
      this.stream.write(HEADER);
    }
    const { stream } = this;
    const text = this.waiting.splice(0).join('');
    await new Promise<void>((resolve, reject) =>
      stream.write(text, (error) => (error ? reject(error) : resolve())),
    );
  }

  async close(): Promise<void> {
    await this.flush();
    if (!this.stream) return;
    this.stream.end();
    await finished(this.stream);
  }
}

function csvCell(text: string): string {
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
