import type { Entities } from '@console/node-kit/database';
import { COMPANIES } from './companies/company-records.ts';
import { INDUSTRIES } from './industries/industry-records.ts';

/** The records of the ecology, for who writes them. */
export const ecologyEntities: Entities = [COMPANIES.entity, INDUSTRIES.entity];
