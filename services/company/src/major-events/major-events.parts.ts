import { majorEventsTables } from '@console/contract-company';
import { tableControllers } from '@console/node-kit/http';
import { MajorEventsService } from './major-events.service.ts';
import { AdditionalIssuanceSource, DividendsSource, EmployeePlansSource } from './major-events.sources.ts';

const tables = tableControllers(majorEventsTables, {
  dividends: DividendsSource,
  employeePlans: EmployeePlansSource,
  additionalIssuance: AdditionalIssuanceSource,
});

/** The parts of the module: the sources of its tables, and the answers to its calls. */
export const majorEventsParts = {
  controllers: tables.controllers,
  providers: [...tables.providers, MajorEventsService],
};
