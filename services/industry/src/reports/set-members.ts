import type { MemberTerm } from '@console/quant';
import type { IndustryMembers } from '../facts/industry-members.ts';
import { epochDay } from './report-days.ts';

/** The securities of a set, and when each belonged to it. */
export interface SetMembers {
  /** The same for the same members alone. */
  readonly key: string;
  /** Ascending, each once. */
  readonly securities: readonly number[];
  /** Their columns of the report histories: the security with id s + 1 is in column s. */
  readonly stocks: Int32Array;
  /** Listed, and where membership has a history, belonging. */
  readonly terms: readonly MemberTerm[];
}

/** The members of an industry as reports count them, made once. */
export function setMembers(members: IndustryMembers): SetMembers {
  const before = made.get(members) ?? membersOf(members);
  made.set(members, before);
  return before;
}

const made = new WeakMap<IndustryMembers, SetMembers>();

function membersOf({ key, terms: rows }: IndustryMembers): SetMembers {
  const securities = [...new Set(rows.map(({ security }) => security))];
  const places = new Map(securities.map((security, at) => [security, at]));
  return {
    key,
    securities,
    stocks: Int32Array.from(securities, (security) => security - 1),
    terms: rows.map(({ security, since, until }) => ({
      member: places.get(security) ?? 0,
      since: epochDay(since),
      until: until === null ? Infinity : epochDay(until),
    })),
  };
}
