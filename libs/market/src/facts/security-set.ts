import { sql, type AliasableExpression, type Expression, type SqlBool } from 'kysely';

/** A security of a set, and its company of the tenant; null when the tenant did not add it. */
export interface Member {
  readonly security_id: number;
  readonly company_id: number | null;
}

/**
 * The days on which a security belonged to a set: from `valid_from` on, before `valid_to`; null while it still
 * does.
 */
interface MemberSpan {
  readonly security_id: number;
  readonly valid_from: string;
  readonly valid_to: string | null;
}

/** The members of an industry, a pool or a list, whose facts are read together. */
export interface SecuritySet {
  /** Each security once. */
  readonly members: AliasableExpression<Member>;
  /** The days of membership: facts count only on them. Without it facts of all of history count. */
  readonly spans?: AliasableExpression<MemberSpan>;
}

/** The condition that a member of the set, given by its security, belonged to it on a day. */
export const isMemberOn = (
  { spans }: SecuritySet,
  security: Expression<number>,
  day: Expression<string>,
): Expression<SqlBool> =>
  spans === undefined
    ? sql`TRUE`
    : sql`EXISTS (SELECT 1 FROM ${spans.as('span')} WHERE span.security_id = ${security}
        AND span.valid_from <= ${day} AND (span.valid_to IS NULL OR span.valid_to > ${day}))`;
