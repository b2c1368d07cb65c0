import { Module } from '@nestjs/common';
import { brinsonCalls } from '@console/contract-invest';
import { callControllers } from '@console/node-kit/http';
import { PanelsModule } from '../../panels.module.ts';
import { brinsonAnswers } from './brinson-answers.ts';
import { StrategyBrinsonService } from './strategy-brinson.service.ts';

/** Why strategies' returns differ from the market's. */
@Module({
  imports: [PanelsModule],
  controllers: callControllers(brinsonCalls, brinsonAnswers),
  providers: [StrategyBrinsonService],
})
export class BrinsonModule {}
