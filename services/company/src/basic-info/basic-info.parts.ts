import { basicInfoTables } from '@console/contract-company';
import { tableControllers } from '@console/node-kit/http';
import { CompanyProfileService } from './company-profile.service.ts';
import { ExecutiveChangesSource, ExecutivesSource } from './executives.sources.ts';
import { ExecutivesService } from './executives.service.ts';
import { PartnerIndustrySource, PartnersSource, PartnerSumsSource } from './partners.sources.ts';
import { PatentsSource, ResearchSource } from './research.sources.ts';
import { StaffEducationSource } from './staff.source.ts';

const tables = tableControllers(basicInfoTables, {
  executives: ExecutivesSource,
  executiveChanges: ExecutiveChangesSource,
  partnerSums: PartnerSumsSource,
  partners: PartnersSource,
  partnerIndustry: PartnerIndustrySource,
  research: ResearchSource,
  patents: PatentsSource,
  staffEducation: StaffEducationSource,
});

/** The parts of the module: the sources of its tables, and the answers to its calls. */
export const basicInfoParts = {
  controllers: tables.controllers,
  providers: [...tables.providers, CompanyProfileService, ExecutivesService],
};
