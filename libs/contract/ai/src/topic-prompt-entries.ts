import { call, id, recordCalls, searchText, table } from '@console/contract-core';
import { hidden, integer, name, required, sentence, word } from '@console/contract-core/columns';
import { z } from 'zod';
import { givenTemplateItem } from './topic-entries.ts';
import { DATA_SOURCES, TARGET_TYPES, TOPIC_TEXTS } from './topic-fields.ts';
import { documentedTimes, documentedTimesRow } from './written-times.ts';

const services = ['ai'] as const;

/** The documents write these paths with a leading slash and no prefix; both are served. */
const at = (path: string) =>
  ({ path: `/api/ai/prompt/${path}`, also: [{ path: `/ai/prompt/${path}` }] }) as const;

const prompt = z.object({
  /** Made of the topic's id and the workflow number: the same in every version of the topic's templates. */
  id: z.number().int(),
  topicId: z.number().int(),
  topic: z.string(),
  /** The target type of the topic. */
  tmplType: z.enum(TARGET_TYPES),
  promptLevel: z.number().int(),
  invTargetDsDictKey: z.enum(DATA_SOURCES),
  prompt: z.string(),
  expertResponse: z.string(),
  /** The number of the topic's version in use, which has the prompt, and of its newest. */
  templateVersion: z.number().int(),
  latestVersion: z.number().int(),
  ...documentedTimesRow,
});
export type TopicPrompt = z.output<typeof prompt>;

const { invTargetDsDictKey, prompt: text, expertResponse } = givenTemplateItem.shape;
const written = {
  invTargetDsDictKey,
  prompt: text,
  /** An edit without it keeps the current one. */
  expertResponse,
  /** Whether the topic's new version is in use at once; otherwise it waits as the newest. */
  release: z.boolean().default(true),
};
const number = { id: id(), version: z.number().int().positive().optional() };

/** the prompts of all topics, those of the versions in use. Texts are cut to 200 characters. */
export const topicPromptList = table({
  id: 'ai.topicPromptList',
  title: '提示词列表',
  method: 'POST',
  ...at('listAiPromptPage'),
  services,
  from: 'any',
  needs: 'gssjk_gn_view',
  key: 'id',
  counter: '条',
  defaultSort: 'updateTime,DESC',
  defaultSize: 10,
  filter: z.object({
    /** Part of the topic's name. */
    topic: searchText(),
    /** Part of the prompt. */
    prompt: searchText(),
    tmplType: z.enum(TARGET_TYPES).optional(),
    invTargetDsDictKey: z.enum(DATA_SOURCES).optional(),
  }),
  columns: {
    id: hidden(z.number().int()),
    topicId: hidden(z.number().int()),
    topic: name('主题', { sort: true, fixed: 'left' }),
    tmplType: hidden(z.enum(TARGET_TYPES)),
    invTargetType: word('标的类型', { sort: true }),
    invTargetDsDictKey: hidden(z.enum(DATA_SOURCES)),
    promptLevel: required(integer('序号', { note: '工作流序号：一个主题的提示词按它依次使用' })),
    invTargetDs: word('模板类型', { sort: true }),
    prompt: sentence('提示词'),
    expertResponse: sentence('专家示例回答'),
    templateVersion: required(integer('启用版本')),
    ...documentedTimes,
  },
});

const calls = recordCalls({
  service: 'ai',
  name: 'topicPrompt',
  title: '提示词',
  key: 'id',
  needs: { view: 'gssjk_gn_view', edit: 'gssjk_gn_edit' },
  at: {
    read: { ...at('findById/:id'), method: 'POST' },
    add: at('insert'),
    update: at('update'),
    remove: at('delete/:id'),
  },
  row: prompt,
  fields: { topicId: id(TOPIC_TEXTS.topic), ...written },
});

/**
 * the calls of single prompts. They are the templates of topics, so each change is a new version of its topic, with the
 * rules of topics: one to three, no type twice, the last one stays. A prompt stays with its topic.
 */
export const topicPromptCalls = {
  ...calls,
  addTopicPrompt: { ...calls.addTopicPrompt, needs: 'gssjk_gn_add' as const },
  updateTopicPrompt: call({
    ...calls.updateTopicPrompt,
    id: 'ai.updateTopicPrompt',
    input: z.strictObject({ ...number, ...written }),
    output: prompt,
  }),
  deleteTopicPrompt: call({
    ...calls.deleteTopicPrompt,
    id: 'ai.deleteTopicPrompt',
    input: z.strictObject({ id: id(), release: written.release }),
    output: z.boolean(),
  }),
} as const;
