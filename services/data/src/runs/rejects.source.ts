import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { MESSAGES, Refusal, type Page, type RowOf, type Session } from '@console/contract-core';
import type { dataTables } from '@console/contract-data';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { parse } from 'csv-parse';
import { inChinese } from './in-chinese.ts';
import { RejectFiles } from './reject-files.ts';

type Rejects = typeof dataTables.rejects;
type Row = RowOf<Rejects>;

/** The rejected rows of one table, read from the file in its order: only one page is in memory. */
@Injectable()
export class RejectsSource implements TableSource<Rejects> {
  constructor(private readonly files: RejectFiles) {}

  async page({ filter, page, size, sort }: TableQuery<Rejects>, session: Session): Promise<Page<Row>> {
    const path = await this.files.path(filter, session);
    const total = sort.direction === 'ASC' ? null : await countRows(path);
    const first = total === null ? page * size : Math.max(0, total - (page + 1) * size);
    const end = total === null ? first + size : Math.max(0, total - page * size);
    let at = 0;
    const content: Row[] = [];
    for await (const row of readRows(path)) {
      if (at >= first && at < end) content.push({ ...row, reason: inChinese(row.reason) });
      at += 1;
    }
    return { totalElements: at, content: total === null ? content : content.reverse() };
  }
}

async function countRows(path: string): Promise<number> {
  const rows = readRows(path);
  let total = 0;
  while (!(await rows.next()).done) total += 1;
  return total;
}

/** The rows of a file. Refuses (404) one that was deleted since its path was found. */
async function* readRows(path: string): AsyncGenerator<Row> {
  const records: AsyncIterable<Record<Exclude<keyof Row, 'no'>, string>> = pipeline(
    createReadStream(path),
    parse({ columns: true, bom: true, relax_column_count: true }),
    // The pipeline ends the records with the error, which the loop below throws.
    () => undefined,
  );
  let no = 0;
  try {
    for await (const { file, line, column, value, reason } of records)
      yield { no: (no += 1), file, line: Number(line), column, value, reason };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Refusal(MESSAGES.notFound);
    throw error;
  }
}
