import { call, id, plainName, recordCalls, searchText, table } from '@console/contract-core';
import { hidden, headline, name, text, word } from '@console/contract-core/columns';
import { z } from 'zod';
import {
  CHART_TYPES,
  DATE_UNITS,
  dataSource,
  targetType,
  TOPIC_LIMITS,
  TOPIC_TEXTS,
  TARGET_TYPES,
  DATA_SOURCES,
} from './topic-fields.ts';
import { documentedTimes, documentedTimesRow } from './written-times.ts';

const services = ['ai'] as const;
const matches = '/api/topicMatch';

/** The id of a choice within a data tree: an entry's or column's id, an indicator, a factor, a knowledge entry. */
const dataId = (): z.ZodString => z.string().check(plainName).min(1, TOPIC_TEXTS.data).max(160);

const detail = z.strictObject({
  dataId: dataId(),
  /** The ids from the top of the tree down to `dataId`, comma-joined. */
  dataIdLink: z.string().check(plainName).min(1, TOPIC_TEXTS.data).max(480),
  /** The title of the data, as the tree has it. */
  dataVal: z.string().check(plainName).min(1, TOPIC_TEXTS.data).max(120),
  dateUnitDictKey: z.enum(DATE_UNITS).nullish(),
  chartTypeDictKey: z.enum(CHART_TYPES).nullish(),
  chartTitle: z.string().check(plainName).max(60).nullish(),
});
export type MatchDetail = z.output<typeof detail>;

const linksOnce = (
  { topicMatchDetailList }: { readonly topicMatchDetailList: readonly MatchDetail[] },
  context: z.RefinementCtx,
): void => {
  const links = new Set(topicMatchDetailList.map(({ dataIdLink }) => dataIdLink));
  if (links.size < topicMatchDetailList.length)
    context.addIssue({ code: 'custom', message: TOPIC_TEXTS.linkTwice });
};

const fields = {
  topicId: id(TOPIC_TEXTS.topic),
  invTargetTypeDictKey: targetType(),
  invTargetDsDictKey: dataSource(),
  topicMatchDetailList: z
    .array(detail, { error: TOPIC_TEXTS.atLeastOneDetail })
    .min(1, TOPIC_TEXTS.atLeastOneDetail)
    .max(TOPIC_LIMITS.details),
};

const match = z.object({
  id: z.number().int(),
  topicId: z.number().int(),
  topic: z.string(),
  invTargetTypeDictKey: z.enum(TARGET_TYPES),
  invTargetDsDictKey: z.enum(DATA_SOURCES),
  topicMatchDetailList: z.array(detail),
  ...documentedTimesRow,
});
export type TopicMatch = z.output<typeof match>;

/** which data each topic reads, by target type and source. */
export const topicMatchList = table({
  id: 'ai.topicMatchList',
  title: '主题匹配列表',
  path: `${matches}/listTopicsMatchesPage`,
  services,
  needs: 'gssjk_gn_view',
  key: 'id',
  counter: '条',
  defaultSort: 'updateTime,DESC',
  defaultSize: 10,
  filter: z.object({
    /** Part of the topic's name. */
    topic: searchText(),
    invTargetTypeDictKey: z.enum(TARGET_TYPES).optional(),
    invTargetDsDictKey: z.enum(DATA_SOURCES).optional(),
  }),
  columns: {
    id: hidden(z.number().int()),
    topicId: hidden(z.number().int()),
    topic: name('主题', { sort: true, fixed: 'left' }),
    invTargetTypeDictKey: hidden(z.enum(TARGET_TYPES)),
    invTargetType: word('标的类型', { sort: true }),
    invTargetDsDictKey: hidden(z.enum(DATA_SOURCES)),
    invTargetDs: word('数据来源', { sort: true }),
    dataVal: headline('数据'),
    chart: text('图表'),
    ...documentedTimes,
  },
});

const calls = recordCalls({
  service: 'ai',
  name: 'topicMatch',
  title: '主题匹配',
  key: 'id',
  needs: { view: 'gssjk_gn_view', edit: 'gssjk_gn_edit' },
  at: {
    read: { path: `${matches}/findById/:id`, method: 'POST' },
    add: { path: `${matches}/insert` },
    update: { path: `${matches}/update` },
    remove: { path: `${matches}/delete/:id` },
  },
  row: match,
  fields,
  check: linksOnce,
});

const leaf = z.object({ value: z.string(), label: z.string() });
const branch = leaf.extend({ children: z.array(leaf).optional() });
const tree = z.array(leaf.extend({ children: z.array(branch).optional() }));
export type DataTree = z.output<typeof tree>;

/**
 * the calls of topic matches. Each button has its authority: gssjk_gn_add adds, gssjk_gn_edit edits,
 * aimessage_delete deletes.
 */
export const topicMatchCalls = {
  ...calls,
  addTopicMatch: { ...calls.addTopicMatch, needs: 'gssjk_gn_add' as const },
  deleteTopicMatch: { ...calls.deleteTopicMatch, needs: 'aimessage_delete' as const },
  /** The entries of the knowledge base, newest first, for the plain select. */
  relateDataOption: call({
    id: 'ai.relateDataOption',
    title: '主题匹配的知识选项',
    method: 'POST',
    path: `${matches}/relateData/option`,
    services,
    needs: 'gssjk_gn_view',
    from: 'any',
    input: z.strictObject({ search: searchText() }),
    output: z.array(leaf),
  }),
  /** What a source offers for a target type: at most three levels; what may be chosen has no children. */
  relateDataTrees: call({
    id: 'ai.relateDataTrees',
    title: '主题匹配的数据树',
    method: 'POST',
    path: `${matches}/relateData/trees/:invTargetDsDictKey/:invTargetTypeDictKey`,
    services,
    needs: 'gssjk_gn_view',
    input: z.strictObject({
      invTargetDsDictKey: z.enum(DATA_SOURCES),
      invTargetTypeDictKey: z.enum(TARGET_TYPES),
    }),
    output: tree,
  }),
} as const;
