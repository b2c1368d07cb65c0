import { VALUATIONS, type Valuation } from '@console/contract-core';
import type { Querying } from '@console/node-kit/queries';
import { levelsOf } from '@console/quant';
import { sql } from 'kysely';
import { queries } from '../../queries.ts';
import { grouped } from '../grouped.ts';

/** A multiple of an industry on a date, and the share of the days of three years on which it was not above. */
export interface IndustryLevel {
  readonly newest: number | null;
  readonly level: number | null;
}
export type IndustryLevels = Readonly<Record<Valuation, IndustryLevel>>;

const YEARS = 3;

/** The multiples of Shenwan level-1 industries by code on a date; days on which one is missing are left out. */
export async function industryLevels(
  database: Querying,
  date: string,
): Promise<(code: string) => IndustryLevels> {
  const days = await queries(database)
    .selectFrom('market.industry_daily')
    .select(['sw_code as code', 'trade_date as date', ...VALUATIONS])
    .where('level', '=', 1)
    .where('trade_date', '>', sql<string>`DATE_SUB(${date}, INTERVAL ${YEARS} YEAR)`)
    .where('trade_date', '<=', date)
    .orderBy('sw_code')
    .orderBy('trade_date')
    .execute();
  const byCode = grouped(days, ({ code }) => code);
  return (code) => {
    const own = byCode.get(code) ?? [];
    const level = (multiple: Valuation): IndustryLevel => {
      const last = own.at(-1);
      const newest = last?.date === date ? last[multiple] : null;
      const known = own.flatMap((day) => day[multiple] ?? []);
      return { newest, level: newest === null ? null : levelsOf(known).rank };
    };
    return { pe: level('pe'), pb: level('pb'), ps: level('ps') };
  };
}
