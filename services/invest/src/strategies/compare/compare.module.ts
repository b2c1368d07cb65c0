import { Module } from '@nestjs/common';
import { comparisonCalls } from '@console/contract-invest';
import { callControllers } from '@console/node-kit/http';
import { compareAnswers } from './compare-answers.ts';
import { CompareStrategiesService } from './compare-strategies.service.ts';

/** Strategies side by side. */
@Module({
  controllers: callControllers(comparisonCalls, compareAnswers),
  providers: [CompareStrategiesService],
})
export class CompareModule {}
