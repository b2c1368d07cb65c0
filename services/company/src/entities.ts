import { ecologyEntities } from '@console/ecology';
import type { Entities } from '@console/node-kit/database';
import { noteRecords } from '@console/ecology/notes';
import { COMPANY_NOTES } from './notes/company-notes.ts';

/** The records that this service writes. */
export const entities: Entities = [...ecologyEntities, noteRecords(COMPANY_NOTES).entity];
