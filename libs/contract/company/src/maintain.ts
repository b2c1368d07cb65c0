import { COMPANY_MESSAGES, call, EXCHANGES, id, variantAddresses, wholeNumber } from '@console/contract-core';
import { z } from 'zod';
import { poolRoutes } from './addresses.ts';
import {
  conceptTheme,
  coreCompetence,
  identity,
  industryIds,
  listed,
  mainProductName,
} from './maintain-fields.ts';
import { MOST_OF_A_POOL, selectionCalls } from './maintain-selection.ts';

const services = ['company'] as const;

/** A company as the edit form takes it. */
const maintained = z.object({
  corpId: z.number().int(),
  shortName: z.string(),
  stockCode: z.string(),
  exchange: z.enum(EXCHANGES),
  listed: z.number().int(),
  /** The ecology industries it is in today. */
  industryIds: z.array(z.number().int()),
  conceptTheme: z.string().nullable(),
  mainProductName: z.string().nullable(),
  version: z.number().int(),
});
export type MaintainedCompany = z.output<typeof maintained>;

const version = z.number().int().positive().optional();

/** Adding, editing and deleting companies, the trees they are classified by: document 1 §2, §5, §8. */
export const maintainTables = {} as const;
export const maintainCalls = {
  ...selectionCalls,
  /** The data an edit form opens with; the documents do not show its path. */
  maintained: call({
    id: 'company.maintained',
    title: '公司维护信息',
    method: 'GET',
    path: '/api/dataCorp/getCorpById',
    services,
    needs: ['gssjk_gn_view', 'gssjk_gn_edit'],
    input: z.strictObject({ corpId: id() }),
    output: maintained,
  }),
  /** The actions this installation allows, apart from authorities. */
  abilities: call({
    id: 'company.abilities',
    title: '公司维护功能开关',
    method: 'GET',
    path: '/api/dataCorp/abilities',
    services,
    needs: 'gssjk_gn',
    input: z.strictObject({}),
    output: z.object({ canDelete: z.boolean() }),
  }),
  /** Adds a share of the market to the tenant's companies. Answers true on success; a refusal has false. */
  addCompany: call({
    id: 'company.addCompany',
    title: '新增公司',
    method: 'POST',
    path: '/api/dataCorp/insertCorps',
    also: variantAddresses('dataCorp/insertCorps', ['ecology']),
    services,
    needs: 'gssjk_gn_add',
    inWindow: COMPANY_MESSAGES.addWindowClosed,
    creates: true,
    input: z.strictObject({
      ...identity,
      listed: listed.default(1),
      industryNames: industryIds().default([]),
      conceptTheme: conceptTheme(),
      mainProductName: mainProductName(),
      /** Becomes the core-competence note of the current year. */
      coreCompetence: coreCompetence(),
    }),
    output: z.boolean(),
  }),
  /** Changes classification and texts. What the body leaves out stays unchanged. */
  updateCompany: call({
    id: 'company.updateCompany',
    title: '编辑公司',
    method: 'POST',
    path: '/api/dataCorp/updateCorps',
    also: variantAddresses('dataCorp/updateCorps', ['ecology']),
    services,
    needs: 'gssjk_gn_edit',
    inWindow: true,
    input: z.strictObject({
      ...identity,
      corpId: id(),
      listed: listed.optional(),
      industryNames: industryIds().optional(),
      /** As read; when the company is in other industries by now, the edit is refused with 409. */
      oldIndustryNames: industryIds().optional(),
      conceptTheme: conceptTheme(),
      mainProductName: mainProductName(),
      /** As read; a stale one is refused with 409. */
      version,
    }),
    output: z.boolean(),
  }),
  /** Only where the installation allows it (`COMPANY_DELETE`); a deleted company may be added again. */
  deleteCompany: call({
    id: 'company.deleteCompany',
    title: '删除公司',
    method: 'POST',
    path: '/api/dataCorp/deleteCorps',
    services,
    needs: 'gssjk_gn_edit',
    from: 'any',
    inWindow: COMPANY_MESSAGES.deleteWindowClosed,
    input: z.strictObject({
      corpId: id(),
      /** As read; a stale one is refused with 409. */
      version: wholeNumber(1, Number.MAX_SAFE_INTEGER).optional(),
    }),
    output: z.boolean(),
  }),
  /**
   * Replaces the companies of one third-level industry: the same membership, edited from the industry's side.
   */
  updateIndustryCorp: call({
    ...poolRoutes.updateIndustryCorp,
    title: '维护行业公司池',
    also: variantAddresses('dataCorpIndustry/updateIndustryCorp'),
    inWindow: COMPANY_MESSAGES.poolWindowClosed,
    bounds: { values: 25_000 },
    input: z.strictObject({
      industryId: id(),
      corpIds: z.array(id()).max(MOST_OF_A_POOL),
      /**
       * As read: the edit is refused with 400 when it is left out, with 409 when other companies are in the
       * industry by now.
       */
      oldCorpIds: z.array(id()).max(MOST_OF_A_POOL).optional(),
    }),
    output: z.boolean(),
  }),
} as const;

export * from './maintain-fields.ts';
export * from './maintain-messages.ts';
export { shareOption } from './maintain-selection.ts';
export type { ShareOption, IndustryOption, PoolCompany } from './maintain-selection.ts';
