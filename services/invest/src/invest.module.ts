import { Module } from '@nestjs/common';
import { platformInvestCalls } from '@console/contract-core';
import { calendarCalls, investTables, styleCalls } from '@console/contract-invest';
import { callControllers, tableControllers } from '@console/node-kit/http';
import { BacktestsModule } from './backtests/backtests.module.ts';
import { calendarAnswers } from './calendar/calendar-answers.ts';
import { CalendarService } from './calendar/calendar.service.ts';
import { CheckupsModule } from './checkups/checkups.module.ts';
import { FactorsModule } from './factors/factors.module.ts';
import { IndicatorsModule } from './indicators/indicators.module.ts';
import { InvestJobsModule } from './backtests/console/invest-jobs.module.ts';
import { BrinsonModule } from './strategies/brinson/brinson.module.ts';
import { CompareModule } from './strategies/compare/compare.module.ts';
import { OwnStrategiesService } from './strategies/own/own-strategies.service.ts';
import { ResearchModule } from './strategies/own/research.module.ts';
import { RebalanceModule } from './strategies/days/console/rebalance.module.ts';
import { PoolModule } from './strategies/pool/pool.module.ts';
import { RankingModule } from './strategies/ranking/ranking.module.ts';
import { RisksModule } from './strategies/risks/risks.module.ts';
import { StrategyRecordsModule } from './strategies/records/strategy-records.module.ts';
import { PlanModule } from './strategies/plan/plan.module.ts';
import { PreviewModule } from './strategies/preview/preview.module.ts';
import { SimulationModule } from './strategies/simulate/simulation.module.ts';
import { PublishModule } from './strategies/publish/publish.module.ts';
import { platformAnswers } from './platform-answers.ts';
import { SearchService } from './search/search.service.ts';
import { styleAnswers } from './styles/style-answers.ts';
import { StyleListSource } from './styles/style-list.source.ts';
import { StyleNames } from './styles/style-names.ts';
import { StylesService } from './styles/styles.service.ts';

const tables = tableControllers({ styleList: investTables.styleList }, { styleList: StyleListSource });

@Module({
  imports: [
    IndicatorsModule,
    FactorsModule,
    BacktestsModule,
    CheckupsModule,
    InvestJobsModule,
    PoolModule,
    PreviewModule,
    RankingModule,
    PublishModule,
    StrategyRecordsModule,
    BrinsonModule,
    CompareModule,
    ResearchModule,
    RisksModule,
    RebalanceModule,
    SimulationModule,
    PlanModule,
  ],
  controllers: [
    ...tables.controllers,
    ...callControllers(
      { ...calendarCalls, ...platformInvestCalls, ...styleCalls },
      { ...calendarAnswers, ...platformAnswers, ...styleAnswers },
    ),
  ],
  providers: [
    ...tables.providers,
    CalendarService,
    OwnStrategiesService,
    SearchService,
    StyleNames,
    StylesService,
  ],
})
export class InvestModule {}
