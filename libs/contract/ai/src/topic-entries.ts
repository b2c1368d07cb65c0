import { call, id, plainSigns, recordCalls, searchText, table, wholeNumber } from '@console/contract-core';
import { hidden, integer, name, required, shown, text, word } from '@console/contract-core/columns';
import { z } from 'zod';
import { EVALUATION_LIMITS } from './evaluation/evaluation-shape.ts';
import {
  DATA_SOURCES,
  dataSource,
  promptTemplate,
  targetType,
  TARGET_TYPES,
  TOPIC_LIMITS,
  TOPIC_TEXTS,
  topicModels,
  topicName,
  topicSubject,
} from './topic-fields.ts';
import { documentedTimes, documentedTimesRow } from './written-times.ts';

const services = ['ai'] as const;
const templates = '/api/topicTmpl';

const item = z.object({
  /** The workflow number: from 1, given once and never changed. */
  promptLevel: z.number().int(),
  invTargetDsDictKey: z.enum(DATA_SOURCES),
  prompt: z.string(),
  /** An expert's model answer; may be blank. */
  expertResponse: z.string(),
});
/** One prompt template of a version. */
export type TemplateItem = z.output<typeof item>;

export const givenTemplateItem = z.strictObject({
  /** Left out for a new one, which gets the highest number and one. */
  promptLevel: wholeNumber(1, 10_000).nullish(),
  /** Sent back by forms that read it; the workflow number is what counts. */
  id: wholeNumber(1, 10_000).nullish(),
  invTargetDsDictKey: dataSource(),
  prompt: promptTemplate(),
  expertResponse: z.string().check(plainSigns).max(TOPIC_LIMITS.prompt).nullish(),
});
export type GivenTemplateItem = z.output<typeof givenTemplateItem>;

const topic = z.object({
  id: z.number().int(),
  /** The topic and its template are one record: the documents name its id three ways. */
  topicId: z.number().int(),
  topicTmplId: z.number().int(),
  topic: z.string(),
  invTargetTypeDictKey: z.enum(TARGET_TYPES),
  invTargetType: z.string(),
  subject: z.string(),
  agiModel: z.string(),
  /** The number of the version in use, and of the newest. */
  templateVersion: z.number().int(),
  latestVersion: z.number().int(),
  /** The prompt templates of the version in use, by workflow number. */
  topicTmplList: z.array(item.extend({ id: z.number().int() })),
  ...documentedTimesRow,
});
export type Topic = z.output<typeof topic>;

const versionOf = z.object({
  number: z.number().int(),
  /** Whether it is the one in use. */
  current: z.boolean(),
  topicTmplList: z.array(item),
  savedTime: z.string(),
  savedUser: z.string().nullable(),
});
export type TopicVersion = z.output<typeof versionOf>;

/** the topics with their templates. */
export const topicList = table({
  id: 'ai.topicList',
  title: '主题模板列表',
  path: `${templates}/listTopicsTmplsPage`,
  services,
  needs: 'gssjk_gn_view',
  key: 'id',
  counter: '个',
  defaultSort: 'updateTime,DESC',
  defaultSize: 10,
  filter: z.object({
    /** Part of the name. */
    topic: searchText(),
    invTargetTypeDictKey: z.enum(TARGET_TYPES).optional(),
  }),
  columns: {
    id: hidden(z.number().int()),
    topic: name('主题', { sort: true, fixed: 'left' }),
    invTargetTypeDictKey: hidden(z.enum(TARGET_TYPES)),
    invTargetType: word('标的类型', { sort: true }),
    invTargetDs: text('模板类型'),
    subject: name('关键词'),
    agiModel: word('大模型'),
    templateVersion: required(integer('启用版本')),
    latestVersion: shown('最新版本', z.number().int()),
    matchCount: required(integer('匹配')),
    ...documentedTimes,
  },
});

interface Items {
  readonly topicTmplDetailList: readonly GivenTemplateItem[];
}

const itemsFit = ({ topicTmplDetailList: items }: Items, context: z.RefinementCtx): void => {
  const add = (message: string): void => context.addIssue({ code: 'custom', message });
  if (new Set(items.map(({ invTargetDsDictKey }) => invTargetDsDictKey)).size < items.length)
    add(TOPIC_TEXTS.templateTwice);
  const levels = items.flatMap(({ promptLevel }) => promptLevel ?? []);
  if (new Set(levels).size < levels.length) add(TOPIC_TEXTS.levelTwice);
};

const given = {
  topic: topicName(),
  invTargetTypeDictKey: targetType(),
  /** An edit without it keeps the current keywords. */
  subject: topicSubject().optional(),
  agiModel: topicModels().optional(),
  topicTmplDetailList: z
    .array(givenTemplateItem, { error: TOPIC_TEXTS.atLeastOneTemplate })
    .min(1, TOPIC_TEXTS.atLeastOneTemplate)
    .max(TOPIC_LIMITS.templates, TOPIC_TEXTS.atMostThreeTemplates),
  /** Whether changed templates are in use at once; otherwise they are kept as the newest version. */
  release: z.boolean().default(true),
};

const calls = recordCalls({
  service: 'ai',
  name: 'topic',
  title: '主题模板',
  key: 'id',
  needs: { view: 'gssjk_gn_view', edit: 'gssjk_gn_edit' },
  at: {
    read: { path: `${templates}/findEditInfoById/:id`, method: 'POST' },
    add: { path: `${templates}/insert` },
    update: { path: `${templates}/update` },
    remove: { path: `${templates}/delete/:id` },
  },
  row: topic,
  fields: given,
  check: itemsFit,
});

/**
 * the calls of topics and their templates. Templates are immutable versions; the topic names the one in
 * use. Deleting asks for gssjk_gn_view, as document 3 §6 says.
 */
export const topicCalls = {
  ...calls,
  addTopic: { ...calls.addTopic, needs: 'gssjk_gn_add' as const },
  deleteTopic: { ...calls.deleteTopic, needs: 'gssjk_gn_view' as const },
  /** Topics to choose from by part of their name, the latest changed first, at most 50. */
  topicOption: call({
    id: 'ai.topicOption',
    title: '主题选项',
    method: 'POST',
    path: '/api/topic/option',
    services,
    needs: 'gssjk_gn_view',
    from: 'any',
    input: z.strictObject({ topic: searchText() }),
    output: z.array(
      z.object({ value: z.number().int(), label: z.string(), invTargetTypeDictKey: z.enum(TARGET_TYPES) }),
    ),
  }),
  /** The versions of its templates, newest first, at most 100. */
  topicVersions: call({
    id: 'ai.topicVersions',
    title: '主题模板的版本',
    method: 'GET',
    path: `${templates}/versions`,
    services,
    needs: 'gssjk_gn_view',
    input: z.strictObject({ id: id() }),
    output: z.array(versionOf),
  }),
  /**
   * Puts a version in use: for every question that begins after it, in every process. Refused while one of the topic's
   * golden cases does worse with it than with the version in use, or while that is not known, unless a reason is given.
   */
  releaseTopic: call({
    id: 'ai.releaseTopic',
    title: '启用主题模板版本',
    method: 'POST',
    path: `${templates}/release`,
    services,
    needs: 'gssjk_gn_edit',
    input: z.strictObject({
      id: id(),
      number: wholeNumber(1, 1_000_000),
      /** The topic's version as read; a stale one is refused with 409. */
      version: z.number().int().positive().optional(),
      /** Why it is put in use without, or against, an evaluation. */
      reason: z
        .string()
        .trim()
        .min(2, '请填写理由')
        .max(EVALUATION_LIMITS.reason)
        .check(plainSigns)
        .optional(),
    }),
    output: topic,
  }),
} as const;
