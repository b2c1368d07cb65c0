import { callsOf, type DocumentedCall } from './documented-call.ts';

const { get, post } = callsOf('3§7');

const TEXTS = {
  overallMarketCorpus: '市场',
  ecoCorpus: '生态',
  indCorpus: '行业',
  corpCorpus: '公司',
  defaultCorpus: '默认',
  defaultAnswer: '文档回答',
};
const DICTIONARIES = ['INV_TARGET_TYPE', 'INV_TARGET_DS', 'CHART_TYPE', 'DATE_UNIT'];
const TARGETS = ['INV_TARGET_TYPE_MKT', 'INV_TARGET_TYPE_ECO', 'INV_TARGET_TYPE_IND', 'INV_TARGET_TYPE_CORP'];
const TEMPLATES = [{ invTargetDsDictKey: 'INV_TARGET_DS_TABLE', prompt: '{{question}}\n{{data}}' }];
const TOPIC = {
  topic: '文档主题',
  invTargetTypeDictKey: 'INV_TARGET_TYPE_CORP',
  topicTmplDetailList: [{ ...TEMPLATES[0], invTargetDsDictKey: 'INV_TARGET_DS_INDIC' }],
};
const PROMPT = { invTargetDsDictKey: 'INV_TARGET_DS_FACTOR', prompt: '{{data}}' };
const MATCH = {
  topicId: '$newTopic',
  invTargetTypeDictKey: 'INV_TARGET_TYPE_CORP',
  invTargetDsDictKey: 'INV_TARGET_DS_TABLE',
  topicMatchDetailList: [
    {
      dataId: 'company.quotes.close',
      dataIdLink: 'gssjk_gn_view_marketData,company.quotes,company.quotes.close',
      dataVal: '收盘价',
      dateUnitDictKey: 'DATE_UNIT_DAY',
      chartTypeDictKey: 'CHART_TYPE_LINE',
      chartTitle: '收盘价',
    },
  ],
};
/** The paths as written and under `/api`. */
const both = (path: string, under = '/default/prompt') => [`${under}/${path}`, `/api${under}/${path}`];
const prompts = (path: string) => both(path, '/ai/prompt');

/** Document 3 §7: dictionaries, default prompts, topics and templates. */
export const aiCalls: readonly DocumentedCall[] = [
  ...DICTIONARIES.map((dictType) =>
    post('/api/sysDictData/option', { dictType }, { list: ['value', 'label'] }),
  ),
  // No answer where no model is configured.
  post('/api/sysDictData/option', { dictType: 'AGI_MODEL' }, { any: true }),
  get(
    both('listDefaultPromptsPage'),
    { page: 0, size: 10, sort: 'updateTime,DESC' },
    {
      page: Object.keys(TEXTS),
    },
  ),
  post('/default/prompt/insert', TEXTS, { any: true }),
  post(both('findById/$newPrompt'), {}, { fields: Object.keys(TEXTS) }),
  post(both('update'), { id: '$newPrompt', ...TEXTS, ecoCorpus: '生态改' }, { any: true }),
  post('/default/prompt/delete/$newPrompt', {}, { any: true }),
  ...TARGETS.map((type) =>
    post(
      `/api/topicMatch/relateData/trees/INV_TARGET_DS_TABLE/${type}`,
      {},
      { list: ['value', 'label', 'children'] },
    ),
  ),
  post('/api/topicMatch/relateData/trees/INV_TARGET_DS_KNL/INV_TARGET_TYPE_CORP', {}, { any: true }),
  post('/api/topicMatch/relateData/option', {}, { any: true }),
  post('/api/topicTmpl/insert', TOPIC, { any: true }),
  post('/api/topic/option', { topic: TOPIC.topic }, { list: ['value', 'label'] }),
  get(
    '/api/topicTmpl/listTopicsTmplsPage',
    { page: 0, size: 10, sort: 'c.update_time,DESC' },
    { page: ['id', 'topic', 'invTargetTypeDictKey', 'invTargetType', 'invTargetDs', 'updateTime'] },
  ),
  post(
    '/api/topicTmpl/findEditInfoById/$newTopic',
    {},
    { fields: ['id', 'topicId', 'topic', 'topicTmplId', 'invTargetTypeDictKey', 'topicTmplList'] },
  ),
  post('/api/topicTmpl/update', { id: '$newTopic', ...TOPIC, topicTmplDetailList: TEMPLATES }, { any: true }),
  post('/ai/prompt/insert', { topicId: '$newTopic', ...PROMPT }, { any: true }),
  post(
    prompts('listAiPromptPage'),
    { page: 0, size: 10, topic: TOPIC.topic },
    { page: ['id', 'topicId', 'topic', 'tmplType', 'invTargetDsDictKey', 'prompt', 'updateTime'] },
  ),
  post(prompts('findById/$newTopicPrompt'), {}, { fields: ['id', 'topicId', 'tmplType', 'prompt'] }),
  post(prompts('update'), { id: '$newTopicPrompt', ...PROMPT, prompt: '改' }, { any: true }),
  post('/api/ai/prompt/delete/$newTopicPrompt', {}, { any: true }),
  post('/api/topicMatch/insert', MATCH, { any: true }),
  get(
    '/api/topicMatch/listTopicsMatchesPage',
    { page: 0, size: 10, sort: 'c.update_time,DESC' },
    { page: ['topic', 'invTargetTypeDictKey', 'invTargetDsDictKey', 'updateTime', 'chart', 'dataVal'] },
  ),
  post(
    '/api/topicMatch/findById/$newMatch',
    {},
    { fields: ['id', 'topicId', 'invTargetTypeDictKey', 'invTargetDsDictKey', 'topicMatchDetailList'] },
  ),
  post('/api/topicMatch/update', { id: '$newMatch', ...MATCH }, { any: true }),
  post('/api/topicMatch/delete/$newMatch', {}, { any: true }),
  get(
    ['/api/topicTmplHist/listTopicTmplHistPage', ...prompts('topicTmplHist/listTopicTmplHistPage')],
    { topicTmplId: '$newTopic', page: 0, size: 10, sort: 'updateTime,DESC' },
    { any: true },
  ),
  post('/api/topicTmpl/delete/$newTopic', {}, { any: true }),
];
