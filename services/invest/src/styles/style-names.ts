import { Injectable } from '@nestjs/common';
import type { styleCalls } from '@console/contract-invest';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';

type Calls = typeof styleCalls;

/** The names of a tenant's styles. */
@Injectable()
export class StyleNames {
  constructor(private readonly database: DataSource) {}

  /** The styles to choose from, the latest changed first, as the list has them. */
  options({ tenantId }: Session): Promise<OutputOf<Calls['styleOptions']>> {
    return queries(this.database)
      .selectFrom('invest.style')
      .select(['id as styleId', 'name as styleName'])
      .where('tenant_id', '=', tenantId)
      .where('removed_at', 'is', null)
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
  }

  /** The number of styles with the name, without the one that is being edited. */
  async count({ tenantId }: Session, { name, styleId }: InputOf<Calls['styleNameCount']>): Promise<number> {
    const { count } = await queries(this.database)
      .selectFrom('invest.style')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('tenant_id', '=', tenantId)
      .where('name', '=', name.trim())
      .where('removed_at', 'is', null)
      .where('id', '<>', styleId ?? 0)
      .executeTakeFirstOrThrow();
    return Number(count);
  }
}
