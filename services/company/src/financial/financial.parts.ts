import { financialTables } from '@console/contract-company';
import { tableControllers } from '@console/node-kit/http';
import { AnalysisService } from './analysis.service.ts';
import { EcologicalComparisonService } from './ecological-comparison.service.ts';
import { EcologicalPeers } from './ecological-peers.ts';
import { ForecastService } from './forecast.service.ts';
import { ReportReader } from './report-reader.ts';
import { SeriesService } from './series.service.ts';
import { StatementService } from './statement.service.ts';

const tables = tableControllers(financialTables, {});

/** The parts of the module: the sources of its tables, and the answers to its calls. */
export const financialParts = {
  controllers: tables.controllers,
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
