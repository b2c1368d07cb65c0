import { plainName } from '@console/contract-core';
import { z } from 'zod';

/** The kinds of factors (`factorIsSingle`), by the node at the output. */
export const FACTOR_KINDS = { 1: '单一因子', 2: '复合因子', 3: '计算因子' } as const;
/** The sources of a single factor (`factorSource`). */
export const FACTOR_SOURCES = { 1: '指标库', 2: '因子库' } as const;

/** The calculation rules (`calcRule`) with their titles. */
export const CALC_RULES = {
  1: '满分标准',
  2: '历史百分位',
  3: '截面百分位',
  4: '条件值',
  5: '数值同步',
  6: '变化计算',
  7: '均值',
  8: '加权计算',
  9: '条件判断',
} as const;
export type CalcRule = keyof typeof CALC_RULES;

/** The categories of the factor tree (`treeFormId`), the same for every tenant. */
export const FACTOR_CATEGORIES = [
  { id: 1, title: '盈利质量' },
  { id: 2, title: '成长' },
  { id: 3, title: '估值' },
  { id: 4, title: '动量与反转' },
  { id: 5, title: '资金与情绪' },
  { id: 6, title: '规模与流动性' },
  { id: 7, title: '综合' },
] as const;

/** The maximum length of a formula, of a factor or of a calculation. */
export const FORMULA_LENGTH = 4000;

/** The maximum length of the remark on a factor. */
export const REMARK_LENGTH = 200;

export const FACTOR_TEXTS = {
  nameMissing: '请输入因子名称',
  nameTaken: '因子名称重复，请重新输入',
  nameOfIndicator: '已有同名指标，公式中无法区分，请换一个因子名称',
  categoryMissing: '请选择因子分类',
} as const;

export const FACTOR_NAME_LENGTH = 24;

/**
 * A name that formulas may contain: no backquote, no `@`, and not the form in which formulas name a factor by
 * id.
 */
export const factorName = (): z.ZodType<string> =>
  z
    .string(FACTOR_TEXTS.nameMissing)
    .trim()
    .check(plainName)
    .min(1, FACTOR_TEXTS.nameMissing)
    .max(FACTOR_NAME_LENGTH, `因子名称不能超过 ${FACTOR_NAME_LENGTH} 个字符`)
    .regex(/^[^`@\n\r]*$/, '因子名称不能包含 ` 和 @')
    .regex(/^(?!f\d+$)/, '因子名称不能是 f 加数字：公式以此作因子编号');

export const categoryId = (): z.ZodType<number> =>
  z.number(FACTOR_TEXTS.categoryMissing).int().min(1).max(FACTOR_CATEGORIES.length);
