import { Module } from '@nestjs/common';
import { rankingCalls, rankingTables } from '@console/contract-invest';
import { callControllers, tableControllers } from '@console/node-kit/http';
import { PoolModule } from '../pool/pool.module.ts';
import { companyRankings } from './company-rankings.ts';
import { industryRankings } from './industry-rankings.ts';
import { MarketAveragesService } from './market-averages.service.ts';
import { rankingAnswers } from './ranking-answers.ts';

const tables = tableControllers(rankingTables, { ...companyRankings, ...industryRankings });

/** The rankings of companies and industries by the indexes that styles are made of. */
@Module({
  imports: [PoolModule],
  controllers: [...tables.controllers, ...callControllers(rankingCalls, rankingAnswers)],
  providers: [...tables.providers, MarketAveragesService],
})
export class RankingModule {}
