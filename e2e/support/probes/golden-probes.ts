import { TOPIC_MESSAGES } from '@console/contract-ai';
import { post, type Probe } from './probe.ts';
import type { TenantGoods } from './tenant-goods.ts';

const ofTopic = (topicId: number): object => ({
  topicId,
  question: '他人的问题',
  facts: [{ kind: 'words', words: '他人' }],
});
const NAMED = 'kept beside the question, and read as the caller who evaluates it';

/** Golden cases. */
export const GOLDEN_PROBES: Readonly<Record<string, (goods: TenantGoods) => readonly Probe[]>> = {
  'ai.goldenCase id': ({ goldenCaseId }) => [{ path: `/api/ai/golden/read?id=${goldenCaseId}` }],
  'ai.addGoldenCase topicId': ({ topicId }) => [
    { ...post('/api/ai/golden/add', ofTopic(topicId)), refused: TOPIC_MESSAGES.unknownTopic.code },
  ],
  'ai.updateGoldenCase id': ({ goldenCaseId, topicId }) => [
    post('/api/ai/golden/update', { id: goldenCaseId, ...ofTopic(topicId) }),
  ],
  'ai.updateGoldenCase topicId': ({ goldenCaseId, topicId }) => [
    post('/api/ai/golden/update', { id: goldenCaseId, ...ofTopic(topicId) }),
  ],
  'ai.deleteGoldenCase id': ({ goldenCaseId }) => [post('/api/ai/golden/delete', { id: goldenCaseId })],
  'ai.checkGoldenCases topicId': ({ topicId }) => [post('/api/ai/golden/check', { topicId })],
  'ai.addCaseOfQuestion questionId': ({ questionId }) => [
    post('/api/ai/golden/add-of-question', { questionId }),
  ],
  'ai.addCaseOfQuestion topicId': ({ questionId, topicId }) => [
    post('/api/ai/golden/add-of-question', { questionId, topicId }),
  ],
};

export const GOLDEN_SHARED: Readonly<Record<string, string>> = {
  'ai.addGoldenCase subject.id': NAMED,
  'ai.updateGoldenCase subject.id': NAMED,
};

export const GOLDEN_OWNERS = {
  'ai.goldenCaseList': { key: 'id', ids: 'SELECT id FROM {ai}.golden_case WHERE tenant_id = ?' },
} as const;
