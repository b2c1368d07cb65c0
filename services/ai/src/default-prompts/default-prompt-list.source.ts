import { Injectable } from '@nestjs/common';
import { aiTables, PROMPT_EXCERPT_LENGTH, type PromptText } from '@console/contract-ai';
import type { Page, RowOf, Session } from '@console/contract-core';
import { sqlPage, tableName, type SqlTable, type TableQuery, type TableSource } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { PROMPT_COLUMNS } from './prompt-columns.ts';

type List = typeof aiTables.defaultPromptList;

/** The tenant's default prompts. Removed ones are kept, and never shown. */
@Injectable()
export class DefaultPromptListSource implements TableSource<List> {
  constructor(private readonly database: DataSource) {}

  page(query: TableQuery<List>, session: Session): Promise<Page<RowOf<List>>> {
    return sqlPage(this.database, {
      entry: aiTables.defaultPromptList,
      table: listTable(),
      query,
      session,
    });
  }
}

function listTable(): SqlTable<List> {
  const people = tableName('access', 'user_public');
  return {
    from: `${tableName('ai', 'default_prompt')} p
      LEFT JOIN ${people} w ON w.tenant_id = p.tenant_id AND w.id = p.updated_by`,
    details: `LEFT JOIN ${people} m ON m.tenant_id = p.tenant_id AND m.id = p.created_by`,
    key: 'p.id',
    tenant: 'p.tenant_id',
    countAnew: true,
    columns: {
      id: 'p.id',
      active: 'COALESCE(p.active, 0)',
      overallMarketCorpus: excerpt('overallMarketCorpus'),
      ecoCorpus: excerpt('ecoCorpus'),
      indCorpus: excerpt('indCorpus'),
      corpCorpus: excerpt('corpCorpus'),
      defaultCorpus: excerpt('defaultCorpus'),
      defaultAnswer: excerpt('defaultAnswer'),
      createTime: 'p.created_at',
      createUser: 'm.real_name',
      updateTime: 'p.updated_at',
      updateUser: 'w.real_name',
      version: 'p.version',
    },
    where: () => [{ sql: 'p.removed_at IS NULL', values: [] }],
  };
}

/** MariaDB counts utf8mb4 in code points, so that no sign is cut in two. */
function excerpt(name: PromptText): string {
  const column = `p.${PROMPT_COLUMNS[name]}`;
  return `IF(CHAR_LENGTH(${column}) > ${PROMPT_EXCERPT_LENGTH},
    CONCAT(LEFT(${column}, ${PROMPT_EXCERPT_LENGTH}), '…'), ${column})`;
}
