import { Injectable } from '@nestjs/common';
import { MESSAGES, Refusal, type OutputOf } from '@console/contract-core';
import type { dataCalls } from '@console/contract-data';
import { tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { tableTitle } from '../quality/table-catalogue.ts';
import { inChinese } from './in-chinese.ts';
import { RejectFiles } from './reject-files.ts';
import { runRow, runTable } from './run-sql.ts';

type RunDetail = OutputOf<typeof dataCalls.run>;
type RunTable = RunDetail['snapshots'][number];
type Run = Omit<RunDetail, 'snapshots'>;
type LoadRow = Omit<RunTable, 'title' | 'hasRejects'>;

/** One import and what it did to each table. */
@Injectable()
export class RunsService {
  constructor(
    private readonly database: DataSource,
    private readonly rejects: RejectFiles,
  ) {}

  /** Refuses (404) a run that does not exist. */
  async run(id: number): Promise<RunDetail> {
    const { from, columns } = runTable();
    const select = Object.entries(columns).map(([key, sql]) => `${sql} AS \`${key}\``);
    const [run] = await this.database.query<Run[]>(
      `SELECT ${select.join(', ')} FROM ${from} WHERE r.id = ?`,
      [id],
    );
    if (!run) throw new Refusal(MESSAGES.notFound);
    return { ...runRow(run), snapshots: await this.loads(run) };
  }

  private async loads({ id, jobId }: Run): Promise<RunTable[]> {
    const rows = await this.database.query<LoadRow[]>(
      `SELECT table_name AS \`table\`, status AS outcome, loaded_rows AS \`rows\`, skipped_rows AS skipped,
          rejected_rows AS rejected, inserted_rows AS inserted, updated_rows AS updated,
          deleted_rows AS deleted, as_of AS asOf, started_at AS startedAt, finished_at AS finishedAt,
          TIMESTAMPDIFF(SECOND, started_at, finished_at) AS seconds, message
         FROM ${tableName('market', 'snapshot')} WHERE run_id = ? AND undoes_id IS NULL ORDER BY id`,
      [id],
    );
    const kept = jobId === null ? new Set<string>() : await this.rejects.tablesOf(jobId);
    return rows.map((row) => ({
      ...row,
      title: tableTitle(row.table),
      message: row.message === null ? null : inChinese(row.message),
      hasRejects: kept.has(row.table),
    }));
  }
}
