import type { Connection } from 'mysql2/promise';
import { eachRow } from '../../database/each-row.ts';

/** Shenwan codes of a security at levels 1 to 3; null where it has none at a level. */
export type IndustryCodes = readonly [string, string | null, string | null];

type MemberRow = readonly [security: number, ...IndustryCodes, from: number, to: number | null];

interface Membership {
  readonly security: number;
  readonly codes: IndustryCodes;
  /** TO_DAYS; the end is the first day that is no longer a member's, null: it still is one. */
  readonly from: number;
  readonly to: number | null;
}

/** Which industries securities belong to, day by day. Days are asked in order. */
export class MemberCalendar {
  private readonly current = new Map<number, Membership>();
  private at = 0;

  /** Memberships in the order of their first day. */
  private constructor(private readonly memberships: readonly Membership[]) {}

  static async read(connection: Connection): Promise<MemberCalendar> {
    const memberships: Membership[] = [];
    await eachRow<MemberRow>(
      connection,
      {
        sql: `SELECT security_id, l1_code, l2_code, l3_code, TO_DAYS(valid_from), TO_DAYS(valid_to)
          FROM sw_member ORDER BY valid_from, security_id`,
      },
      ([security, l1, l2, l3, from, to]) => memberships.push({ security, codes: [l1, l2, l3], from, to }),
    );
    return new MemberCalendar(memberships);
  }

  /** The security's codes on a day, TO_DAYS; null when unclassified. No earlier day may be asked after it. */
  codes(security: number, day: number): IndustryCodes | null {
    this.advance(day);
    const own = this.current.get(security);
    return own && (own.to === null || own.to > day) ? own.codes : null;
  }

  private advance(day: number): void {
    for (let next = this.memberships[this.at]; next && next.from <= day; next = this.memberships[this.at]) {
      this.current.set(next.security, next);
      this.at += 1;
    }
  }
}
