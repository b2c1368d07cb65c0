import { Injectable } from '@nestjs/common';
import type { basicInfoCalls } from '@console/contract-company';
import { MESSAGES, Refusal, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import { executiveId, isTradeOf } from '@console/market/facts';
import { sql, type Expression, type Kysely } from 'kysely';
import type { Places } from '@console/node-kit/queries';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from '../facts/share-of-company.ts';
import { queries, template, type Tables } from '../queries.ts';
import { ageInYear } from './executives.sources.ts';

type Executive = OutputOf<typeof basicInfoCalls.executiveDetail>;

/** The years with data of executives, and one executive. 404 as `ShareOfCompany`. */
@Injectable()
export class ExecutivesService {
  constructor(
    private readonly shares: ShareOfCompany,
    private readonly database: DataSource,
  ) {}

  /** Newest first, as all lists of years here. */
  async years(session: Session, dataId: number): Promise<number[]> {
    const securityId = await this.shares.of(session, dataId);
    const rows = await yearsOf(this.database, { securityId });
    return rows.map(({ year }) => year);
  }

  /** With `detailId` the years of one executive and relatives; none for an unknown id. */
  async changeYears(
    session: Session,
    { dataId, detailId }: InputOf<typeof basicInfoCalls.executiveChangeYears>,
  ): Promise<number[]> {
    const securityId = await this.shares.of(session, dataId);
    const rows = await (detailId === undefined
      ? tradeYearsOf(this.database, { securityId })
      : tradeYears(queries(this.database), securityId)
          .where((e) => isTradeOf(e, detailId))
          .execute());
    return rows.map(({ year }) => year);
  }

  /** Refuses with 404 an id that no executive of the company has. */
  async detail(
    session: Session,
    { dataId, id }: InputOf<typeof basicInfoCalls.executiveDetail>,
  ): Promise<Executive> {
    const securityId = await this.shares.of(session, dataId);
    const executive = await queries(this.database)
      .selectFrom('market.executive as t')
      .select(['t.name', 't.post', 't.sex', 't.education', 't.pay', 't.year'])
      .select(({ ref }) => [
        ref('t.education_score').as('educationScore'),
        ref('t.shares_held').as('sharesHeldNumber'),
      ])
      .select((e) => [executiveId(e).as('id'), ageInYear(e).as('age')])
      .where('t.security_id', '=', securityId)
      .where((e) => sql<boolean>`${executiveId(e)} = ${id}`)
      .executeTakeFirst();
    if (!executive) throw new Refusal(MESSAGES.notFound);
    return executive;
  }
}

const yearsOf = template((queries, { securityId }: Places<{ securityId: number }>) =>
  queries
    .selectFrom('market.executive as t')
    .select('t.year')
    .distinct()
    .where('t.security_id', '=', securityId)
    .orderBy('t.year', 'desc'),
);

/** The years with trades by a company's executives, newest first. */
const tradeYears = (from: Kysely<Tables>, securityId: number | Expression<number>) =>
  from
    .selectFrom('market.executive_change as t')
    .where('t.security_id', '=', securityId)
    .select(({ ref }) => sql<number>`YEAR(${ref('t.trade_date')})`.as('year'))
    .distinct()
    .orderBy('year', 'desc');
const tradeYearsOf = template((from, { securityId }: Places<{ securityId: number }>) =>
  tradeYears(from, securityId),
);
