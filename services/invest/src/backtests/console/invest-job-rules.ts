import { Injectable } from '@nestjs/common';
import { sampleOf } from '@console/contract-invest';
import { formatNumber, JOBS } from '@console/contract-core';
import type { JobRule, JobRules, RuledJob } from '@console/node-kit/job-console';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { checkupJobRules } from '../../checkups/checkup-job-rules.ts';
import { CheckupsService } from '../../checkups/ask/checkups.service.ts';
import { strategyJobRules } from '../../strategies/days/jobs/strategy-job-rules.ts';
import { SimulationsService } from '../../strategies/simulate/ask/simulations.service.ts';
import { simulationSubject, simulationText } from '../../strategies/simulate/simulation-job-words.ts';
import { BacktestsService } from '../ask/backtests.service.ts';

/**
 * The rules of the job console: a backtest and its job change together, and a user may have only so many.
 */
@Injectable()
export class InvestJobRules implements JobRules<'invest'> {
  readonly rules: JobRules<'invest'>['rules'];

  constructor(backtests: BacktestsService, checkups: CheckupsService, simulations: SimulationsService) {
    this.rules = {
      'invest.backtest': {
        subject: ofRun(sql`CONCAT(r.factor_name, ' v', r.factor_version, ' · ', r.universe_text)`),
        page: ofRun(sql`CONCAT(${sql.lit(`${JOBS['invest.backtest'].page}/result?associationId=`)}, r.id)`),
        summary: resultText,
        needs: 'yzgl_edit',
        cancel: (job, session) => backtests.cancel(session, runOf(job)),
        retry: (job, session) => backtests.retry(session, runOf(job)),
      } satisfies JobRule,
      ...checkupJobRules(checkups),
      'invest.simulate': {
        subject: simulationSubject(sql`CONCAT(r.name, ' ', r.start_date, ' 起')`),
        page: simulationSubject(
          sql`CONCAT(${sql.lit(`${JOBS['invest.simulate'].page}?simulationId=`)}, r.id)`,
        ),
        summary: simulationText,
        needs: 'tzgl_edit',
        cancel: (job, session) => simulations.cancel(session, simulationOf(job)),
        retry: (job, session) => simulations.retry(session, simulationOf(job)),
      } satisfies JobRule,
      ...strategyJobRules,
    };
  }
}

const runOf = ({ payload }: RuledJob): number => JOBS['invest.backtest'].payload.parse(payload).associationId;

const simulationOf = ({ payload }: RuledJob): number =>
  JOBS['invest.simulate'].payload.parse(payload).simulationId;

/** An expression over the run `r` that job `j` computes, with its names at submission. */
const ofRun = (words: RawBuilder<string>): RawBuilder<string | null> =>
  sql`(SELECT ${words} FROM ${sql.table('invest.backtest_run')} r
     WHERE r.job_id = j.id AND r.tenant_id = j.tenant_id)`;

/** The part of a result that is shown in words. */
const backtestResult = z.object({ tradingDays: z.number().int(), rankIcMean: z.number().nullable() });

/** 1,171 个交易日，Rank IC 均值 0.0123; null for a result without these figures. */
function resultText(result: unknown): string | null {
  const read = backtestResult.safeParse(result).data;
  if (read === undefined) return null;
  const days = formatNumber(read.tradingDays, { unit: 'integer' });
  const mean = formatNumber(read.rankIcMean, { unit: 'number', decimals: 4 });
  const thin = sampleOf(read.tradingDays, null) === 'short' ? '，样本不足' : '';
  return `${days} 个交易日，Rank IC 均值 ${mean}${thin}`;
}
