import { callsOf, laterCalls, type DocumentedCall } from './documented-call.ts';

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
/** The paths as written and under `/api`. */
const both = (path: string) => [`/default/prompt/${path}`, `/api/default/prompt/${path}`];
const at = (feature: string, calls: Parameters<typeof laterCalls>[2]) => laterCalls('3§7', feature, calls);

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
  ...at('A-05', [
    'POST /api/topic/option',
    'POST /api/topicMatch/relateData/option',
    'POST /api/topicMatch/relateData/trees/INV_TARGET_DS_KNL/1',
  ]),
  ...at('A-01', [
    'POST /api/topicMatch/findById/1',
    'POST /api/topicMatch/insert',
    'POST /api/topicMatch/update',
    'POST /api/topicMatch/delete/1',
    'GET /api/topicMatch/listTopicsMatchesPage',
  ]),
  ...at('A-03', [
    'GET /api/topicTmplHist/listTopicTmplHistPage',
    'GET /api/topicTmpl/listTopicsTmplsPage',
    'POST /api/topicTmpl/insert',
    'POST /api/topicTmpl/update',
    'POST /api/topicTmpl/findEditInfoById/1',
    'POST /api/topicTmpl/delete/1',
  ]),
  ...at('A-06', [
    'POST /api/ai/prompt/listAiPromptPage',
    'POST /api/ai/prompt/insert',
    'POST /api/ai/prompt/update',
    'POST /api/ai/prompt/delete/1',
    'POST /api/ai/prompt/findById/1',
    'GET /api/ai/prompt/topicTmplHist/listTopicTmplHistPage',
  ]),
];
