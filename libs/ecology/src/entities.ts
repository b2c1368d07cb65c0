import type { Entities } from '@console/node-kit';
import { COMPANIES } from './company-records.ts';
import { INDUSTRIES } from './industry-records.ts';

/** The records of the ecology, for who writes them. */
export const ecologyEntities: Entities = [COMPANIES.entity, INDUSTRIES.entity];
