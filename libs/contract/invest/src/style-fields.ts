import { plainName } from '@console/contract-core';
import { z } from 'zod';

/** The maximum length of a style's name in code points. */
export const STYLE_NAME_LENGTH = 6;

/** The range of a weight, and its decimals. */
export const WEIGHT_RANGE = { least: 0, most: 1, decimals: 2 } as const;

export const STYLE_TEXTS = {
  name: '请输入风格名称',
  nameLength: '风格名称最多 6 个字',
  nameTaken: '投资风格名称重复，请重新输入',
  weight: '请输入 0 至 1 之间的数，最多两位小数',
  indexSum: '风格指数权重各项之和结果要等于1，请重新输入',
  correctionSum: '修正因子权重各项之和结果要等于1，请重新输入',
  delete: '此操作将永久删除该投资风格, 是否继续?',
  done: '操作成功!',
  /** Shown for the stock pool of a style that is not saved yet. */
  saveFirst: '请先保存投资风格信息，再查看股票生态池',
} as const;

/** The three index weights; they add up to 1. */
export const INDEX_WEIGHTS = [
  'comparisonIndexIndustryWeight',
  'comparisonIndexCorpWeight',
  'zbphIndexWeight',
] as const;
/** The weights of the two correction factors; they add up to 1. */
export const CORRECTION_WEIGHTS = ['styleIndexWeight', 'liquidityIndexWeight'] as const;
export const STYLE_WEIGHTS = [...INDEX_WEIGHTS, ...CORRECTION_WEIGHTS] as const;

export type StyleWeight = (typeof STYLE_WEIGHTS)[number];
export type StyleWeights = Readonly<Record<StyleWeight, number>>;

export const WEIGHT_TITLES: Readonly<Record<StyleWeight, string>> = {
  comparisonIndexIndustryWeight: '行业对比指数权重',
  comparisonIndexCorpWeight: '公司对比指数权重',
  zbphIndexWeight: '公司资本偏好指数权重',
  styleIndexWeight: '风格指数权重',
  liquidityIndexWeight: '流动性指数权重',
};

/** A weight in whole hundredths, because 0.1 + 0.2 is not 0.3 in floating point. */
const hundredths = (weight: number): number => Math.round(weight * 100);

/** Whether a weight has at most two decimals. */
export const isWeight = (weight: number): boolean =>
  weight >= WEIGHT_RANGE.least &&
  weight <= WEIGHT_RANGE.most &&
  Math.abs(weight * 100 - hundredths(weight)) < 1e-9;

/** The sum of the weights in `names`, in whole hundredths: 100 is 1. */
export const weightSum = (weights: StyleWeights, names: readonly StyleWeight[]): number =>
  names.reduce((sum, name) => sum + hundredths(weights[name]), 0);

/** The messages for those of the two sums that are not 1, in the words of the documents. */
export function weightFaults(weights: StyleWeights): readonly string[] {
  return [
    ...(weightSum(weights, INDEX_WEIGHTS) === 100 ? [] : [STYLE_TEXTS.indexSum]),
    ...(weightSum(weights, CORRECTION_WEIGHTS) === 100 ? [] : [STYLE_TEXTS.correctionSum]),
  ];
}

export const styleName = (): z.ZodType<string, string> =>
  z
    .string({ error: STYLE_TEXTS.name })
    .trim()
    .check(plainName)
    .min(1, STYLE_TEXTS.name)
    .refine((name) => [...name].length <= STYLE_NAME_LENGTH, STYLE_TEXTS.nameLength);

export const styleWeight = (): z.ZodType<number, number> =>
  z.number({ error: STYLE_TEXTS.weight }).refine(isWeight, STYLE_TEXTS.weight);
