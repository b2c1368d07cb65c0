import { Inject, Injectable } from '@nestjs/common';
import type { aiEntries, SpendingBy } from '@console/contract-ai';
import {
  shanghaiDate,
  shanghaiDateTime,
  type Clock,
  type InputOf,
  type OutputOf,
  type Session,
} from '@console/contract-core';
import { CLOCK } from '@console/node-kit/config';
import { userName } from '@console/node-kit/queries';
import { sql, type Expression } from 'kysely';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';
import { AskingLimits } from './asking-limits.ts';

type Spending = OutputOf<typeof aiEntries.spending>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the calls of a group have in common, and how the group is named. */
const GROUPS: Readonly<Record<SpendingBy, { by: Expression<unknown>; title: Expression<string | null> }>> = {
  day: { by: sql.ref('c.day'), title: sql<string>`DATE_FORMAT(c.day, '%Y-%m-%d')` },
  user: { by: sql.ref('c.user_id'), title: sql`${userName(sql.ref('c.tenant_id'), sql.ref('c.user_id'))}` },
  topic: {
    by: sql.ref('c.topic_id'),
    title: sql`(SELECT t.name FROM ${sql.table('ai.topic')} AS t
      WHERE t.id = c.topic_id AND t.tenant_id = c.tenant_id)`,
  },
  model: { by: sql.ref('c.model'), title: sql.ref('c.model') },
};

/** What the tenant's questions cost, for those who administer it. */
@Injectable()
export class SpendingService {
  constructor(
    private readonly database: DataSource,
    private readonly limits: AskingLimits,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async spending(session: Session, { by, days }: InputOf<typeof aiEntries.spending>): Promise<Spending> {
    const group = GROUPS[by];
    const since = shanghaiDate(this.clock.now() - (days - 1) * DAY_MS);
    const [rows, { user, tenant }] = await Promise.all([
      queries(this.database)
        .selectFrom('ai.model_call as c')
        .select(({ fn }) => [
          sql<string | null>`MAX(${group.title})`.as('title'),
          fn.countAll<number>().as('calls'),
          fn.sum<number>('c.estimated').as('estimated'),
          fn.sum<number>('c.tokens_in').as('tokensIn'),
          fn.sum<number>('c.tokens_out').as('tokensOut'),
          fn.sum<number>('c.cost').as('cost'),
        ])
        .where('c.tenant_id', '=', session.tenantId)
        .where('c.day', '>=', since)
        .groupBy(sql`${group.by}`)
        .orderBy(by === 'day' ? sql`${group.by} DESC` : sql`SUM(c.tokens_in + c.tokens_out) DESC`)
        .execute(),
      this.limits.tokens(session),
    ]);
    return {
      rows: rows.map(({ title, ...sums }) => ({
        title,
        calls: Number(sums.calls),
        estimated: Number(sums.estimated),
        tokensIn: Number(sums.tokensIn),
        tokensOut: Number(sums.tokensOut),
        cost: Number(sums.cost),
      })),
      today: { ...tenant, mostOfUser: user.most },
      returnsAt: shanghaiDateTime(this.limits.returnsAt()),
    };
  }
}
