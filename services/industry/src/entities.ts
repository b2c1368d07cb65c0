import { ecologyEntities } from '@console/ecology';
import { noteRecords } from '@console/ecology/notes';
import type { Entities } from '@console/node-kit/database';
import { INDUSTRY_NOTES } from './notes/industry-notes.ts';

/** The records that this service writes. */
export const entities: Entities = [...ecologyEntities, noteRecords(INDUSTRY_NOTES).entity];
