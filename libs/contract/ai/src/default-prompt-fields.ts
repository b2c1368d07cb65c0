import { plainSigns } from '@console/contract-core';
import { z } from 'zod';

/** 3§2.18: the six texts, in the order of the editor. */
export const PROMPT_TEXTS = [
  'overallMarketCorpus',
  'ecoCorpus',
  'indCorpus',
  'corpCorpus',
  'defaultCorpus',
  'defaultAnswer',
] as const;
export type PromptText = (typeof PROMPT_TEXTS)[number];

export const PROMPT_TEXT_TITLES: Readonly<Record<PromptText, string>> = {
  overallMarketCorpus: '整体市场语料',
  ecoCorpus: '生态语料',
  indCorpus: '行业语料',
  corpCorpus: '公司语料',
  defaultCorpus: '默认语料',
  defaultAnswer: '默认回答',
};

/** The maximum number of characters of one text. */
export const PROMPT_TEXT_LENGTH = 10_000;
/** The number of characters of each text that lists show. */
export const PROMPT_EXCERPT_LENGTH = 80;

export const DEFAULT_PROMPT_TEXTS = {
  empty: '请至少填写一项',
  added: '新增成功',
  saved: '保存成功!',
  deleted: '删除成功!',
} as const;

export const promptText = (): z.ZodDefault<z.ZodString> =>
  z.string().check(plainSigns).max(PROMPT_TEXT_LENGTH).default('');
