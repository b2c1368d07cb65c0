import type { MemberTerm } from '@console/quant';
import type { SecuritySet } from '@console/market/facts';
import type { Querying } from '@console/node-kit/queries';
import { memberTerms } from '../facts/member-terms.ts';
import { epochDay } from './report-days.ts';

/** The securities of a set, and when each belonged to it. */
export interface SetMembers {
  /** Ascending, each once. */
  readonly securities: readonly number[];
  /** Their columns of the report histories: the security with id s + 1 is in column s. */
  readonly stocks: Int32Array;
  /** Listed, and where membership has a history, belonging. */
  readonly terms: readonly MemberTerm[];
}

/** The members of a set, read from the mart. */
export async function setMembers(database: Querying, set: SecuritySet): Promise<SetMembers> {
  const rows = await memberTerms(database, set);
  const securities = [...new Set(rows.map(({ security }) => security))];
  const places = new Map(securities.map((security, at) => [security, at]));
  return {
    securities,
    stocks: Int32Array.from(securities, (security) => security - 1),
    terms: rows.map(({ security, since, until }) => ({
      member: places.get(security) ?? 0,
      since: epochDay(since),
      until: until === null ? Infinity : epochDay(until),
    })),
  };
}
