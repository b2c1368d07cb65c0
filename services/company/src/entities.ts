import { ecologyEntities } from '@console/ecology';
import type { Entities } from '@console/node-kit/database';
import { NOTES } from './notes/note-records.ts';

/** The records that this service writes. */
export const entities: Entities = [...ecologyEntities, NOTES.entity];
