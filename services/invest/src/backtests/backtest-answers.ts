import { BACKTEST_MESSAGES, backtestCalls } from '@console/contract-invest';
import { answers, by } from '@console/node-kit/http';
import { givenKey, idempotencyKey } from '@console/node-kit/records';
import { BacktestOptionsService } from './ask/backtest-options.service.ts';
import { BacktestReadsService } from './read/backtest-reads.service.ts';
import { BacktestsService } from './ask/backtests.service.ts';
import { RunEventsService } from './read/run-events.service.ts';

export const backtestAnswers = answers(backtestCalls, {
  submitBacktest: by(BacktestsService, (backtests, input, call) =>
    backtests.submit(call.session, input, idempotencyKey(call)),
  ),
  latestBacktest: by(BacktestReadsService, (reads, { factorFormId }, { session }) =>
    reads.latest(session.tenantId, factorFormId),
  ),
  backtestResult: by(BacktestReadsService, (reads, { associationId }, { session }) =>
    reads.result(session.tenantId, associationId),
  ),
  backtestRun: by(BacktestReadsService, (reads, { associationId }, { session }) =>
    reads.card(session.tenantId, associationId),
  ),
  backtestEvents: by(RunEventsService, (events, { associationId }, call) =>
    events.stream(call, associationId),
  ),
  cancelBacktest: by(BacktestsService, (backtests, { associationId }, { session }) =>
    backtests.cancel(session, associationId),
  ),
  retryBacktest: by(BacktestsService, (backtests, { associationId }, { session }) =>
    backtests.retry(session, associationId),
  ),
  // A call sent twice would compute twice: the key is required.
  repeatBacktest: by(BacktestsService, (backtests, { associationId }, call) =>
    backtests.repeat(call.session, associationId, givenKey(call, BACKTEST_MESSAGES.keyMissing)),
  ),
  backtestOptions: by(BacktestOptionsService, (choices, _input, { session }) =>
    choices.options(session.tenantId),
  ),
});
