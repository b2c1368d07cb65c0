import { Module } from '@nestjs/common';
import { backtestCalls, backtestTables } from '@console/contract-invest';
import { callControllers, tableControllers } from '@console/node-kit/http';
import { Jobs, jobsProvider } from '@console/node-kit/jobs/submit';
import { FactorsModule } from '../factors/factors.module.ts';
import { PanelsModule } from '../panels.module.ts';
import { backtestAnswers } from './backtest-answers.ts';
import { BacktestListSource } from './read/backtest-list.source.ts';
import { BacktestOptionsService } from './ask/backtest-options.service.ts';
import { BacktestReadsService } from './read/backtest-reads.service.ts';
import { BacktestsService } from './ask/backtests.service.ts';
import { DraftRunService } from './ask/draft-run.service.ts';
import { QueueRunService } from './ask/queue-run.service.ts';
import { RunEventsService } from './read/run-events.service.ts';

const tables = tableControllers(backtestTables, { backtestList: BacktestListSource });

/** The HTTP calls of factor backtests. The worker computes them. */
@Module({
  imports: [FactorsModule, PanelsModule],
  controllers: [...tables.controllers, ...callControllers(backtestCalls, backtestAnswers)],
  providers: [
    ...tables.providers,
    jobsProvider('invest'),
    BacktestsService,
    DraftRunService,
    QueueRunService,
    BacktestReadsService,
    BacktestOptionsService,
    RunEventsService,
  ],
  exports: [Jobs, BacktestsService],
})
export class BacktestsModule {}
