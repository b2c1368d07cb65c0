import { EVALUATION_MESSAGES, TOPIC_MESSAGES } from '@console/contract-ai';

/** The field of a topic that a refusal is about. */
export const TOPIC_REFUSALS = {
  [TOPIC_MESSAGES.nameTaken.code]: 'topic',
  [EVALUATION_MESSAGES.newVersionNotEvaluated.code]: 'release',
} as const;
