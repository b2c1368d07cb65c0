import { call, id, oneOrMore, type UnitId } from '@console/contract-core';
import { z } from 'zod';
import { VARIANTS } from '../industry-fields.ts';

/** The most industries that are compared. */
export const MOST_COMPARED = 6;
/** The spans of the charts, in trading days. */
export const COMPARISON_SPANS = ['60', '250', '750', '1250'] as const;
export type ComparisonSpan = (typeof COMPARISON_SPANS)[number];

interface ComparedFigure {
  readonly title: string;
  readonly unit: UnitId;
  /** Changes are shown with their sign; they have no ratio. */
  readonly signed?: true;
}

/** The lines of the comparison, in their order. */
export const COMPARED = {
  totalCapital: { title: '总市值', unit: 'hundredMillionYuan' },
  change20: { title: '20 日涨跌幅', unit: 'percent', signed: true },
  change60: { title: '60 日涨跌幅', unit: 'percent', signed: true },
  change250: { title: '250 日涨跌幅', unit: 'percent', signed: true },
  pe: { title: 'PE(TTM)', unit: 'multiple' },
  pb: { title: 'PB', unit: 'multiple' },
  ps: { title: 'PS(TTM)', unit: 'multiple' },
  turnover: { title: '成交额占流通市值', unit: 'percent' },
  connect: { title: '沪深港通持股比例', unit: 'percent' },
  financing: { title: '融资余额比例', unit: 'percent' },
  preference: { title: '资本偏好指数', unit: 'number' },
} as const satisfies Readonly<Record<string, ComparedFigure>>;
export type ComparedName = keyof typeof COMPARED;
export const COMPARED_NAMES = Object.keys(COMPARED) as readonly ComparedName[];

/** Why a figure has no ratio to that of the first industry. */
export const NO_RATIO = {
  nearZeroBase: '基数接近零',
  otherSign: '与基数异号',
  thin: '覆盖不足 80%',
} as const;
export type NoRatio = keyof typeof NO_RATIO;

const figure = z.number().nullable();
const compared = z.object({
  name: z.enum(COMPARED_NAMES as [ComparedName, ...ComparedName[]]),
  value: figure,
  /** The fraction of the days of five years on which the figure was at or below the newest; null for too few members. */
  percentile: figure,
  /** The median of the figure over these days. */
  median: figure,
  /** The number of members it is made of. */
  n: z.number().int(),
  /** Their share of the members' market value. */
  capitalShare: figure,
  /** The figure over that of the first industry, less one; null for the first and for changes. */
  ratio: figure,
  ratioWhy: z.enum(['nearZeroBase', 'otherSign', 'thin']).nullable(),
});
export type ComparedValue = z.output<typeof compared>;

/** Industries of any classification, and pools, beside one another. The first is the base of ratios. */
export const industryComparison = call({
  id: 'industry.comparison',
  title: '行业对比',
  method: 'GET',
  path: '/api/dataIndustry/compare',
  services: ['industry'],
  needs: 'hysjk_gn_view_marketData',
  input: z.strictObject({
    industryIds: oneOrMore(id(), MOST_COMPARED).unwrap(),
    span: z.enum(COMPARISON_SPANS).default('250'),
  }),
  output: z.object({
    industries: z.array(
      z.object({
        industryId: z.number().int(),
        industryName: z.string(),
        industryCode: z.string(),
        type: z.enum(VARIANTS),
        /** The members of the newest day. */
        memberNum: z.number().int(),
        figures: z.array(compared),
        /** By day of the span; the index is 100 on the first day it has. */
        index: z.array(figure),
        pe: z.array(figure),
      }),
    ),
    /** The days of the span, oldest first. */
    dates: z.array(z.string()),
    asOf: z.string().nullable(),
  }),
});
