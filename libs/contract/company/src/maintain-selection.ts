import { call, id, searchText, typedAddresses, variantAddresses, wholeNumber } from '@console/contract-core';
import { z } from 'zod';
import { poolRoutes } from './addresses.ts';

const services = ['company'] as const;
const OPTIONS = 20;
const MOST_OPTIONS = 500;
/** The maximum number of companies of an industry. */
export const MOST_OF_A_POOL = 10_000;

/**
 * A search by code, short name, or the initials or full pinyin of the name; an empty search answers the
 * largest companies. Answers have at most `size` options, because the market has some 5 000 shares and a form
 * asks again with every key typed; a longer search narrows them, and the list pages through all.
 */
const searched = {
  keyword: searchText(),
  size: wholeNumber(1, MOST_OPTIONS).default(OPTIONS),
} as const;

/** A share as an option of a form. */
export const shareOption = z.object({
  shortName: z.string(),
  /** 600519.SH */
  stockQuerycode: z.string(),
});
export type ShareOption = z.output<typeof shareOption>;

const poolCompany = z.object({
  corpId: z.number().int(),
  stockCode: z.string(),
  shortName: z.string(),
  /**
   * When it joined the industry, `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai; null where the company is not in the
   * industry.
   */
  createdTime: z.string().nullable(),
});
export type PoolCompany = z.output<typeof poolCompany>;

export interface IndustryOption {
  readonly industryId: number;
  readonly industryName: string;
  readonly industryCode: string;
  readonly industryLevel: number;
  readonly children: readonly IndustryOption[];
}
const industry: z.ZodType<IndustryOption> = z.lazy(() =>
  z.object({
    industryId: z.number().int(),
    industryName: z.string(),
    industryCode: z.string(),
    industryLevel: z.number().int(),
    children: z.array(industry),
  }),
);

/** The calls that list the options of company forms. */
export const selectionCalls = {
  /** Listed shares of the market that the tenant has not added, the first `size` of what is searched for. */
  selectAll: call({
    id: 'company.selectAll',
    title: '可新增的上市公司',
    method: 'GET',
    path: '/api/dataStockCompanyDO/selectAll',
    services,
    needs: 'gssjk_gn_add',
    input: z.strictObject(searched),
    output: z.array(shareOption),
  }),
  /** The tenant's companies, the first `size` of what is searched for. */
  selectTableAll: call({
    id: 'company.selectTableAll',
    title: '公司选项',
    method: 'GET',
    path: '/api/dataStockCompanyDO/selectTableAll',
    services,
    needs: ['gssjk_gn', 'hysjk_gn'],
    input: z.strictObject(searched),
    output: z.array(
      shareOption.extend({
        corpId: z.number().int(),
        /** 贵州茅台 600519 */
        nameCloud: z.string(),
      }),
    ),
  }),
  /** The tenant's ecology classification. */
  industryOptions: call({
    id: 'company.industryOptions',
    title: '公司可选行业',
    method: 'GET',
    path: '/api/dataCorp/industryOptions',
    services,
    needs: ['gssjk_gn_add', 'gssjk_gn_edit'],
    input: z.strictObject({}),
    output: z.array(industry),
  }),
  /** Ids of the industries a company is in today, of one classification. */
  industriesOfCompany: call({
    id: 'company.industriesOfCompany',
    title: '公司所属行业',
    method: 'GET',
    path: '/api/dataCorp/getCorpToInsIndustryId',
    also: typedAddresses('dataCorp/getCorpToInsIndustryId'),
    services,
    needs: 'gssjk_gn_view',
    input: z.strictObject({ corpId: id(), type: z.enum(['ecology', 'etf', 'default']).default('ecology') }),
    output: z.array(z.number().int()),
  }),
  /**
   * The two sides of an industry's pool: the tenant's companies (AllCorp), all or those that match a search,
   * and those that are in the industry itself today (IndustryIdCorp).
   */
  companiesOfIndustry: call({
    ...poolRoutes.companiesOfIndustry,
    title: '行业公司池',
    also: variantAddresses('dataCorp/getIndustryCropId'),
    input: z.strictObject({
      industryId: id(),
      /** Follows from the industry; another value is refused. */
      industryLevel: wholeNumber(1, 3).optional(),
      keyword: searchText(),
      /** The maximum number of companies in AllCorp. */
      size: wholeNumber(1, MOST_OF_A_POOL).default(MOST_OF_A_POOL),
    }),
    output: z.object({ AllCorp: z.array(poolCompany), IndustryIdCorp: z.array(poolCompany) }),
  }),
} as const;
