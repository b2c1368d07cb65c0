import { maintainTables } from '@console/contract-company';
import { CompanyWriter, IndustryReader, MembershipKeeper } from '@console/ecology';
import { tableControllers } from '@console/node-kit/http';
import { CompanyChoicesService } from './company-choices.service.ts';
import { CoreCompetenceService } from './core-competence.service.ts';
import { IndustryPoolService } from './industry-pool.service.ts';
import { MaintainedCompanyService } from './maintained-company.service.ts';
import { MaintainService } from './maintain.service.ts';

const tables = tableControllers(maintainTables, {});

/** The parts of the module: the sources of its tables, and the answers to its calls. */
export const maintainParts = {
  controllers: tables.controllers,
  providers: [
    ...tables.providers,
    CompanyWriter,
    MembershipKeeper,
    IndustryReader,
    CompanyChoicesService,
    CoreCompetenceService,
    IndustryPoolService,
    MaintainedCompanyService,
    MaintainService,
  ],
};
