import { Injectable } from '@nestjs/common';
import type { Page, RowOf, Session } from '@console/contract-core';
import type { dataTables } from '@console/contract-data';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { Jobs } from '@console/node-kit/jobs/submit';
import { JobSubjects } from './job-subjects.ts';
import { jobRow, NAME_OF } from './job-row.ts';

type JobTable = typeof dataTables.jobs;

/** The tenant's imports and undoings, the newest first. */
@Injectable()
export class JobsSource implements TableSource<JobTable> {
  constructor(
    private readonly jobs: Jobs,
    private readonly subjects: JobSubjects,
  ) {}

  async page({ filter, page, size }: TableQuery<JobTable>, session: Session): Promise<Page<RowOf<JobTable>>> {
    const found = await this.jobs.list({
      tenantId: session.tenantId,
      page,
      size,
      names: filter.kind ? [NAME_OF[filter.kind]] : Object.values(NAME_OF),
      ...(filter.state ? { states: [filter.state] } : {}),
    });
    const subjects = await this.subjects.of(found.content.map(({ id }) => id));
    return { ...found, content: found.content.map((job) => jobRow(job, subjects.get(job.id) ?? {})) };
  }
}
