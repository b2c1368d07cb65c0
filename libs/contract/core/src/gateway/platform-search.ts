import { z } from 'zod';
import { call } from '../entry/entry.ts';
import { wholeNumber } from '../values/field.ts';
import { plainSigns } from '../values/hidden-signs.ts';
import { SEARCH_LENGTH } from '../values/search-length.ts';
import { platformRoutes } from './platform-addresses.ts';

/** What a user typed into the search, and the most hits that they want. */
const search = z.strictObject({
  /** Code, name, or, where a name has them, its pinyin or the initials of it. */
  keyword: z.string().check(plainSigns).trim().min(1).max(SEARCH_LENGTH),
  size: wholeNumber(1, 20).default(6),
});

/** Finds companies for the command palette, whatever the module: the shell knows no domain. */
export const findCompanies = call({
  ...platformRoutes.findCompanies,
  title: '按代码、简称或拼音查找公司',
  input: search,
  output: z.array(
    z.object({
      corpId: z.number().int(),
      stockCode: z.string(),
      exchange: z.string(),
      shortName: z.string(),
      /** The initials of the short name, lower case. */
      pinyinInitials: z.string(),
      /** Shenwan names from level 1 down, joined by ` / `; null without a classification. */
      industryNames: z.string().nullable(),
      /** Yuan. */
      close: z.number().nullable(),
      /** Fraction. */
      changeRate: z.number().nullable(),
    }),
  ),
});

/** Finds industries of every classification, by name, initials or code. */
export const findIndustries = call({
  ...platformRoutes.findIndustries,
  title: '按名称、拼音首字母或编码查找行业',
  input: search,
  output: z.array(
    z.object({
      industryId: z.number().int(),
      industryName: z.string(),
      industryCode: z.string(),
      /** The classification: `default` is Shenwan and the tenant's own. */
      type: z.enum(['ecology', 'etf', 'default']),
      /** The names above it from level 1 down, joined by ` / `; null for level 1. */
      parentNames: z.string().nullable(),
    }),
  ),
});

/** The kinds of research that the search finds, each with the authority to view it. */
export const RESEARCH_KINDS = {
  factor: 'yzgl_view',
  run: 'yzgl_view',
  style: 'tzgl_view',
  strategy: 'tzgl_view',
} as const;
export type ResearchKind = keyof typeof RESEARCH_KINDS;

/** Finds factors, runs of backtests, styles and strategies by name: those kinds that the caller may view. */
export const findResearch = call({
  ...platformRoutes.findResearch,
  title: '按名称查找因子、回测、风格与策略',
  input: search,
  output: z.array(
    z.object({
      kind: z.enum(Object.keys(RESEARCH_KINDS) as [ResearchKind, ...ResearchKind[]]),
      id: z.number().int(),
      name: z.string(),
      /** For a run its version, pool and day of submission, for a strategy its type and style; null for others. */
      detail: z.string().nullable(),
    }),
  ),
});

export type FoundCompany = z.output<typeof findCompanies.output>[number];
export type FoundIndustry = z.output<typeof findIndustries.output>[number];
export type FoundResearch = z.output<typeof findResearch.output>[number];
