import { Injectable } from '@nestjs/common';
import { tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { JobSubject } from './job-row.ts';

const subjectSchema = z.object({
  delivery: z.string().optional(),
  runId: z.number().optional(),
  dryRun: z.boolean().optional(),
});

/** What jobs are about: the part of their payloads that people see. */
@Injectable()
export class JobSubjects {
  constructor(private readonly database: DataSource) {}

  /** By job. The caller has found the jobs to be the tenant's. */
  async of(ids: readonly string[]): Promise<ReadonlyMap<string, JobSubject>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<{ id: string; payload: string; run: number | null }[]>(
      `SELECT id, payload, (SELECT MAX(run.id) FROM ${tableName('market', 'import_run')} run
                             WHERE run.job_id = job.id) AS run
         FROM ${tableName('platform', 'job')} job WHERE id IN (${ids.map(() => '?').join(', ')})`,
      [...ids],
    );
    return new Map(
      rows.map(({ id, payload, run }) => {
        const subject = subjectSchema.parse(JSON.parse(payload));
        return [id, { ...subject, runId: subject.runId ?? run ?? undefined }];
      }),
    );
  }
}
