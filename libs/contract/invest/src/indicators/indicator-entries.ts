import {
  call,
  day,
  id,
  oneOrMore,
  plainName,
  searchText,
  table,
  UNITS,
  variantAddresses,
  wholeNumber,
  type UnitId,
} from '@console/contract-core';
import { hidden, name, rowOf, sentence, shown, text } from '@console/contract-core/columns';
import { z } from 'zod';
import { FORMULA_LENGTH } from '../factors/factor-fields.ts';
import {
  CALC_NAME_LENGTH,
  INDICATOR_FREQUENCIES,
  INDICATOR_TOPICS,
  type IndicatorFrequency,
} from './indicator-fields.ts';

const place = { services: ['invest'], needs: 'yzgl_view' } as const;
const edits = { services: ['invest'], needs: 'yzgl_edit' } as const;
const figure = z.number().nullable();
const unit = z.enum(Object.keys(UNITS) as [UnitId, ...UnitId[]]);
const frequency = z.enum(Object.keys(INDICATOR_FREQUENCIES) as [IndicatorFrequency, ...IndicatorFrequency[]]);
/** `daily_bar.close`: the mart's table and column. */
const indicatorId = z
  .string()
  .regex(/^[a-z_0-9]+\.[a-z_0-9]+$/)
  .max(96);

/**
 * V-11: the indicators, of which factors are made. Every per-stock daily or quarterly number of the market
 * data is one.
 */
const indicatorColumns = {
  id: hidden(indicatorId),
  /** `id@version`, as graphs pin it. */
  ref: hidden(z.string()),
  /** The unique name, used in formulas. */
  name: name('指标', { sort: true, fixed: 'left' }),
  topicId: shown('分类编号', z.number().int(), { sort: true }),
  topicTitle: text('分类'),
  frequency: shown('频率', frequency, { sort: true }),
  unit: shown('单位', unit),
  /** Its source and meaning, in Chinese. */
  note: sentence('说明'),
};

export const indicatorRow = rowOf(indicatorColumns);
export type Indicator = z.output<typeof indicatorRow>;

const topicId = wholeNumber(1, INDICATOR_TOPICS.length);

const indicatorList = table({
  ...place,
  id: 'invest.indicatorList',
  title: '指标列表',
  path: '/api/indicData/list',
  key: 'id',
  defaultSort: 'topicId,ASC',
  defaultSize: 100,
  /** Part of the name, or of its pinyin's first letters. */
  filter: z.object({ search: searchText(), topicId: topicId.optional(), frequency: frequency.optional() }),
  columns: indicatorColumns,
});

/** One category of a tree with its contents. */
const treeNode = z.object({
  id: z.string(),
  title: z.string(),
  /** The number of leaves below it. */
  count: z.number().int(),
  children: z.array(z.object({ id: z.string(), title: z.string(), frequency, unit, ref: z.string() })),
});

const trees = {
  ...place,
  method: 'GET',
  input: z.strictObject({ search: searchText() }),
  output: z.array(treeNode),
} as const;

const securityOrNone = { dataId: id().optional() };

/** The points of a line, oldest first: of a company, or the median of all companies. */
const line = z.object({
  id: z.string(),
  name: z.string(),
  unit,
  frequency,
  points: z.array(z.object({ date: z.string(), value: figure })),
});

const savedCalc = z.object({
  id: z.number().int(),
  name: z.string(),
  /** In the formula language over indicators. */
  formula: z.string(),
  unit: z.string().nullable(),
  version: z.number().int(),
});

const browseItem = z.object({
  id: z.number().int(),
  /** One of the two. */
  indicator: indicatorRow.nullable(),
  calc: savedCalc.nullable(),
  position: z.number().int(),
});

export const indicatorTables = { indicatorList } as const;

export const indicatorCalls = {
  /** The tree by topic; a search keeps the matching leaves. */
  indicatorTree: call({
    ...trees,
    id: 'invest.indicatorTree',
    title: '指标树',
    path: '/api/indicTreeForm/trees',
  }),
  /** The tree by frequency first: daily indicators, and those from reports. */
  indicatorCrossTree: call({
    ...trees,
    id: 'invest.indicatorCrossTree',
    title: '指标截面树',
    path: '/api/indicTreeForm/cross/trees',
  }),
  /** The indicators a browsing page shows before the user chooses. */
  indicatorDefaults: call({
    ...place,
    id: 'invest.indicatorDefaults',
    title: '默认指标',
    method: 'GET',
    path: '/api/indicData/defaultList',
    input: z.strictObject({}),
    output: z.array(indicatorRow),
  }),
  /** The indicators the factor editor offers first. */
  factorIndicatorDefaults: call({
    ...place,
    id: 'invest.factorIndicatorDefaults',
    title: '因子默认指标',
    method: 'GET',
    path: '/api/indicData/factorDefaultList',
    input: z.strictObject({}),
    output: z.array(indicatorRow),
  }),
  frequencyOptions: call({
    ...place,
    id: 'invest.frequencyOptions',
    title: '指标频率选项',
    method: 'GET',
    path: '/api/option/freq',
    input: z.strictObject({}),
    output: z.array(z.object({ value: frequency, label: z.string() })),
  }),
  /**
   * Indicators and saved calculations as lines, of a company or as the median of all securities of each day;
   * without days the last year up to the business date. At most six lines, 2,500 days.
   */
  indicatorLines: call({
    ...place,
    id: 'invest.indicatorLines',
    title: '指标走势',
    method: 'GET',
    path: '/api/option/line',
    input: z.strictObject({
      ...securityOrNone,
      indicators: oneOrMore(indicatorId, 6),
      calcs: oneOrMore(id(), 6),
      from: day().optional(),
      to: day().optional(),
    }),
    output: z.object({
      lines: z.array(line),
      /** Calculations that cannot be drawn, with the reason: those that compare stocks need all stocks. */
      left: z.array(z.object({ name: z.string(), reason: z.string() })),
      asOf: z.string().nullable(),
    }),
  }),
  /** The indicators the user keeps on their browsing page. */
  browseList: call({
    ...place,
    id: 'invest.browseList',
    title: '指标浏览列表',
    method: 'GET',
    path: '/api/browse/list',
    input: z.strictObject({}),
    output: z.array(browseItem),
  }),
  /** Replaces the whole list, in its order: at most 30. */
  browseUpdate: call({
    ...place,
    id: 'invest.browseUpdate',
    title: '更新指标浏览列表',
    method: 'POST',
    path: '/api/browse/update',
    input: z.strictObject({
      items: z
        .array(z.union([z.strictObject({ indicator: indicatorId }), z.strictObject({ calc: id() })]))
        .max(30),
    }),
    output: z.array(browseItem),
  }),
  browseDelete: call({
    ...place,
    id: 'invest.browseDelete',
    title: '移除浏览指标',
    method: 'DELETE',
    path: '/api/browse/delete',
    input: z.strictObject({ id: id() }),
    output: z.boolean(),
  }),
  /** Saves a user's calculation on one indicator; with `id` it replaces that one. */
  calcOne: call({
    ...edits,
    id: 'invest.calcOne',
    title: '保存单指标计算',
    method: 'POST',
    path: '/api/calc/indic',
    creates: true,
    input: z.strictObject({
      id: id().optional(),
      name: z.string().trim().check(plainName).min(1).max(CALC_NAME_LENGTH),
      formula: z.string().max(FORMULA_LENGTH),
    }),
    output: savedCalc,
  }),
  /** Saves a user's calculation on several indicators. */
  calcSeveral: call({
    ...edits,
    id: 'invest.calcSeveral',
    title: '保存多指标计算',
    method: 'POST',
    path: '/api/calc/multiIndic',
    creates: true,
    input: z.strictObject({
      id: id().optional(),
      name: z.string().trim().check(plainName).min(1).max(CALC_NAME_LENGTH),
      formula: z.string().max(FORMULA_LENGTH),
    }),
    output: savedCalc,
  }),
  calcDelete: call({
    ...edits,
    id: 'invest.calcDelete',
    title: '删除指标计算',
    method: 'DELETE',
    path: '/api/calc/delete',
    input: z.strictObject({ id: id() }),
    output: z.boolean(),
  }),
  /** Shenwan level-1 industries, for narrowing what is browsed. */
  industryOptions: call({
    ...place,
    id: 'invest.industryOptions',
    title: '行业选项',
    method: 'GET',
    path: '/api/dataIndustry/pakOption',
    also: variantAddresses('dataIndustry/pakOption'),
    input: z.strictObject({}),
    output: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
} as const;
