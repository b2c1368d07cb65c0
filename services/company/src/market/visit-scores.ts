import { Injectable } from '@nestjs/common';
import { businessDate } from '@console/market/read';
import { remembered } from '@console/node-kit/clock';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';
import { quarterOf } from './quarter-index.ts';
import { VISITOR_KINDS, VisitBoard, type VisitSum } from './visit-board.ts';

/**
 * How soon a new business date is noticed, in milliseconds; loads of visits alone are noticed when the board expires.
 */
const DAY_FRESH_MS = 1000;
const BOARD_FRESH_MS = 3_600_000;
/** The number of shares read at a time, so that no answer keeps the process busy for long. */
const SHARES_A_TIME = 1000;

/**
 * The board of visits as of the business date. Ranking one company needs the whole market, so it is computed once for
 * all.
 */
@Injectable()
export class VisitScores {
  private readonly day = remembered(DAY_FRESH_MS, () => businessDate(this.database));
  private kept: { readonly day: string; readonly board: () => Promise<VisitBoard> } | null = null;

  constructor(private readonly database: DataSource) {}

  /** The board; null before the first import of bars. */
  async board(): Promise<VisitBoard | null> {
    const day = await this.day();
    if (day === null) return null;
    if (this.kept?.day !== day) {
      this.kept = { day, board: remembered(BOARD_FRESH_MS, () => this.boardOf(day)) };
    }
    return this.kept.board();
  }

  private async boardOf(day: string): Promise<VisitBoard> {
    const listings = await queries(this.database)
      .selectFrom('market.security')
      .select(['id as securityId', 'list_date as listDate', 'delist_date as delistDate'])
      .orderBy('id')
      .execute();
    const sums: VisitSum[] = [];
    for (let first = 0; first < listings.length; first += SHARES_A_TIME) {
      const some = listings.slice(first, first + SHARES_A_TIME);
      sums.push(...(await this.sumsOf(day, some[0]?.securityId ?? 0, some.at(-1)?.securityId ?? 0)));
    }
    return new VisitBoard(day, listings, sums);
  }

  private async sumsOf(day: string, from: number, to: number): Promise<readonly VisitSum[]> {
    // Sums of whole numbers are DECIMAL, which the driver returns as text; × 1e0 makes them doubles.
    const rows = await queries(this.database)
      .selectFrom('market.research_visit')
      .select(({ ref }) => [
        'security_id as securityId',
        quarterOf(ref('visit_date')).as('quarter'),
        sql<0 | 1>`${ref('visit_date')} > ${day} - INTERVAL 1 YEAR`.as('late'),
      ])
      .select(({ ref }) =>
        VISITOR_KINDS.map((kind) => sql<number>`COALESCE(SUM(${ref(`${kind}_count`)}), 0) * 1e0`.as(kind)),
      )
      .where(({ between }) => between('security_id', from, to))
      .where('visit_date', '<=', day)
      .groupBy(['security_id', 'quarter', 'late'])
      .execute();
    return rows.map((row) => ({
      securityId: row.securityId,
      quarter: row.quarter,
      late: row.late,
      counts: VISITOR_KINDS.map((kind) => row[kind]),
    }));
  }
}
