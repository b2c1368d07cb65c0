import { NEAR_ZERO_BASE } from '@console/contract-core';
import { sql, type Expression, type RawBuilder } from 'kysely';

type Figure = Expression<number | null>;

/**
 * `growthOf` of contract-core as an expression over a value and the one before it: the database needs it to sort
 * pages.
 */
export const growth = (value: Figure, before: Figure): RawBuilder<number | null> =>
  sql`IF(${before} < 0 OR ${isNearZero(value, before)}, NULL, (${value} - ${before}) / ${before})`;

/** `noGrowthReason` of contract-core as an expression, likewise. */
export const growthReason = (
  value: Figure,
  before: Figure,
): RawBuilder<'negativeBase' | 'nearZeroBase' | null> =>
  sql`CASE WHEN ${value} IS NULL OR ${before} IS NULL THEN NULL
    WHEN ${before} < 0 THEN 'negativeBase' WHEN ${isNearZero(value, before)} THEN 'nearZeroBase' END`;

const isNearZero = (value: Figure, before: Figure): RawBuilder<boolean> =>
  sql`(${before} = 0 OR ${before} < ${sql.lit(NEAR_ZERO_BASE)} * ABS(${value}))`;
