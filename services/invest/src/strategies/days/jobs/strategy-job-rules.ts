import { formatNumber } from '@console/contract-core';
import type { JobRule } from '@console/node-kit/job-console';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { recheckResult } from './recheck-result.ts';

const rebalanced = z.object({ days: z.number().int(), lastDate: z.string().nullable() });

/** The rules of the job console for jobs about strategies: each is about one, and ops may try a rebalancing again. */
export const strategyJobRules = {
  'invest.rebalance': {
    subject: ofStrategy(sql`CONCAT(s.name, ' ', JSON_VALUE(j.payload, '$.date'))`),
    needs: 'rwgl_edit',
    summary: (result) => {
      const read = rebalanced.safeParse(result).data;
      if (read === undefined || read.lastDate === null) return null;
      return `完成 ${count(read.days)} 个交易日，至 ${read.lastDate}`;
    },
  },
  'invest.recheck': {
    subject: ofStrategy(sql`s.name`),
    needs: 'tzgl_edit',
    summary: (result) => {
      const read = recheckResult.safeParse(result).data;
      return read === undefined || read.difference !== null ? null : `${count(read.days)} 个交易日全部一致`;
    },
    shortfall: (result) => {
      const found = recheckResult.safeParse(result).data?.difference;
      return found ? `${found.date} 起不一致：${found.place}` : null;
    },
  },
} as const satisfies Readonly<Record<string, JobRule>>;

/** An expression over the strategy `s` that job `j` is about. */
function ofStrategy(words: RawBuilder<string>): RawBuilder<string | null> {
  return sql`(SELECT ${words} FROM ${sql.table('invest.strategy')} s
     WHERE s.id = JSON_VALUE(j.payload, '$.strategyId') AND s.tenant_id = j.tenant_id)`;
}

const count = (days: number): string => formatNumber(days, { unit: 'integer' });
