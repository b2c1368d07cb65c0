import { call, formerVersionCalls, id, typedAddresses, variantAddresses } from '@console/contract-core';
import { z } from 'zod';
import { analystId, industryCode, industryDescription, industryName, variant } from './industry-fields.ts';
import { INDUSTRY_MESSAGES } from './industry-messages.ts';

const services = ['industry'] as const;

export interface IndustryOption {
  readonly industryId: number;
  readonly industryName: string;
  readonly industryCode: string;
  readonly industryLevel: number;
  readonly children: readonly IndustryOption[];
}
const option: z.ZodType<IndustryOption> = z.lazy(() =>
  z.object({
    industryId: z.number().int(),
    industryName: z.string(),
    industryCode: z.string(),
    industryLevel: z.number().int(),
    children: z.array(option),
  }),
);

const industry = z.object({
  industryId: z.number().int(),
  type: z.enum(['ecology', 'etf', 'default']),
  industryName: z.string(),
  industryCode: z.string(),
  industryLevel: z.number().int(),
  industryDesc: z.string(),
  parentId: z.number().int().nullable(),
  /** Names from level 1 down to the parent; empty at level 1. */
  parentNames: z.array(z.string()),
  parentCode: z.string().nullable(),
  userId: z.number().int().nullable(),
  username: z.string().nullable(),
  /** The official Shenwan code and the fixed marker `SW`, where the industry is a Shenwan industry. */
  swid: z.string().nullable(),
  hyflName: z.string().nullable(),
  corpCount: z.number().int(),
  version: z.number().int(),
});
export type Industry = z.output<typeof industry>;

const fields = {
  industryName: industryName(),
  industryCode: industryCode(),
  industryDesc: industryDescription(),
  userId: analystId(),
};

/** The fields of a version of an industry. */
const industryFields = z.object({
  industryName: z.string(),
  industryCode: z.string(),
  industryDesc: z.string(),
  /** The analyst; null for an industry created without one. */
  userId: z.number().int().nullable(),
});
export type IndustryValues = z.output<typeof industryFields>;

/** The former versions of industries, for users who may edit them. */
export const industryHistory = formerVersionCalls({
  id: 'industry.industry',
  title: '行业',
  path: '/api/dataIndustry',
  services,
  needs: 'hysjk_gn_edit',
  inWindow: INDUSTRY_MESSAGES.editWindowClosed,
  value: industryFields,
  restored: z.boolean(),
});

/** I-02, I-13: the calls with which staff maintain industries. */
export const industryCalls = {
  options: call({
    id: 'industry.options',
    title: '行业选项树',
    method: 'GET',
    path: '/api/dataIndustry/option',
    /** The same tree, for choosing parents. */
    also: [
      ...typedAddresses('dataIndustry/option'),
      { path: '/api/dataIndustry/selectIndustryParent' },
      ...typedAddresses('dataIndustry/selectIndustryParent'),
    ],
    services,
    needs: 'hysjk_gn',
    input: z.strictObject({ type: variant() }),
    output: z.array(option),
  }),
  industry: call({
    id: 'industry.industry',
    title: '行业详情',
    method: 'GET',
    path: '/api/dataIndustry/getIndustryById',
    also: variantAddresses('dataIndustry/getIndustryById'),
    services,
    needs: 'hysjk_gn',
    input: z.strictObject({ industryId: id() }),
    output: industry,
  }),
  /** Names from level 1 down to the industry itself, joined by ` / `. */
  namePath: call({
    id: 'industry.namePath',
    title: '行业名称路径',
    method: 'GET',
    path: '/api/dataIndustry/getParentIndustryName',
    also: variantAddresses('dataIndustry/getParentIndustryName'),
    services,
    needs: 'hysjk_gn',
    input: z.strictObject({ industryId: id() }),
    output: z.string(),
  }),
  /**
   * Adds a top-level industry (hysjk_gn_add), or with `parentId` one below it (hysjk_gn_edit), in the
   * parent's classification. Answers the new id, which is truthy: document 2 §7 reads that as success.
   */
  add: call({
    id: 'industry.add',
    title: '新增行业',
    method: 'POST',
    path: '/api/dataIndustry/addChildIndustry',
    also: typedAddresses('dataIndustry/addChildIndustry'),
    services,
    needs: ['hysjk_gn_add', 'hysjk_gn_edit'],
    from: 'any',
    inWindow: INDUSTRY_MESSAGES.addWindowClosed,
    creates: true,
    input: z.strictObject({
      type: variant(),
      parentId: id().nullish(),
      /** Follows from the parent; another value is refused. */
      industryLevel: z.number().int().min(1).max(3).optional(),
      ...fields,
    }),
    output: z.number().int(),
  }),
  /** Answers true; a refusal answers false with its reason. */
  update: call({
    id: 'industry.update',
    title: '编辑行业',
    method: 'PUT',
    path: '/api/dataIndustry/updateIndustry',
    also: variantAddresses('dataIndustry/updateIndustry'),
    services,
    needs: 'hysjk_gn_edit',
    inWindow: INDUSTRY_MESSAGES.editWindowClosed,
    input: z.strictObject({
      industryId: id(),
      ...fields,
      /** As read; a stale one is refused with 409. Without it the edit replaces the current version, which is kept. */
      version: z.number().int().positive().optional(),
    }),
    output: z.boolean(),
  }),
  /** Refused, with the counts, while industries or companies are below it. */
  delete: call({
    id: 'industry.delete',
    title: '删除行业',
    method: 'DELETE',
    path: '/api/dataIndustry/deleteIndustry/:id',
    also: variantAddresses('dataIndustry/deleteIndustry/:id'),
    services,
    needs: 'hysjk_gn_del',
    inWindow: INDUSTRY_MESSAGES.deleteWindowClosed,
    input: z.strictObject({ id: id() }),
    output: z.boolean(),
  }),
  industryVersions: industryHistory.versions,
  industryVersion: industryHistory.version,
  restoreIndustry: industryHistory.restore,
} as const;
