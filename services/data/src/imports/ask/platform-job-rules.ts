import { Injectable } from '@nestjs/common';
import type { JobRules } from '@console/node-kit/job-console';
import type { JobRow } from '@console/node-kit/jobs';
import { expressionBuilder, sql, type RawBuilder } from 'kysely';
import { importResultSchema } from '../work/import-result.ts';
import { failuresText } from './job-row.ts';
import { JobsService } from './jobs.service.ts';

/** The rules of the job console for imports and undoings: the authority they need, and the checks of this service. */
@Injectable()
export class PlatformJobRules implements JobRules<'platform'> {
  readonly rules: JobRules<'platform'>['rules'];

  constructor(jobs: JobsService) {
    const ways = {
      needs: 'xtgl_data',
      // All tenants read the mart, and an import delays the next one.
      shared: true,
      summary: resultText,
      shortfall: (result) => failuresText(importResultSchema.safeParse(result).data ?? null),
      cancel: ({ id }, session) => jobs.cancel(id, session),
      retry: ({ id }, session) => jobs.retry(id, session),
    } as const satisfies Omit<JobRules<'platform'>['rules']['data.import'], 'subject'>;
    this.rules = {
      'data.import': {
        ...ways,
        subject: sql`CONCAT(${ofPayload('$.delivery')}, IF(${ofPayload('$.dryRun')} IN ('true', '1'), '（仅检查）', ''))`,
      },
      'data.undo': {
        ...ways,
        subject: sql`CONCAT('导入记录 ', ${ofPayload('$.runId')})`,
        onlyQueued: true,
      },
    };
  }
}

const { ref } = expressionBuilder<{ readonly j: JobRow }, 'j'>();

const ofPayload = (path: string): RawBuilder<string | null> =>
  sql`JSON_VALUE(${ref('j.payload')}, ${sql.lit(path)})`;

/** The result in words: 导入记录 12，3 张表共 4500 行. */
function resultText(result: unknown): string | null {
  const read = importResultSchema.safeParse(result).data;
  if (!read) return null;
  const rows = read.tables.reduce((sum, table) => sum + table.rows, 0);
  const run = read.runId === null ? '' : `导入记录 ${read.runId}，`;
  return `${run}${read.tables.length} 张表共 ${rows} 行`;
}
