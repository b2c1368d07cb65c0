import { id, searchText, table } from '@console/contract-core';
import { datetime, hidden, integer, optional, shown, text, word } from '@console/contract-core/columns';
import { z } from 'zod';
import { TARGET_TYPES } from './topic-fields.ts';

/**
 * What was asked by topics, and how it was answered, with the columns of both of the document's variants. The caller's own
 * questions; experts (gssjk_gn_edit) see those of the tenant. Texts are cut to 200 characters, their citations replaced by the
 * values.
 */
export const topicHistoryList = table({
  id: 'ai.topicHistoryList',
  title: '问答记录',
  path: '/api/topicTmplHist/listTopicTmplHistPage',
  also: [
    { path: '/api/ai/prompt/topicTmplHist/listTopicTmplHistPage' },
    { path: '/ai/prompt/topicTmplHist/listTopicTmplHistPage' },
  ],
  services: ['ai'],
  needs: 'gssjk_gn_view',
  key: 'id',
  counter: '条',
  defaultSort: 'updateTime,DESC',
  defaultSize: 10,
  filter: z.object({
    /** The topic; of all topics without one. */
    topicTmplId: id().optional(),
    /** Part of the question. */
    inputQuestion: searchText(),
  }),
  columns: {
    /** The question's id. */
    id: hidden(z.number().int()),
    createTime: hidden(z.string()),
    updateTime: datetime('提问时间'),
    inputQuestion: text('用户提问', { sort: true }),
    /** The answer composed of the data alone, by no language model. */
    dataResponse: optional(text('数据直答')),
    qfResponse: optional(text('大模型回答', { sort: true })),
    gptResponse: optional(text('OpenAI 模型回答', { sort: true })),
    expertResponse: optional(text('专家回答', { sort: true })),
    prompt: optional(text('提示词')),
    /** The target type of the topic. */
    tmplType: shown('标的类型', z.enum(TARGET_TYPES)),
    /** The answer of the language model that `agiModel` names. */
    agiResponse: optional(text('回答')),
    agiModel: optional(word('大模型', { sort: true })),
    inputToken: optional(integer('输入词元')),
    outputToken: optional(integer('输出词元')),
  },
});
