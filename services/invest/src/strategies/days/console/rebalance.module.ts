import { Module } from '@nestjs/common';
import { rebalanceCalls, rebalanceTables } from '@console/contract-invest';
import { callControllers, tableControllers } from '@console/node-kit/http';
import { BacktestsModule } from '../../../backtests/backtests.module.ts';
import { rebalanceAnswers } from './rebalance-answers.ts';
import { RebalanceDayService } from './rebalance-day.service.ts';
import { RebalanceRowsSource } from './rebalance-rows.source.ts';
import { RebalanceService } from './rebalance.service.ts';

const tables = tableControllers(rebalanceTables, { rebalanceRows: RebalanceRowsSource });

/** Rebalancing by day, and what is asked for by hand: its repetition and its proof. */
@Module({
  imports: [BacktestsModule],
  controllers: [...tables.controllers, ...callControllers(rebalanceCalls, rebalanceAnswers)],
  providers: [...tables.providers, RebalanceDayService, RebalanceService],
})
export class RebalanceModule {}
