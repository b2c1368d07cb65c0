import type { Entities } from '@console/node-kit/database';
import { PROMPTS } from './default-prompts/default-prompt-records.ts';

/** The records that this service writes. */
export const entities: Entities = [PROMPTS.entity];
