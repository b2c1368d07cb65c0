import { Injectable } from '@nestjs/common';
import { JOBS } from '@console/contract-core';
import { tableName, type JobRule, type JobRules, type RuledJob } from '@console/node-kit';
import { BacktestsService } from '../backtests/backtests.service.ts';

/** What the job console must know of backtests: a run and its job change together, and a user has his share of them. */
@Injectable()
export class InvestJobRules implements JobRules<'invest'> {
  readonly rules: JobRules<'invest'>['rules'];

  constructor(backtests: BacktestsService) {
    this.rules = {
      'invest.backtest': {
        subject: backtestSubject(),
        needs: 'yzgl_edit',
        cancel: (job, session) => backtests.cancel(session, runOf(job)),
        retry: (job, session) => backtests.retry(session, runOf(job)),
      } satisfies JobRule,
    };
  }
}

const runOf = ({ payload }: RuledJob): number => JOBS['invest.backtest'].payload.parse(payload).associationId;

/** 反转 v2 · 全市场, as it was called when it was submitted. */
const backtestSubject = (): string =>
  `(SELECT CONCAT(r.factor_name, ' v', r.factor_version, ' · ', r.universe_text)
      FROM ${tableName('invest', 'backtest_run')} r WHERE r.job_id = j.id AND r.tenant_id = j.tenant_id)`;
