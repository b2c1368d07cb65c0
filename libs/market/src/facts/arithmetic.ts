import { sql, type Expression, type RawBuilder } from 'kysely';

type Figure = Expression<number | null>;

/**
 * The quotient of two figures, null where the divisor is 0. As doubles: a quotient of whole numbers would be a
 * DECIMAL, which the driver hands out as text.
 */
export const over = (part: Figure, whole: Figure): RawBuilder<number | null> =>
  sql`(${part} * 1e0 / NULLIF(${whole}, 0))`;

export const times = (one: Figure, other: Figure): RawBuilder<number | null> => sql`(${one} * ${other})`;
export const plus = (one: Figure, other: Figure): RawBuilder<number | null> => sql`(${one} + ${other})`;
export const minus = (one: Figure, other: Figure): RawBuilder<number | null> => sql`(${one} - ${other})`;

/** A figure of the row before this one in the order of another column, which is never missing. */
export const before = (figure: Figure, order: Expression<unknown>): RawBuilder<number | null> =>
  sql`LAG(${figure}) OVER (ORDER BY ${order})`;

/** The sum of a figure up to this row in the order of another column. */
export const cumulated = (figure: Figure, order: Expression<unknown>): RawBuilder<number | null> =>
  sql`SUM(${figure}) OVER (ORDER BY ${order})`;

/** Texts joined by a sign. */
export const joined = (sign: string, ...parts: readonly Expression<unknown>[]): RawBuilder<string> =>
  sql`CONCAT_WS(${sql.lit(sign)}, ${sql.join(parts)})`;
