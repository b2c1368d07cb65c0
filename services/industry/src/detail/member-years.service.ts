import { Injectable } from '@nestjs/common';
import type { industryEntries } from '@console/contract-industry';
import type { InputOf, Session } from '@console/contract-core';
import { isMemberOn } from '@console/market/facts';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { industrySet } from '../facts/industry-set.ts';
import { queries } from '../queries.ts';

type Asked = InputOf<typeof industryEntries.tradeYears>;

/** The years in which members disclosed something, newest first. Each refuses with 404 as `industrySet`. */
@Injectable()
export class MemberYearsService {
  constructor(private readonly database: DataSource) {}

  /** The years of executives in annual reports. */
  async executives({ tenantId }: Session, { dataId, members }: Asked): Promise<number[]> {
    const set = await industrySet(this.database, { tenantId, industryId: dataId, members });
    const rows = await queries(this.database)
      .selectFrom('market.executive as t')
      .innerJoin(set.members.as('m'), 'm.security_id', 't.security_id')
      .where(({ ref }) => isMemberOn(set, ref('t.security_id'), ref('t.announce_date')))
      .select('t.year')
      .distinct()
      .orderBy('t.year', 'desc')
      .execute();
    return rows.map(({ year }) => year);
  }

  /** The years of trades by executives and their relatives. */
  async trades({ tenantId }: Session, { dataId, members }: Asked): Promise<number[]> {
    const set = await industrySet(this.database, { tenantId, industryId: dataId, members });
    const rows = await queries(this.database)
      .selectFrom('market.executive_change as t')
      .innerJoin(set.members.as('m'), 'm.security_id', 't.security_id')
      .where(({ ref }) => isMemberOn(set, ref('t.security_id'), ref('t.trade_date')))
      .select(({ ref }) => sql<number>`YEAR(${ref('t.trade_date')})`.as('year'))
      .distinct()
      .orderBy('year', 'desc')
      .execute();
    return rows.map(({ year }) => year);
  }
}
