import { Module } from '@nestjs/common';
import { poolCalls, poolTables } from '@console/contract-invest';
import { callControllers, tableControllers } from '@console/node-kit/http';
import { PanelsModule } from '../../panels.module.ts';
import { StyleScoring } from '../scores/style-scores.ts';
import { CompanyPoolsService } from './company-pools.service.ts';
import { IndexOriginService } from './index-origin.service.ts';
import { PinnedStocksService } from './pinned-stocks.service.ts';
import { poolAnswers } from './pool-answers.ts';
import { StylePoolSource } from './style-pool.source.ts';

const tables = tableControllers(poolTables, { stylePool: StylePoolSource });

/** The stock pools of styles, and how a company's indexes came about. */
@Module({
  imports: [PanelsModule],
  controllers: [...tables.controllers, ...callControllers(poolCalls, poolAnswers)],
  providers: [
    ...tables.providers,
    CompanyPoolsService,
    IndexOriginService,
    PinnedStocksService,
    StyleScoring,
  ],
  exports: [CompanyPoolsService, StyleScoring],
})
export class PoolModule {}
