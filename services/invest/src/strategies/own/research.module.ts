import { Module } from '@nestjs/common';
import { companyResearchCalls } from '@console/contract-invest';
import { callControllers } from '@console/node-kit/http';
import { PoolModule } from '../pool/pool.module.ts';
import { researchAnswers } from './research-answers.ts';
import { ResearchOfCompanyService } from './research-of-company.service.ts';

/** The strategies and pools that a company is in. */
@Module({
  imports: [PoolModule],
  controllers: callControllers(companyResearchCalls, researchAnswers),
  providers: [ResearchOfCompanyService],
})
export class ResearchModule {}
