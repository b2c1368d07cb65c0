import { Injectable } from '@nestjs/common';
import type { OutputOf, Session } from '@console/contract-core';
import type { dataCalls } from '@console/contract-data';
import { Jobs } from '@console/node-kit/jobs/submit';
import { tableTitle } from '../../quality/table-catalogue.ts';
import { inChinese } from '../../runs/in-chinese.ts';
import { RejectFiles } from '../../runs/reject-files.ts';
import { importResultSchema, type TableResult } from '../work/import-result.ts';
import { jobRow } from './job-row.ts';
import { JobSubjects } from './job-subjects.ts';

type Detail = OutputOf<typeof dataCalls.job>;

/** One job, with the result of each table. */
@Injectable()
export class JobDetail {
  constructor(
    private readonly jobs: Jobs,
    private readonly subjects: JobSubjects,
    private readonly rejects: RejectFiles,
  ) {}

  /** Refuses (404) a job that is not the tenant's. */
  async job(id: string, session: Session): Promise<Detail> {
    const job = await this.jobs.find(session.tenantId, id);
    const subject = (await this.subjects.of([id])).get(id) ?? {};
    const result = importResultSchema.safeParse(job.result);
    const kept = await this.rejects.tablesOf(id);
    const tables = result.success ? result.data.tables : [];
    return { ...jobRow(job, subject), tables: tables.map((table) => tableRow(table, kept.has(table.table))) };
  }
}

const tableRow = (table: TableResult, hasRejects: boolean): Detail['tables'][number] => ({
  ...table,
  title: tableTitle(table.table),
  asOf: null,
  startedAt: null,
  finishedAt: null,
  seconds: null,
  message: table.message === null ? null : inChinese(table.message),
  hasRejects,
});
