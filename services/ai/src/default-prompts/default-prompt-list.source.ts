import { Injectable } from '@nestjs/common';
import { aiTables, PROMPT_EXCERPT_LENGTH, type PromptText } from '@console/contract-ai';
import type { Page, RowOf, Session } from '@console/contract-core';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { keyedPage, userName } from '@console/node-kit/queries';
import { expressionBuilder, sql, type Expression } from 'kysely';
import { DataSource } from 'typeorm';
import { queries, type Tables } from '../queries.ts';
import { PROMPT_COLUMNS } from './prompt-columns.ts';

type List = typeof aiTables.defaultPromptList;

/** The tenant's default prompts. Removed ones are kept in the database, and never shown. */
@Injectable()
export class DefaultPromptListSource implements TableSource<List> {
  constructor(private readonly database: DataSource) {}

  page(query: TableQuery<List>, { tenantId }: Session): Promise<Page<RowOf<List>>> {
    return keyedPage(this.database, aiTables.defaultPromptList, query, {
      from: queries(this.database).selectFrom('ai.default_prompt as p'),
      tenant: { column: ref('p.tenant_id'), id: tenantId },
      where: [e('p.removed_at', 'is', null)],
      key: ref('p.id'),
      columns: COLUMNS,
      countNow: true,
    });
  }
}

const e = expressionBuilder<{ readonly p: Tables['ai.default_prompt'] }, 'p'>();
const { ref } = e;

const COLUMNS = {
  id: ref('p.id'),
  active: e.fn.coalesce('p.active', sql.lit<0>(0)),
  overallMarketCorpus: excerpt('overallMarketCorpus'),
  ecoCorpus: excerpt('ecoCorpus'),
  indCorpus: excerpt('indCorpus'),
  corpCorpus: excerpt('corpCorpus'),
  defaultCorpus: excerpt('defaultCorpus'),
  defaultAnswer: excerpt('defaultAnswer'),
  createTime: ref('p.created_at'),
  createUser: userName(ref('p.tenant_id'), ref('p.created_by')),
  updateTime: ref('p.updated_at'),
  updateUser: userName(ref('p.tenant_id'), ref('p.updated_by')),
  version: ref('p.version'),
};

/** The beginning of a text. MariaDB counts utf8mb4 in code points, so that no character is cut in two. */
function excerpt(name: PromptText): Expression<string> {
  const [text, most] = [ref(`p.${PROMPT_COLUMNS[name]}`), sql.lit(PROMPT_EXCERPT_LENGTH)];
  return sql`IF(CHAR_LENGTH(${text}) > ${most}, CONCAT(LEFT(${text}, ${most}), '…'), ${text})`;
}
