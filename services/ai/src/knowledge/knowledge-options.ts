import { Injectable } from '@nestjs/common';
import type { aiEntries } from '@console/contract-ai';
import type { OutputOf, Session } from '@console/contract-core';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { nameContaining } from '../filters.ts';
import { queries } from '../queries.ts';

const MOST = 200;
const TITLE = sql.ref<string>('k.title');

/** The entries of the tenant's knowledge base, to choose from. */
@Injectable()
export class KnowledgeOptions {
  constructor(private readonly database: DataSource) {}

  /** By title, the latest changed first, at most 200; those whose title contains `search`, or all. */
  async options(
    { tenantId }: Session,
    search: string | undefined,
  ): Promise<OutputOf<typeof aiEntries.relateDataOption>> {
    const rows = queries(this.database)
      .selectFrom('ai.knowledge as k')
      .select(['k.id', 'k.title as label'])
      .where('k.tenant_id', '=', tenantId)
      .where('k.removed_at', 'is', null);
    const found = nameContaining(TITLE, search).reduce((all, one) => all.where(one), rows);
    const options = await found.orderBy('k.updated_at', 'desc').orderBy('k.id', 'desc').limit(MOST).execute();
    return options.map(({ id, label }) => ({ value: String(id), label }));
  }
}
