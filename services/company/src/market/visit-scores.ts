import { Injectable } from '@nestjs/common';
import { businessDate } from '@console/market';
import { remembered, tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { VISITOR_KINDS, VisitBoard, type Listing, type VisitSum } from './visit-board.ts';

/** A new business date is noticed this soon; loads of visits alone, with the board's age. */
const DAY_FRESH_MS = 1000;
const BOARD_FRESH_MS = 3_600_000;
/** Shares asked for at a time, so that no answer holds the process up. */
const SHARES_A_TIME = 1000;

/**
 * The board of visits as of the business date. It takes the whole market to rank one company, so it is made
 * once for all.
 */
@Injectable()
export class VisitScores {
  private readonly day = remembered(DAY_FRESH_MS, () => businessDate(this.database));
  private kept: { readonly day: string; readonly board: () => Promise<VisitBoard> } | null = null;

  constructor(private readonly database: DataSource) {}

  /** Null before the first import of bars. */
  async board(): Promise<VisitBoard | null> {
    const day = await this.day();
    if (day === null) return null;
    if (this.kept?.day !== day) {
      this.kept = { day, board: remembered(BOARD_FRESH_MS, () => this.boardOf(day)) };
    }
    return this.kept.board();
  }

  private async boardOf(day: string): Promise<VisitBoard> {
    const listings = await this.database.query<Listing[]>(
      `SELECT id AS securityId, list_date AS listDate, delist_date AS delistDate
         FROM ${tableName('market', 'security')} ORDER BY id`,
    );
    const sums: VisitSum[] = [];
    for (let first = 0; first < listings.length; first += SHARES_A_TIME) {
      const some = listings.slice(first, first + SHARES_A_TIME);
      sums.push(...(await this.sumsOf(day, some[0]?.securityId ?? 0, some.at(-1)?.securityId ?? 0)));
    }
    return new VisitBoard(day, listings, sums);
  }

  private async sumsOf(day: string, from: number, to: number): Promise<readonly VisitSum[]> {
    // Sums of whole numbers are DECIMAL, which comes as text; × 1e0 makes numbers of them.
    const rows = await this.database.query<(Omit<VisitSum, 'counts'> & Record<string, number>)[]>(
      `SELECT security_id AS securityId, YEAR(visit_date) * 4 + QUARTER(visit_date) - 1 AS quarter,
              visit_date > ? - INTERVAL 1 YEAR AS late,
              ${VISITOR_KINDS.map((kind) => `COALESCE(SUM(${kind}_count), 0) * 1e0 AS \`${kind}\``).join(', ')}
         FROM ${tableName('market', 'research_visit')}
        WHERE security_id BETWEEN ? AND ? AND visit_date <= ?
        GROUP BY 1, 2, 3`,
      [day, from, to, day],
    );
    return rows.map(({ securityId, quarter, late, ...counts }) => ({
      ...{ securityId, quarter, late },
      counts: VISITOR_KINDS.map((kind) => counts[kind] ?? 0),
    }));
  }
}
