import { TOPIC_MESSAGES } from '@console/contract-ai';
import { post, type Probe } from './probe.ts';
import type { TenantGoods } from './tenant-goods.ts';

const TOPIC = {
  topic: '他人的主题',
  invTargetTypeDictKey: 'INV_TARGET_TYPE_CORP',
  topicTmplDetailList: [{ invTargetDsDictKey: 'INV_TARGET_DS_TABLE', prompt: '{{question}}' }],
};
const MATCH = {
  invTargetTypeDictKey: 'INV_TARGET_TYPE_CORP',
  invTargetDsDictKey: 'INV_TARGET_DS_TABLE',
  topicMatchDetailList: [
    {
      dataId: 'company.quotes.close',
      dataIdLink: 'gssjk_gn_view_marketData,company.quotes,company.quotes.close',
      dataVal: '收盘价',
    },
  ],
};
const PROMPT = { invTargetDsDictKey: 'INV_TARGET_DS_FACTOR', prompt: '{{question}}' };
/** The first prompt of a topic. */
const promptId = (topicId: number): number => topicId * 100_000 + 1;
const match = (topicId: number): object => ({ topicId, ...MATCH });
const preview = (named: object): Probe =>
  post('/api/topicTmpl/preview', { invTargetTypeDictKey: 'INV_TARGET_TYPE_CORP', prompts: [], ...named });
const OF_THE_TEMPLATE = 'the number of a prompt template within the topic that is sent along with it';
const OF_THE_TREE = 'a place in the tree of data: factors and knowledge are looked up among the caller’s own';

/** Topics, their templates and matches. */
export const TOPIC_PROBES: Readonly<Record<string, (goods: TenantGoods) => readonly Probe[]>> = {
  'ai.topic id': ({ topicId }) => [post(`/api/topicTmpl/findEditInfoById/${topicId}`, {})],
  'ai.updateTopic id': ({ topicId }) => [post('/api/topicTmpl/update', { id: topicId, ...TOPIC })],
  'ai.deleteTopic id': ({ topicId }) => [post(`/api/topicTmpl/delete/${topicId}`, {})],
  'ai.topicVersions id': ({ topicId }) => [{ path: `/api/topicTmpl/versions?id=${topicId}` }],
  'ai.releaseTopic id': ({ topicId }) => [post('/api/topicTmpl/release', { id: topicId, number: 1 })],
  'ai.topicPrompt id': ({ topicId }) => [post(`/api/ai/prompt/findById/${promptId(topicId)}`, {})],
  'ai.updateTopicPrompt id': ({ topicId }) => [
    post('/api/ai/prompt/update', { id: promptId(topicId), ...PROMPT }),
  ],
  'ai.deleteTopicPrompt id': ({ topicId }) => [post(`/api/ai/prompt/delete/${promptId(topicId)}`, {})],
  'ai.addTopicPrompt topicId': ({ topicId }) => [
    {
      ...post('/api/ai/prompt/insert', { topicId, ...PROMPT }),
      refused: TOPIC_MESSAGES.unknownTopic.code,
    },
  ],
  'ai.topicMatch id': ({ topicMatchId }) => [post(`/api/topicMatch/findById/${topicMatchId}`, {})],
  'ai.updateTopicMatch id': ({ topicId, topicMatchId }) => [
    post('/api/topicMatch/update', { id: topicMatchId, ...match(topicId) }),
  ],
  'ai.deleteTopicMatch id': ({ topicMatchId }) => [post(`/api/topicMatch/delete/${topicMatchId}`, {})],
  'ai.addTopicMatch topicId': ({ topicId }) => [
    { ...post('/api/topicMatch/insert', match(topicId)), refused: TOPIC_MESSAGES.unknownTopic.code },
  ],
  'ai.knowledge id': ({ knowledgeId }) => [{ path: `/api/knowledge/detail?id=${knowledgeId}` }],
  'ai.updateKnowledge id': ({ knowledgeId }) => [
    post('/api/knowledge/update', { id: knowledgeId, title: '他人', content: '<p>他人</p>' }),
  ],
  'ai.deleteKnowledge id': ({ knowledgeId }) => [post('/api/knowledge/delete', { id: knowledgeId })],
  'ai.knowledgeFiles knowledgeId': ({ knowledgeId }) => [
    { path: `/api/knowledge/file/list?knowledgeId=${knowledgeId}` },
  ],
  'ai.attachKnowledgeFile knowledgeId': ({ knowledgeId, fileKey }) => [
    {
      ...post('/api/knowledge/file/attach', { knowledgeId, fileKey }),
      refused: TOPIC_MESSAGES.fileGone.code,
    },
  ],
  'ai.rereadKnowledgeFile id': ({ knowledgeFileId }) => [
    post('/api/knowledge/file/reread', { id: knowledgeFileId }),
  ],
  'ai.removeKnowledgeFile id': ({ knowledgeFileId }) => [
    post('/api/knowledge/file/remove', { id: knowledgeFileId }),
  ],
  'ai.previewTopic topicId': ({ topicId }) => [preview({ topicId })],
  'ai.previewTopic subjectId': ({ companyId }) => [preview({ subjectId: companyId })],
  'ai.updateTopicMatch topicId': ({ topicId, topicMatchId }) => [
    post('/api/topicMatch/update', { id: topicMatchId, ...match(topicId) }),
  ],
};

export const TOPIC_SHARED: Readonly<Record<string, string>> = {
  'ai.topicHistoryList topicTmplId': 'narrows the list of the caller’s own tenant',
  'ai.addTopic topicTmplDetailList.id': OF_THE_TEMPLATE,
  'ai.updateTopic topicTmplDetailList.id': OF_THE_TEMPLATE,
  'ai.addTopicMatch topicMatchDetailList.dataId': OF_THE_TREE,
  'ai.updateTopicMatch topicMatchDetailList.dataId': OF_THE_TREE,
};

export const TOPIC_OWNERS = {
  'ai.topicList': { key: 'id', ids: 'SELECT id FROM {ai}.topic WHERE tenant_id = ?' },
  'ai.topicPromptList': { key: 'topicId', ids: 'SELECT id FROM {ai}.topic WHERE tenant_id = ?' },
  'ai.knowledgeList': { key: 'id', ids: 'SELECT id FROM {ai}.knowledge WHERE tenant_id = ?' },
  'ai.topicHistoryList': {
    key: 'id',
    ids: 'SELECT id FROM {ai}.question WHERE tenant_id = ? AND topic_id IS NOT NULL',
  },
  'ai.topicMatchList': { key: 'id', ids: 'SELECT id FROM {ai}.topic_match WHERE tenant_id = ?' },
} as const;
