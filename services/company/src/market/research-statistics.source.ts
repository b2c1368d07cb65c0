import { Injectable } from '@nestjs/common';
import type { marketTables } from '@console/contract-company';
import type { Page, RowOf, Session } from '@console/contract-core';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from '../facts/share-of-company.ts';
import { queries } from '../queries.ts';
import { quarterIndex, quarterName, quarterOf } from './quarter-index.ts';
import type { VisitBoard } from './visit-board.ts';
import { VisitScores } from './visit-scores.ts';

type Statistics = typeof marketTables.researchStatistics;
type Row = RowOf<Statistics>;
type Counts = Pick<Row, 'visitCount' | 'institutionCount' | 'personCount'>;

const NO_VISIT: Counts = { visitCount: 0, institutionCount: 0, personCount: 0 };

/** A company's visits by quarter with the scores of each kind of visitor; some dozen rows, computed here. */
@Injectable()
export class ResearchStatisticsSource implements TableSource<Statistics> {
  constructor(
    private readonly shares: ShareOfCompany,
    private readonly scores: VisitScores,
    private readonly database: DataSource,
  ) {}

  async page({ filter, sort, page, size }: TableQuery<Statistics>, session: Session): Promise<Page<Row>> {
    const securityId = await this.shares.of(session, filter.dataId);
    const board = await this.scores.board();
    const rows = board ? await this.rowsOf(securityId, board) : [];
    const sign = sort.direction === 'ASC' ? 1 : -1;
    const sorted = rows.toSorted(
      (one, other) =>
        sign * (byValue(one[sort.column], other[sort.column]) || byValue(one.period, other.period)),
    );
    // Missing values come last either way, as in every table.
    const ordered = [
      ...sorted.filter((row) => row[sort.column] !== null),
      ...sorted.filter((row) => row[sort.column] === null),
    ];
    return {
      totalElements: rows.length,
      content: ordered.slice(page * size, (page + 1) * size),
      asOf: board?.day ?? null,
    };
  }

  /** The quarters from that of the first visit to today's, also those without a visit. */
  private async rowsOf(securityId: number, board: VisitBoard): Promise<readonly Row[]> {
    const counts = new Map(
      (await this.countsOf(securityId, board.day)).map(({ quarter, ...rest }) => [quarter, rest]),
    );
    if (counts.size === 0) return [];
    const first = Math.min(...counts.keys());
    return Array.from({ length: quarterIndex(board.day) - first + 1 }, (_, at) => {
      const quarter = first + at;
      const [fundScore, brokerScore, privateFundScore, insuranceScore, foreignScore, otherScore] =
        board.scores(securityId, quarter);
      return {
        period: quarterName(quarter),
        endDate: board.endOf(quarter),
        ...(counts.get(quarter) ?? NO_VISIT),
        fundScore: fundScore ?? null,
        brokerScore: brokerScore ?? null,
        privateFundScore: privateFundScore ?? null,
        insuranceScore: insuranceScore ?? null,
        foreignScore: foreignScore ?? null,
        otherScore: otherScore ?? null,
      };
    });
  }

  private countsOf(securityId: number, day: string): Promise<(Counts & { readonly quarter: number })[]> {
    return queries(this.database)
      .selectFrom('market.research_visit')
      .select(({ fn, ref }) => [
        quarterOf(ref('visit_date')).as('quarter'),
        fn.countAll<number>().as('visitCount'),
        sql<number>`SUM(${ref('institution_count')}) * 1e0`.as('institutionCount'),
        sql<number>`COALESCE(SUM(${ref('person_count')}), 0) * 1e0`.as('personCount'),
      ])
      .where('security_id', '=', securityId)
      .where('visit_date', '<=', day)
      .groupBy('quarter')
      .execute();
  }
}

function byValue(one: string | number | null, other: string | number | null): number {
  if (one === other || one === null || other === null) return 0;
  return one < other ? -1 : 1;
}
