import { Controller, Injectable, type Provider, type Type } from '@nestjs/common';
import type {
  InputOf,
  JobConsole,
  JobConsoleDetail,
  JobConsoleRow,
  JobQueueState,
  OutputOf,
  Page,
  Session,
} from '@console/contract-core';
import { Audit } from '../audit/audit.ts';
import { Input, Serve, Signed } from '../http/serve.ts';
import { Jobs } from '../jobs/jobs.ts';
import { tableControllers } from '../tables/table-controllers.ts';
import type { TableQuery, TableSource } from '../tables/table-source.ts';
import { JobConsoleService } from './job-console.service.ts';
import type { RuleBook } from './job-rules.ts';

type List = JobConsole['list'];
type Changed = OutputOf<JobConsole['cancel']>;

/**
 * The controllers and providers of a schema's job console. The module that takes them has the schema's `Jobs`, and
 * whatever the rules' class asks for.
 */
export function jobConsoleControllers(
  entries: JobConsole,
  rules: Type<{ readonly rules: RuleBook }>,
): { readonly controllers: Type[]; readonly providers: Provider[] } {
  const tables = tableControllers({ list: entries.list }, { list: JobConsoleList });
  return {
    controllers: [...tables.controllers, jobConsoleController(entries)],
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

function jobConsoleController(entries: JobConsole): Type {
  @Controller()
  class JobConsoleController {
    constructor(private readonly console: JobConsoleService) {}

    @Serve(entries.job)
    job(@Input() { id }: InputOf<JobConsole['job']>, @Signed() session: Session): Promise<JobConsoleDetail> {
      return this.console.job(id, session);
    }

    @Serve(entries.cancel)
    cancel(@Input() { id }: InputOf<JobConsole['cancel']>, @Signed() session: Session): Promise<Changed> {
      return this.console.cancel(id, session);
    }

    @Serve(entries.retry)
    retry(@Input() { id }: InputOf<JobConsole['retry']>, @Signed() session: Session): Promise<Changed> {
      return this.console.retry(id, session);
    }

    @Serve(entries.state)
    state(@Input() _input: object, @Signed() session: Session): Promise<JobQueueState> {
      return this.console.state(session);
    }
  }
  return JobConsoleController;
}
