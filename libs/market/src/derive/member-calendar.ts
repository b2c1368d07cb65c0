import type { Connection } from 'mysql2/promise';
import { selectArrays } from '../database/select-arrays.ts';

/** Shenwan codes of a security at levels 1 to 3; null where it has none at a level. */
export type IndustryCodes = readonly [string, string | null, string | null];

type MemberRow = [security: number, ...IndustryCodes, from: number, to: number | null];

/** Which industries securities belong to, day by day. Days are asked in order. */
export class MemberCalendar {
  private readonly current = new Map<number, MemberRow>();
  private at = 0;

  /** Rows in the order of their first day. */
  private constructor(private readonly rows: readonly MemberRow[]) {}

  static async read(connection: Connection): Promise<MemberCalendar> {
    return new MemberCalendar(
      await selectArrays<MemberRow>(
        connection,
        `SELECT security_id, l1_code, l2_code, l3_code, TO_DAYS(valid_from), TO_DAYS(valid_to)
          FROM sw_member ORDER BY valid_from, security_id`,
      ),
    );
  }

  /** The security's codes on a day, TO_DAYS; null when unclassified. No earlier day may be asked after it. */
  codes(security: number, day: number): IndustryCodes | null {
    this.advance(day);
    const row = this.current.get(security);
    if (!row) return null;
    const [, l1, l2, l3, , to] = row;
    return to === null || to > day ? [l1, l2, l3] : null;
  }

  private advance(day: number): void {
    for (let row = this.rows[this.at]; row && row[4] <= day; row = this.rows[this.at]) {
      this.current.set(row[0], row);
      this.at += 1;
    }
  }
}
