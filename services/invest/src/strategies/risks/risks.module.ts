import { Module } from '@nestjs/common';
import { riskCalls } from '@console/contract-invest';
import { callControllers } from '@console/node-kit/http';
import { ChangeRiskService } from './change-risk.service.ts';
import { PreviewRiskService } from './preview-risk.service.ts';
import { riskAnswers } from './risk-answers.ts';
import { RiskListsService } from './risk-lists.service.ts';

/** The caps of strategies: lists, lowering with its preview, raising. */
@Module({
  controllers: callControllers(riskCalls, riskAnswers),
  providers: [RiskListsService, ChangeRiskService, PreviewRiskService],
})
export class RisksModule {}
