import { Module } from '@nestjs/common';
import { factorCalls, investTables } from '@console/contract-invest';
import { callControllers, tableControllers } from '@console/node-kit/http';
import { IndicatorsModule } from '../indicators/indicators.module.ts';
import { PanelsModule } from '../panels.module.ts';
import { factorAnswers } from './factor-answers.ts';
import { FactorCheck } from './graphs/factor-check.ts';
import { FactorListSource } from './factor-list.source.ts';
import { FactorNames } from './factor-names.ts';
import { FactorPreview } from './values/factor-preview.ts';
import { FactorReader } from './factor-reader.ts';
import { FactorRelations } from './factor-relations.ts';
import { FactorStore } from './factor-store.ts';
import { FactorValues } from './values/factor-values.ts';
import { FactorWriter } from './write/factor-writer.ts';
import { FactorsService } from './factors.service.ts';
import { NewestDays } from './values/newest-days.ts';
import { NewestThreads } from './values/newest-threads.ts';

const tables = tableControllers({ factorList: investTables.factorList }, { factorList: FactorListSource });

/** The factor manager's calls and tables. */
@Module({
  imports: [IndicatorsModule, PanelsModule],
  controllers: [...tables.controllers, ...callControllers(factorCalls, factorAnswers)],
  providers: [
    ...tables.providers,
    FactorNames,
    FactorStore,
    FactorWriter,
    FactorReader,
    FactorRelations,
    FactorsService,
    FactorCheck,
    FactorPreview,
    FactorValues,
    NewestDays,
    NewestThreads,
  ],
  exports: [FactorStore, FactorNames, NewestThreads],
})
export class FactorsModule {}
