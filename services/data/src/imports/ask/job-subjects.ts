import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { queries } from '../../queries.ts';
import type { JobSubject } from './job-row.ts';

const subjectSchema = z.object({
  delivery: z.string().optional(),
  runId: z.number().optional(),
  dryRun: z.boolean().optional(),
});

/** The subjects of jobs: the part of their payloads that is shown. */
@Injectable()
export class JobSubjects {
  constructor(private readonly database: DataSource) {}

  /** The subjects by job. The caller must have checked that the jobs are the tenant's. */
  async of(ids: readonly string[]): Promise<ReadonlyMap<string, JobSubject>> {
    if (ids.length === 0) return new Map();
    const rows = await queries(this.database)
      .selectFrom('platform.job as job')
      .where('job.id', 'in', ids)
      .select((e) => [
        'job.id',
        'job.payload',
        e
          .selectFrom('market.import_run as run')
          .whereRef('run.job_id', '=', 'job.id')
          .select(({ fn }) => fn.max('run.id').as('run'))
          .as('run'),
      ])
      .execute();
    return new Map(
      rows.map(({ id, payload, run }) => {
        const subject = subjectSchema.parse(JSON.parse(payload));
        return [id, { ...subject, runId: subject.runId ?? run ?? undefined }];
      }),
    );
  }
}
