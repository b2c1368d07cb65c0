import { call, id, recordCalls, table, wholeNumber } from '@console/contract-core';
import {
  datetime,
  hidden,
  integer,
  optional,
  required,
  shown,
  text,
  word,
} from '@console/contract-core/columns';
import { z } from 'zod';
import { DEFAULT_PROMPT_TEXTS, PROMPT_TEXTS, promptText, type PromptText } from './default-prompt-fields.ts';

const services = ['ai'] as const;

const eachText = <T extends z.ZodType>(type: () => T): Record<PromptText, T> =>
  Object.fromEntries(PROMPT_TEXTS.map((name) => [name, type()])) as Record<PromptText, T>;

/** The documents write these paths with a leading slash and no prefix; both are served. */
const at = (path: string) =>
  ({ path: `/api/default/prompt/${path}`, also: [{ path: `/default/prompt/${path}` }] }) as const;

const times = {
  createTime: z.string(),
  createUser: z.string().nullable(),
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  updateTime: z.string(),
  updateUser: z.string().nullable(),
};

const prompt = z.object({
  id: z.number().int(),
  ...eachText(() => z.string()),
  /** Whether it is the active one; one of the tenant's is. */
  active: z.boolean(),
  /** The number of its version in use; null while it is not active. */
  activeVersion: z.number().int().nullable(),
  ...times,
  /** Counts the edits; sent back by them, so that a stale edit is refused. */
  version: z.number().int(),
});
export type DefaultPrompt = z.output<typeof prompt>;

/** the tenant's default prompts, the texts of their newest versions shortened. */
export const defaultPromptList = table({
  id: 'ai.defaultPromptList',
  title: '默认引导语列表',
  ...at('listDefaultPromptsPage'),
  services,
  needs: 'gssjk_gn_view',
  key: 'id',
  counter: '份',
  defaultSort: 'updateTime,DESC',
  defaultSize: 10,
  filter: z.object({}),
  columns: {
    createTime: hidden(z.string()),
    createUser: hidden(z.string().nullable()),
    id: required(integer('编号', { fixed: 'left' })),
    /** 1 for the active one, 0 for any other. */
    active: shown('状态', z.union([z.literal(0), z.literal(1)]), { sort: true }),
    activeVersion: integer('启用版本'),
    version: required(integer('最新版本')),
    overallMarketCorpus: text('整体市场语料'),
    ecoCorpus: text('生态语料'),
    indCorpus: text('行业语料'),
    corpCorpus: text('公司语料'),
    defaultCorpus: text('默认语料'),
    defaultAnswer: text('默认回答'),
    updateUser: optional(word('更新人', { sort: true })),
    updateTime: datetime('更新时间'),
  },
});

type Given = Readonly<Record<PromptText, string>>;

const notEmpty = (given: Given, context: z.RefinementCtx): void => {
  if (PROMPT_TEXTS.every((name) => given[name].trim() === ''))
    context.addIssue({ code: 'custom', message: DEFAULT_PROMPT_TEXTS.empty });
};

/**
 * the calls of default prompts. Each save is an immutable version; the tenant's one pointer names the prompt and the
 * version in use. The tenant's first is active at once. Saving asks for gssjk_gn_edit, new or not: gssjk_gn_add shows the
 * button. An edit that names no version is marked in the history.
 */
export const defaultPromptCalls = {
  ...recordCalls({
    service: 'ai',
    name: 'defaultPrompt',
    title: '默认引导语',
    key: 'id',
    needs: { view: 'gssjk_gn_view', edit: 'gssjk_gn_edit' },
    at: {
      read: { ...at('findById/:id'), method: 'POST', title: '默认引导语' },
      add: at('insert'),
      update: at('update'),
      remove: at('delete/:id'),
    },
    row: prompt,
    fields: {
      ...eachText(promptText),
      /** Whether a new version of the active prompt is in use at once; otherwise it waits as the newest. */
      release: z.boolean().default(true),
    },
    check: notEmpty,
  }),
  /** The prompt in use with the texts of its version in use; null before the first was written. */
  activePrompt: call({
    id: 'ai.activePrompt',
    title: '启用中的默认引导语',
    method: 'GET',
    ...at('active'),
    services,
    needs: 'gssjk_gn_view',
    input: z.strictObject({}),
    output: prompt.nullable(),
  }),
  /**
   * Moves the tenant's pointer to a version of the prompt, for every question that begins after it, in every process: the
   * release, and with an older version the way back. Refuses a version that the prompt does not have.
   */
  activateDefaultPrompt: call({
    id: 'ai.activateDefaultPrompt',
    title: '启用默认引导语',
    method: 'POST',
    ...at('activate/:id'),
    services,
    needs: 'gssjk_gn_edit',
    input: z.strictObject({
      id: id(),
      /** The version to put in use: the newest by default. */
      number: wholeNumber(1, 1_000_000).optional(),
    }),
    output: prompt,
  }),
  /** Its versions, newest first. */
  defaultPromptHistory: call({
    id: 'ai.defaultPromptHistory',
    title: '默认引导语历史',
    method: 'GET',
    ...at('history/:id'),
    services,
    needs: 'gssjk_gn_view',
    input: z.strictObject({
      id: id(),
      page: wholeNumber(0, 100_000).default(0),
      size: wholeNumber(1, 50).default(20),
    }),
    output: z.object({
      totalElements: z.number().int(),
      content: z.array(
        z.object({
          version: z.number().int(),
          ...eachText(() => z.string()),
          savedTime: z.string(),
          savedUser: z.string().nullable(),
          /** Whether it was replaced by a save that did not name the version it was based on. */
          unread: z.boolean(),
        }),
      ),
    }),
  }),
} as const;
