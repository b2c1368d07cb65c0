import { plainName, plainSigns } from '@console/contract-core';
import { z } from 'zod';

/** What a topic, or the data of a match, is about; values of the dictionary INV_TARGET_TYPE. */
export const TARGET_TYPES = [
  'INV_TARGET_TYPE_MKT',
  'INV_TARGET_TYPE_ECO',
  'INV_TARGET_TYPE_IND',
  'INV_TARGET_TYPE_CORP',
] as const;
export type TargetType = (typeof TARGET_TYPES)[number];

/** Where data and knowledge come from; values of the dictionary INV_TARGET_DS. */
export const DATA_SOURCES = [
  'INV_TARGET_DS_KNL',
  'INV_TARGET_DS_FACTOR',
  'INV_TARGET_DS_INDIC',
  'INV_TARGET_DS_TABLE',
  'INV_TARGET_DS_IND',
  'INV_TARGET_DS_STRATEGY',
] as const;
export type DataSource = (typeof DATA_SOURCES)[number];

export const KNOWLEDGE_SOURCE = 'INV_TARGET_DS_KNL' satisfies DataSource;
export const FACTOR_SOURCE = 'INV_TARGET_DS_FACTOR' satisfies DataSource;

/** Values of the dictionary CHART_TYPE. */
export const CHART_TYPES = [
  'CHART_TYPE_LINE',
  'CHART_TYPE_BAR',
  'CHART_TYPE_PIE',
  'CHART_TYPE_TABLE',
] as const;
export type ChartType = (typeof CHART_TYPES)[number];

/** Values of the dictionary DATE_UNIT. */
export const DATE_UNITS = [
  'DATE_UNIT_DAY',
  'DATE_UNIT_WEEK',
  'DATE_UNIT_MONTH',
  'DATE_UNIT_QUARTER',
  'DATE_UNIT_YEAR',
] as const;
export type DateUnit = (typeof DATE_UNITS)[number];

/** What a prompt template may name, as `{{company}}`: each is text. */
export const TEMPLATE_VARIABLES = {
  company: '公司',
  industry: '行业',
  date: '日期',
  data: '数据',
  knowledge: '知识',
  question: '问题',
} as const;
export type TemplateVariable = keyof typeof TEMPLATE_VARIABLES;

/** The bounds of topics, their prompt templates and their data. */
export const TOPIC_LIMITS = {
  name: 30,
  /** Characters of all keywords together. */
  subject: 200,
  models: 200,
  templates: 3,
  prompt: 10_000,
  /** The data of a factor source that a topic may have, in all its matches together. */
  factors: 6,
  /** Detail rows of one match. */
  details: 30,
} as const;

export const TOPIC_TEXTS = {
  name: '请输入主题',
  nameLength: `主题最多 ${TOPIC_LIMITS.name} 个字`,
  subject: `主题关键词最多 ${TOPIC_LIMITS.subject} 个字`,
  type: '请选择投资标的类型',
  source: '请选择数据来源',
  topic: '请选择主题',
  data: '请选择数据',
  prompt: '请输入提示词模板',
  promptLength: `提示词模板最多 ${TOPIC_LIMITS.prompt} 个字`,
  atLeastOneTemplate: '至少保留一个提示词模板',
  atMostThreeTemplates: `提示词模板最多 ${TOPIC_LIMITS.templates} 个`,
  templateTwice: '提示词模板的类型不能重复',
  levelTwice: '工作流序号不能重复',
  atLeastOneDetail: '至少保留一条匹配数据',
  linkTwice: '因子选项有重复!',
  added: '新增成功',
  saved: '编辑成功',
  deleted: '删除成功!',
  delete: '此操作将永久删除该主题, 是否继续?',
} as const;

const LENGTH = (text: string): number => [...text].length;

/** A topic's name: trimmed, one line. */
export const topicName = (): z.ZodType<string, string> =>
  z
    .string({ error: TOPIC_TEXTS.name })
    .check(plainName)
    .trim()
    .min(1, TOPIC_TEXTS.name)
    .refine((text) => LENGTH(text) <= TOPIC_LIMITS.name, TOPIC_TEXTS.nameLength);

export const targetType = (): z.ZodEnum<{ [Type in TargetType]: Type }> =>
  z.enum(TARGET_TYPES, { error: TOPIC_TEXTS.type }) as never;
export const dataSource = (): z.ZodEnum<{ [Source in DataSource]: Source }> =>
  z.enum(DATA_SOURCES, { error: TOPIC_TEXTS.source }) as never;

/** The keywords of a topic in one text, separated by commas, semicolons, 、 or blanks. */
export const topicSubject = (): z.ZodType<string, string> =>
  z
    .string()
    .check(plainName)
    .trim()
    .refine((text) => LENGTH(text) <= TOPIC_LIMITS.subject, TOPIC_TEXTS.subject);

/** The keywords of `subject`, in their order, each once. */
export const keywordsOf = (subject: string): readonly string[] => [
  ...new Set(subject.split(/[\s,，;；、]+/).filter((word) => word !== '')),
];

/** The names of models, comma-joined; blank means every configured one. */
export const topicModels = (): z.ZodType<string, string> =>
  z.string().check(plainName).trim().max(TOPIC_LIMITS.models);

export const promptTemplate = (): z.ZodType<string, string> =>
  z
    .string({ error: TOPIC_TEXTS.prompt })
    .check(plainSigns)
    .refine((text) => text.trim() !== '', TOPIC_TEXTS.prompt)
    .refine((text) => text.length <= TOPIC_LIMITS.prompt, TOPIC_TEXTS.promptLength);
