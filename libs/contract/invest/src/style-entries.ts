import { call, id, plainSigns, recordCalls, searchText, table } from '@console/contract-core';
import {
  datetime,
  hidden,
  number,
  required,
  rowOf,
  text,
  writtenColumns,
  type ColumnSpec,
  type ColumnSpecs,
} from '@console/contract-core/columns';
import { z } from 'zod';
import {
  STYLE_WEIGHTS,
  styleName,
  styleWeight,
  weightFaults,
  type StyleWeight,
  type StyleWeights,
} from './style-fields.ts';

const services = ['invest'] as const;

const eachWeight = <T extends z.ZodType>(type: () => T): Record<StyleWeight, T> =>
  Object.fromEntries(STYLE_WEIGHTS.map((name) => [name, type()])) as Record<StyleWeight, T>;

const INDEX_WEIGHTS = { group: '风格指数权重' } as const;
const CORRECTION_WEIGHTS = { group: '修正因子权重' } as const;

const styleColumns = {
  styleId: hidden(z.number().int()),
  styleName: text('风格名称', { sort: true, fixed: 'left' }),
  comparisonIndexIndustryWeight: required(number('行业对比指数', INDEX_WEIGHTS)),
  comparisonIndexCorpWeight: required(number('公司对比指数', INDEX_WEIGHTS)),
  zbphIndexWeight: required(number('资本偏好指数', INDEX_WEIGHTS)),
  styleIndexWeight: required(number('风格指数', CORRECTION_WEIGHTS)),
  liquidityIndexWeight: required(number('流动性指数', CORRECTION_WEIGHTS)),
  /** The sum of the three index weights and that of the two correction weights: 1 each. */
  indexWeightSum: hidden(z.number()),
  correctionWeightSum: hidden(z.number()),
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, as the other times. */
  publishedTime: datetime('发布时间'),
  ...writtenColumns,
} satisfies ColumnSpecs & Record<StyleWeight, ColumnSpec>;
const style = rowOf(styleColumns);
export type Style = z.output<typeof style>;

/** V-01: the styles of the tenant. */
export const styleList = table({
  id: 'invest.styleList',
  title: '投资风格列表',
  path: '/api/invest/style/pageList',
  services,
  needs: 'tzgl_view',
  key: 'styleId',
  counter: '个',
  defaultSort: 'updatedTime,DESC',
  defaultSize: 10,
  filter: z.object({
    /** Part of the name. */
    search: searchText(),
    /** Sent by the documents for user data and the newest version; there is no other. */
    dataType: z.literal('0').optional(),
    latested: z.literal('1').optional(),
  }),
  columns: styleColumns,
});

const PUBLISHED_TIME = /^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/** `YYYY-MM-DD HH:mm:ss` of a day that exists. */
const publishedTime = z
  .string()
  .regex(PUBLISHED_TIME)
  .refine((time) => z.iso.date().safeParse(time.slice(0, 10)).success, '日期不存在');

const fields = {
  styleName: styleName(),
  /** The time of publication; now when left out. */
  publishedTime: publishedTime.optional(),
  ...eachWeight(styleWeight),
};

const sumsToOne = (weights: StyleWeights, context: z.RefinementCtx): void => {
  for (const message of weightFaults(weights)) context.addIssue({ code: 'custom', message });
};

const styles = '/api/invest/style';

/** V-01: the calls of styles. Deletion is refused, with their names, while strategies use the style. */
export const styleCalls = {
  ...recordCalls({
    service: 'invest',
    name: 'style',
    title: '投资风格',
    key: 'styleId',
    needs: { view: 'tzgl_view', edit: 'tzgl_edit' },
    at: {
      read: { path: `${styles}/getStyleById` },
      add: { path: `${styles}/insert` },
      update: { path: `${styles}/update` },
      remove: { path: `${styles}/delete`, from: 'any' },
    },
    row: style,
    fields,
    check: sumsToOne,
  }),
  /** The number of other styles with the name: above 0 it is taken. */
  styleNameCount: call({
    id: 'invest.styleNameCount',
    title: '投资风格名称是否重复',
    method: 'GET',
    path: `${styles}/validateNameExists`,
    services,
    needs: 'tzgl_view',
    input: z.strictObject({ name: z.string().check(plainSigns).max(64), styleId: id().optional() }),
    output: z.number().int(),
  }),
  /** The dictionary of styles, for choosing one. */
  styleOptions: call({
    id: 'invest.styleOptions',
    title: '投资风格选项',
    method: 'GET',
    path: `${styles}/getAllStyle`,
    services,
    needs: 'tzgl_view',
    input: z.strictObject({}),
    output: z.array(z.object({ styleId: z.number().int(), styleName: z.string() })),
  }),
} as const;
