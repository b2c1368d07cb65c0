import { Module } from '@nestjs/common';
import { rebalanceCalls } from '@console/contract-invest';
import { callControllers } from '@console/node-kit/http';
import { BacktestsModule } from '../../../backtests/backtests.module.ts';
import { rebalanceAnswers } from './rebalance-answers.ts';
import { RebalanceService } from './rebalance.service.ts';

/** Rebalancing and its proof, asked for by hand. */
@Module({
  imports: [BacktestsModule],
  controllers: callControllers(rebalanceCalls, rebalanceAnswers),
  providers: [RebalanceService],
})
export class RebalanceModule {}
