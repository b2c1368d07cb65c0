import { financialTables } from '@console/contract-company';
import { tableControllers } from '@console/node-kit';
import { AnalysisController } from './analysis.controller.ts';
import { AnalysisService } from './analysis.service.ts';
import { EcologicalComparisonController } from './ecological-comparison.controller.ts';
import { EcologicalComparisonService } from './ecological-comparison.service.ts';
import { EcologicalPeers } from './ecological-peers.ts';
import { ForecastController } from './forecast.controller.ts';
import { ForecastService } from './forecast.service.ts';
import { ReportReader } from './report-reader.ts';
import { SeriesService } from './series.service.ts';
import { StatementController } from './statement.controller.ts';
import { StatementService } from './statement.service.ts';

const tables = tableControllers(financialTables, {});

/** What the module is made of: the sources of the tables, and the controllers of the calls. */
export const financialParts = {
  controllers: [
    ...tables.controllers,
    StatementController,
    AnalysisController,
    ForecastController,
    EcologicalComparisonController,
  ],
  providers: [
    ...tables.providers,
    ReportReader,
    StatementService,
    SeriesService,
    AnalysisService,
    ForecastService,
    EcologicalPeers,
    EcologicalComparisonService,
  ],
};
