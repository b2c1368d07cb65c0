import { Injectable } from '@nestjs/common';
import type { industryEntries } from '@console/contract-industry';
import type { InputOf, Session } from '@console/contract-core';
import { HeldPanels } from '@console/market/panels';
import { newestLoad } from '@console/market/read';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { IndustryMembersReader } from '../facts/industry-members.ts';
import { queries } from '../queries.ts';

type Asked = InputOf<typeof industryEntries.tradeYears>;

/** A year in which a security disclosed something, and the day on which its members must belong, each once. */
interface DisclosedYear {
  readonly security: number;
  readonly year: number;
  readonly day: string;
}

/** Both lists of the newest state of the data, and of the one before while it is replaced. */
const MOST = 4;

/** The years in which members disclosed something, newest first. Each refuses with 404 as `industrySet`. */
@Injectable()
export class MemberYearsService {
  private readonly kept = new HeldPanels<readonly DisclosedYear[]>(MOST, () => 1);

  constructor(
    private readonly database: DataSource,
    private readonly members: IndustryMembersReader,
  ) {}

  /** The years of executives in annual reports. */
  executives(session: Session, asked: Asked): Promise<number[]> {
    return this.years(session, asked, {
      of: 'executives',
      read: () =>
        queries(this.database)
          .selectFrom('market.executive as t')
          .select(['t.security_id as security', 't.year', 't.announce_date as day'])
          .distinct()
          .execute(),
    });
  }

  /** The years of trades by executives and their relatives. */
  trades(session: Session, asked: Asked): Promise<number[]> {
    return this.years(session, asked, {
      of: 'trades',
      read: () =>
        queries(this.database)
          .selectFrom('market.executive_change as t')
          .select(({ ref }) => [
            't.security_id as security',
            sql<number>`YEAR(${ref('t.trade_date')})`.as('year'),
            't.trade_date as day',
          ])
          .distinct()
          .execute(),
    });
  }

  private async years(
    { tenantId }: Session,
    { dataId, members }: Asked,
    { of, read }: { readonly of: string; readonly read: () => Promise<readonly DisclosedYear[]> },
  ): Promise<number[]> {
    const [set, load] = await Promise.all([
      this.members.read({ tenantId, industryId: dataId, members }),
      newestLoad(this.database),
    ]);
    const rows = await this.kept.ask(`${load} ${of}`, read);
    const own = rows.filter(({ security, day }) => set.countsOn(security, day));
    return [...new Set(own.map(({ year }) => year))].sort((one, other) => other - one);
  }
}
