import type { Entities } from '@console/node-kit/database';
import { PROMPTS } from './default-prompts/default-prompt-records.ts';
import { KNOWLEDGE } from './knowledge/knowledge-records.ts';
import { MATCHES } from './matches/match-records.ts';
import { TOPICS } from './topics/topic-records.ts';

/** The records that this service writes. */
export const entities: Entities = [PROMPTS.entity, TOPICS.entity, MATCHES.entity, KNOWLEDGE.entity];
