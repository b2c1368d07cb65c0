import type { Entities } from '@console/node-kit/database';
import { PRESETS } from './presets/preset-records.ts';
import { USERS } from './users/user-records.ts';

/** The records that this service writes. */
export const entities: Entities = [PRESETS.entity, USERS.entity];
