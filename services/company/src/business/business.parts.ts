import { businessTables } from '@console/contract-company';
import { tableControllers } from '@console/node-kit/http';
import { ExpensesService } from './expenses.service.ts';
import { RevenueCostsSource } from './revenue-costs.source.ts';
import { SegmentsService } from './segments.service.ts';

const tables = tableControllers(businessTables, { revenueCosts: RevenueCostsSource });

/** The parts of the module: the sources of its tables, and the answers to its calls. */
export const businessParts = {
  controllers: tables.controllers,
  providers: [...tables.providers, ExpensesService, SegmentsService],
};
