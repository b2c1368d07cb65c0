import { Module } from '@nestjs/common';
import { checkupCalls, checkupTables } from '@console/contract-invest';
import { callControllers, tableControllers } from '@console/node-kit/http';
import { BacktestsModule } from '../backtests/backtests.module.ts';
import { CheckupsService } from './ask/checkups.service.ts';
import { checkupAnswers } from './checkup-answers.ts';
import { CheckupListSource } from './read/checkup-list.source.ts';
import { CheckupReadsService } from './read/checkup-reads.service.ts';
import { CheckupRowsSource } from './read/checkup-rows.source.ts';
import { CorrelationService } from './read/correlation.service.ts';

const tables = tableControllers(checkupTables, {
  checkupList: CheckupListSource,
  checkupRows: CheckupRowsSource,
});

/** The HTTP calls of check-ups of factors and indicators. Workers judge them. */
@Module({
  imports: [BacktestsModule],
  controllers: [...tables.controllers, ...callControllers(checkupCalls, checkupAnswers)],
  providers: [...tables.providers, CheckupsService, CheckupReadsService, CorrelationService],
  exports: [CheckupsService],
})
export class CheckupsModule {}
