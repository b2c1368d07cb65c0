import { Injectable, type Provider, type Type } from '@nestjs/common';
import type { JobConsole, JobConsoleRow, Page, Session } from '@console/contract-core';
import { Audit } from '../audit/audit.ts';
import { by } from '../http/answer.ts';
import { callControllers } from '../http/call-controllers.ts';
import { Jobs } from '../jobs/submit/jobs.ts';
import { tableControllers } from '../tables/table-controllers.ts';
import type { TableQuery, TableSource } from '../tables/table-source.ts';
import { JobConsoleService } from './job-console.service.ts';
import type { RuleBook } from './job-rules.ts';

type List = JobConsole['list'];

/**
 * The controllers and providers of a schema's job console. The module that uses them provides the schema's
 * `Jobs` and the dependencies of the rules' class.
 */
export function jobConsoleControllers(
  entries: JobConsole,
  rules: Type<{ readonly rules: RuleBook }>,
): { readonly controllers: Type[]; readonly providers: Provider[] } {
  const tables = tableControllers({ list: entries.list }, { list: JobConsoleList });
  const calls = callControllers(entries, {
    job: by(JobConsoleService, (console, { id }, { session }) => console.job(id, session)),
    cancel: by(JobConsoleService, (console, { id }, { session }) => console.cancel(id, session)),
    retry: by(JobConsoleService, (console, { id }, { session }) => console.retry(id, session)),
    state: by(JobConsoleService, (console, _input, { session }) => console.state(session)),
  });
  return {
    controllers: [...tables.controllers, ...calls],
    providers: [
      ...tables.providers,
      rules,
      {
        provide: JobConsoleService,
        useFactory: (jobs: Jobs, audit: Audit, { rules: book }: { readonly rules: RuleBook }) =>
          new JobConsoleService({ entries, jobs, audit, book }),
        inject: [Jobs, Audit, rules],
      },
    ],
  };
}

@Injectable()
class JobConsoleList implements TableSource<List> {
  constructor(private readonly console: JobConsoleService) {}

  page(query: TableQuery<List>, session: Session): Promise<Page<JobConsoleRow>> {
    return this.console.list(query, session);
  }
}
