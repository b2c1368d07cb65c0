import { id, plainName, plainSigns } from '@console/contract-core';
import { z } from 'zod';

/** Which classification an industry belongs to: the documents call it the type. */
export const VARIANTS = ['ecology', 'etf', 'default'] as const;
export type Variant = (typeof VARIANTS)[number];

export const VARIANT_TITLES: Readonly<Record<Variant, string>> = {
  ecology: '数字生态',
  etf: 'ETF',
  default: '申万与自定义',
};

/** The deepest level; level 1 is the widest. */
export const DEEPEST_LEVEL = 3;

export const NAME_LENGTH = 30;
export const CODE_LENGTH = 20;
export const DESCRIPTION_LENGTH = 2000;

export const INDUSTRY_TEXTS = {
  name: '请输入行业名称',
  code: '请输入编码',
  description: '请输入行业概况',
  analyst: '请选择分析师',
  /** Shown before adding, where a field is blank. */
  blank: '请填写完整信息',
  delete: '确定是否将此行业删除, 是否继续?',
  deleted: '删除成功!',
  deleteCancelled: '已取消删除',
  saved: '修改成功',
  notSaved: '修改失败',
  codeForm: '编码由字母、数字及 . _ - 组成',
} as const;

export const variant = (): z.ZodDefault<z.ZodEnum<{ ecology: 'ecology'; etf: 'etf'; default: 'default' }>> =>
  z.enum(VARIANTS).default('default');

const name = (length: number, missing: string): z.ZodString =>
  z.string({ error: missing }).trim().check(plainName).min(1, missing).max(length);

export const industryName = (): z.ZodString => name(NAME_LENGTH, INDUSTRY_TEXTS.name);
export const industryCode = (): z.ZodString =>
  name(CODE_LENGTH, INDUSTRY_TEXTS.code).regex(/^[\w.-]+$/, INDUSTRY_TEXTS.codeForm);
export const industryDescription = (): z.ZodString =>
  z
    .string({ error: INDUSTRY_TEXTS.description })
    .check(plainSigns)
    .trim()
    .min(1, INDUSTRY_TEXTS.description)
    .max(DESCRIPTION_LENGTH);
/** The analyst, one of the tenant's users. */
export const analystId = (): z.ZodType<number> => id(INDUSTRY_TEXTS.analyst);
