import { NEAR_ZERO_BASE } from '@console/contract-core';

/**
 * `growthOf` and `noGrowthReason` of contract-core as the columns `key` and `keyWhy` of a SQL table, over the
 * expressions of a value and of the one before it: what a page is sorted by must be known to the database.
 */
export function growthColumns<const Key extends string>(
  key: Key,
  value: string,
  before: string,
): Readonly<Record<Key | `${Key}Why`, string>> {
  const nearZero = `(${before} = 0 OR ${before} < ${NEAR_ZERO_BASE} * ABS(${value}))`;
  const columns = {
    [key]: `IF(${before} < 0 OR ${nearZero}, NULL, (${value} - ${before}) / ${before})`,
    [`${key}Why`]: `CASE WHEN ${value} IS NULL OR ${before} IS NULL THEN NULL
      WHEN ${before} < 0 THEN 'negativeBase' WHEN ${nearZero} THEN 'nearZeroBase' END`,
  };
  return columns as Record<Key | `${Key}Why`, string>;
}
