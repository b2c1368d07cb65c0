import { sql, type AliasableExpression, type Expression, type SqlBool } from 'kysely';

/** A security of a set, and which of the tenant's companies it is; null for one that it did not add. */
export interface Member {
  readonly security_id: number;
  readonly company_id: number | null;
}

/** When a security belonged to a set: from the first day on, until before the second; null while it does. */
interface MemberSpan {
  readonly security_id: number;
  readonly valid_from: string;
  readonly valid_to: string | null;
}

/** The members of an industry, a pool or a list, whose facts are read together. */
export interface SecuritySet {
  /** Each security once. */
  readonly members: AliasableExpression<Member>;
  /** Facts count on the days of membership alone; without it members are members over all of history. */
  readonly spans?: AliasableExpression<MemberSpan>;
}

/** That a member of the set, by its security, belonged to it on a day. */
export const isMemberOn = (
  { spans }: SecuritySet,
  security: Expression<number>,
  day: Expression<string>,
): Expression<SqlBool> =>
  spans === undefined
    ? sql`TRUE`
    : sql`EXISTS (SELECT 1 FROM ${spans.as('span')} WHERE span.security_id = ${security}
        AND span.valid_from <= ${day} AND (span.valid_to IS NULL OR span.valid_to > ${day}))`;
