import { Inject, Injectable } from '@nestjs/common';
import { backtestCalls, type BacktestRun } from '@console/contract-invest';
import { LOGGER } from '@console/node-kit/config';
import { EventStreams } from '@console/node-kit/event-streams';
import type { Logger } from '@console/node-kit/observe';
import { BacktestReadsService } from './backtest-reads.service.ts';
import { RunStreams } from './run-streams.ts';

/** Sends the progress of backtests to those who watch them. */
@Injectable()
export class RunEventsService extends RunStreams<BacktestRun> {
  constructor(reads: BacktestReadsService, streams: EventStreams, @Inject(LOGGER) logger: Logger) {
    super({
      entry: backtestCalls.backtestEvents,
      read: (tenantId, id) => reads.run(tenantId, id),
      streams,
      logger,
    });
  }
}
