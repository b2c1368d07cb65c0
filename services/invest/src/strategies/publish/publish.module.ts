import { Module } from '@nestjs/common';
import { strategyCalls, strategyTables } from '@console/contract-invest';
import { callControllers, tableControllers } from '@console/node-kit/http';
import { codeVersionProvider } from '../../code-version.ts';
import { FactorsModule } from '../../factors/factors.module.ts';
import { DraftStrategyService } from './draft-strategy.service.ts';
import { StrategiesService } from './strategies.service.ts';
import { strategyAnswers } from './strategy-answers.ts';
import { StrategyListSource } from './strategy-list.source.ts';
import { StrategyReader } from './strategy-reader.ts';

const tables = tableControllers(strategyTables, { strategyList: StrategyListSource });

/** The list of strategies, and their way from publication to deletion. */
@Module({
  imports: [FactorsModule],
  controllers: [...tables.controllers, ...callControllers(strategyCalls, strategyAnswers)],
  providers: [
    ...tables.providers,
    codeVersionProvider,
    DraftStrategyService,
    StrategiesService,
    StrategyReader,
  ],
  exports: [DraftStrategyService],
})
export class PublishModule {}
