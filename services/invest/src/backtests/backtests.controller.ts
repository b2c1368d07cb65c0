import { Controller } from '@nestjs/common';
import { backtestCalls, type BacktestReport, type BacktestRunCard } from '@console/contract-invest';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { IdempotencyKey, Input, Serve, Signed } from '@console/node-kit';
import { BacktestOptionsService } from './backtest-options.service.ts';
import { BacktestReadsService } from './backtest-reads.service.ts';
import { BacktestsService } from './backtests.service.ts';
import { keyGiven } from './key-given.ts';

type Calls = typeof backtestCalls;
type Submitted = OutputOf<Calls['submitBacktest']>;

@Controller()
export class BacktestsController {
  constructor(
    private readonly backtests: BacktestsService,
    private readonly reads: BacktestReadsService,
    private readonly choices: BacktestOptionsService,
  ) {}

  @Serve(backtestCalls.submitBacktest)
  submitBacktest(
    @Input() input: InputOf<Calls['submitBacktest']>,
    @Signed() session: Session,
    @IdempotencyKey() key: string | null,
  ): Promise<Submitted> {
    return this.backtests.submit(session, input, key);
  }

  @Serve(backtestCalls.latestBacktest)
  latestBacktest(
    @Input() { factorFormId }: InputOf<Calls['latestBacktest']>,
    @Signed() { tenantId }: Session,
  ): Promise<BacktestRunCard | null> {
    return this.reads.latest(tenantId, factorFormId);
  }

  @Serve(backtestCalls.backtestResult)
  backtestResult(
    @Input() { associationId }: InputOf<Calls['backtestResult']>,
    @Signed() { tenantId }: Session,
  ): Promise<BacktestReport> {
    return this.reads.result(tenantId, associationId);
  }

  @Serve(backtestCalls.backtestRun)
  backtestRun(
    @Input() { associationId }: InputOf<Calls['backtestRun']>,
    @Signed() { tenantId }: Session,
  ): Promise<BacktestRunCard> {
    return this.reads.card(tenantId, associationId);
  }

  @Serve(backtestCalls.cancelBacktest)
  cancelBacktest(
    @Input() { associationId }: InputOf<Calls['cancelBacktest']>,
    @Signed() session: Session,
  ): Promise<Submitted> {
    return this.backtests.cancel(session, associationId);
  }

  @Serve(backtestCalls.retryBacktest)
  retryBacktest(
    @Input() { associationId }: InputOf<Calls['retryBacktest']>,
    @Signed() session: Session,
  ): Promise<Submitted> {
    return this.backtests.retry(session, associationId);
  }

  @Serve(backtestCalls.repeatBacktest)
  repeatBacktest(
    @Input() { associationId }: InputOf<Calls['repeatBacktest']>,
    @Signed() session: Session,
    @IdempotencyKey(keyGiven) key: string,
  ): Promise<Submitted> {
    return this.backtests.repeat(session, associationId, key);
  }

  @Serve(backtestCalls.backtestOptions)
  backtestOptions(
    @Input() _input: object,
    @Signed() { tenantId }: Session,
  ): Promise<OutputOf<Calls['backtestOptions']>> {
    return this.choices.options(tenantId);
  }
}
