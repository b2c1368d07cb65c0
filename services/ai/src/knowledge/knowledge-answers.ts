import { aiEntries } from '@console/contract-ai';
import { answers } from '@console/node-kit/http';
import { recordAnswers } from '@console/node-kit/records';
import { KnowledgeService } from './knowledge.service.ts';

export const knowledgeAnswers = answers(aiEntries, recordAnswers(aiEntries, 'knowledge', KnowledgeService));
