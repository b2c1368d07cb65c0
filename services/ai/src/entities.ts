import type { Entities } from '@console/node-kit/database';
import { PROMPTS } from './default-prompts/default-prompt-records.ts';
import { KNOWLEDGE } from './knowledge/knowledge-records.ts';
import { GOLDEN_CASES } from './golden/golden-records.ts';
import { MATCHES } from './matches/match-records.ts';
import { TOPICS } from './topics/topic-records.ts';

/** The records that this service writes. */
export const entities: Entities = [
  PROMPTS.entity,
  TOPICS.entity,
  MATCHES.entity,
  KNOWLEDGE.entity,
  GOLDEN_CASES.entity,
];
