import type { Entities } from '@console/node-kit/database';
import { COMPANIES } from './companies/company-records.ts';
import { INDUSTRIES } from './industries/industry-records.ts';

/** The entities of the ecology, for services that write them. */
export const ecologyEntities: Entities = [COMPANIES.entity, INDUSTRIES.entity];
