import { Injectable } from '@nestjs/common';
import { MESSAGES, Refusal, type OutputOf } from '@console/contract-core';
import type { dataCalls } from '@console/contract-data';
import { namedColumns } from '@console/node-kit/queries';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';
import { tableTitle } from '../quality/table-catalogue.ts';
import { inChinese } from './in-chinese.ts';
import { RejectFiles } from './reject-files.ts';
import { RUN_COLUMNS, runRow, runRows } from './run-rows.ts';

type RunDetail = OutputOf<typeof dataCalls.run>;
type RunTable = RunDetail['snapshots'][number];
type Run = Omit<RunDetail, 'snapshots'>;

/** One import and its effect on each table. */
@Injectable()
export class RunsService {
  constructor(
    private readonly database: DataSource,
    private readonly rejects: RejectFiles,
  ) {}

  /** Refuses (404) a run that does not exist. */
  async run(id: number): Promise<RunDetail> {
    const run = await runRows(this.database)
      .where(RUN_COLUMNS.id, '=', id)
      .select(namedColumns(RUN_COLUMNS))
      .executeTakeFirst();
    if (!run) throw new Refusal(MESSAGES.notFound);
    return { ...runRow(run), snapshots: await this.loads(run) };
  }

  private async loads({ id, jobId }: Run): Promise<RunTable[]> {
    const rows = await queries(this.database)
      .selectFrom('market.snapshot')
      .where('run_id', '=', id)
      .where('undoes_id', 'is', null)
      .select(['table_name as table', 'status as outcome', 'loaded_rows as rows', 'skipped_rows as skipped'])
      .select(['rejected_rows as rejected', 'inserted_rows as inserted', 'updated_rows as updated'])
      .select(['deleted_rows as deleted', 'as_of as asOf', 'message'])
      .select(['started_at as startedAt', 'finished_at as finishedAt'])
      .select(({ ref }) =>
        sql<number | null>`TIMESTAMPDIFF(SECOND, ${ref('started_at')}, ${ref('finished_at')})`.as('seconds'),
      )
      .orderBy('id')
      .execute();
    const kept = jobId === null ? new Set<string>() : await this.rejects.tablesOf(jobId);
    return rows.map((row) => ({
      ...row,
      title: tableTitle(row.table),
      message: row.message === null ? null : inChinese(row.message),
      hasRejects: kept.has(row.table),
    }));
  }
}
