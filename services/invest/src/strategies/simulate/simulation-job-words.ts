import { formatNumber } from '@console/contract-core';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';

/** An expression over the simulation `r` that job `j` computes, with its names at submission. */
export const simulationSubject = (words: RawBuilder<string>): RawBuilder<string | null> =>
  sql`(SELECT ${words} FROM ${sql.table('invest.strategy_simulation')} r
     WHERE r.job_id = j.id AND r.tenant_id = j.tenant_id)`;

/** The part of a result that is shown in words. */
const simulated = z.object({ tradingDays: z.number().int(), totalReturn: z.number().nullable() });

/** 728 个交易日，模拟收益率 +12.34%; null for a result without these figures. */
export function simulationText(result: unknown): string | null {
  const read = simulated.safeParse(result).data;
  if (read === undefined) return null;
  const days = formatNumber(read.tradingDays, { unit: 'integer' });
  return `${days} 个交易日，模拟收益率 ${formatNumber(read.totalReturn, { unit: 'percent', signed: true })}%`;
}
