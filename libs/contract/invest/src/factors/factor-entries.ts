import { call, id, plainName, plainSigns, searchText, table, wholeNumber } from '@console/contract-core';
import {
  datetime,
  hidden,
  integer,
  optional,
  required,
  rowOf,
  shown,
  text,
  word,
} from '@console/contract-core/columns';
import { z } from 'zod';
import { categoryId, FACTOR_CATEGORIES, factorName, FORMULA_LENGTH, REMARK_LENGTH } from './factor-fields.ts';
import {
  drawnGraph,
  drawnLayout,
  factorGraph,
  graphBounds,
  graphFault,
  graphLayout,
  nodeValue,
} from './factor-graph.ts';

const place = { services: ['invest'], needs: 'yzgl_view' } as const;
const edits = { services: ['invest'], needs: 'yzgl_edit' } as const;
const figure = z.number().nullable();

const factorColumns = {
  /** The `formId` of the documents. */
  id: hidden(z.number().int()),
  treeFormId: hidden(z.number().int()),
  remark: hidden(z.string().nullable()),
  /** 1 for indicators, 2 for factors; null for a factor that is not single. */
  factorSource: hidden(z.number().int().nullable()),
  /** In the notation of the formula language, `1` for none. */
  unit: hidden(z.string()),
  createdUser: hidden(z.string().nullable()),
  createdTime: hidden(z.string()),
  // The columns up to the time by which the list is sorted are visible at a width of 1440, beside the menu
  // and the categories; a formula is shown in full by a press.
  name: text('因子名称', { sort: true, fixed: 'left' }),
  treeFormTitle: word('分类'),
  /** 1 single, 2 composite, 3 calculated, by the node at its output. */
  factorIsSingle: shown('类型', z.number().int(), { sort: true }),
  formula: text('公式'),
  /** Counts the changes of the graph; factors that use this one keep the version they refer to. */
  version: required(integer('版本', { sort: false })),
  /** The number of factors that use it now. */
  usedBy: required(integer('被引用', { sort: false })),
  updatedTime: datetime('更新时间'),
  updatedUser: optional(word('更新人')),
  /** The rule of its output; null for an expression. */
  calcRule: shown('计算规则', z.number().int().nullable(), { sort: true }),
  /** The names of its inputs, separated by commas. */
  sourceStr: text('来源'),
};

const factorRow = rowOf(factorColumns);
export type FactorRow = z.output<typeof factorRow>;

const factorDetail = factorRow.extend({
  relationMap: factorGraph,
  layout: graphLayout,
  /** Counts the saves; sent back by edits, so that a stale edit is refused with 409. */
  revision: z.number().int(),
});
export type Factor = z.output<typeof factorDetail>;

/** The fields that follow from a factor's graph, where a caller sends them too. Null means not sent. */
const statedOfGraph = {
  factorIsSingle: wholeNumber(1, 3).nullish(),
  factorSource: wholeNumber(1, 2).nullish(),
  sourceStr: z.string().check(plainName).max(4000).nullish(),
  calcRule: wholeNumber(1, 9).nullish(),
};

/** V-11: the tenant's factors. */
const factorList = table({
  ...place,
  id: 'invest.factorList',
  title: '因子列表',
  method: 'POST',
  path: '/api/manager/list',
  key: 'id',
  counter: '个',
  defaultSort: 'updatedTime,DESC',
  filter: z.object({
    /** Part of the name. */
    search: searchText(),
    treeFormId: wholeNumber(1, FACTOR_CATEGORIES.length).optional(),
    factorIsSingle: z.enum(['1', '2', '3']).optional(),
    calcRule: wholeNumber(1, 9).optional(),
  }),
  columns: factorColumns,
});

/** A formula or a graph; the layout of a graph does not matter. */
const drawn = {
  formula: z.string().max(FORMULA_LENGTH).optional(),
  relationMap: drawnGraph.optional(),
  /** The factor that is edited: it must not use itself. */
  id: id().optional(),
};
const oneOf = ({ formula, relationMap }: { formula?: unknown; relationMap?: unknown }): boolean =>
  (formula === undefined) !== (relationMap === undefined);

const ONE_OF = '请给出公式（formula）或因子图（relationMap），且只给其一';

const namedSecurity = z.object({
  securityId: z.number().int(),
  stockCode: z.string(),
  shortName: z.string(),
});

export const factorTables = { factorList } as const;

export const factorCalls = {
  factor: call({
    ...place,
    id: 'invest.factor',
    title: '因子详情',
    method: 'POST',
    path: '/api/manager/getById',
    input: z.strictObject({ id: id() }),
    output: factorDetail,
  }),
  /**
   * Adds a factor, or with `id` changes one. Its kind, source and rule follow from the graph: the documents
   * send them too, and a value that contradicts the graph is refused. A graph with a fault is refused, a
   * stale revision too (409). A changed graph is a new version.
   */
  saveFactor: call({
    ...edits,
    id: 'invest.saveFactor',
    title: '保存因子',
    method: 'POST',
    path: '/api/manager/save',
    bounds: graphBounds(1),
    creates: true,
    input: z
      .strictObject({
        id: id().optional(),
        /** Required with `id`, as it was read. */
        revision: z.number().int().positive().optional(),
        name: factorName(),
        treeFormId: categoryId(),
        remark: z.string().check(plainSigns).trim().max(REMARK_LENGTH).nullable().default(null),
        relationMap: drawnGraph,
        layout: drawnLayout.default({}),
        ...statedOfGraph,
      })
      .refine((factor) => factor.id === undefined || factor.revision !== undefined, {
        path: ['revision'],
        error: '修改因子须带上读取时的 revision',
      }),
    output: factorDetail,
  }),
  /** Refused, with their names, while other factors use it or a backtest of it runs. */
  deleteFactor: call({
    ...edits,
    id: 'invest.deleteFactor',
    title: '删除因子',
    method: 'POST',
    path: '/api/manager/delete',
    from: 'any',
    input: z.strictObject({ id: id() }),
    output: z.boolean(),
  }),
  /** The number of other factors with the name: above 0 it is taken. */
  factorNameCount: call({
    ...place,
    id: 'invest.factorNameCount',
    title: '因子名称是否重复',
    method: 'GET',
    path: '/api/manager/validateNameExists',
    input: z.strictObject({ name: z.string().check(plainSigns).max(64), id: id().optional() }),
    output: z.number().int(),
  }),
  factorVersions: call({
    ...place,
    id: 'invest.factorVersions',
    title: '因子版本记录',
    method: 'GET',
    path: '/api/manager/versions',
    input: z.strictObject({ id: id() }),
    output: z.array(
      z.object({
        version: z.number().int(),
        formula: z.string(),
        relationMap: factorGraph,
        createdUser: z.string().nullable(),
        createdTime: z.string(),
      }),
    ),
  }),
  /**
   * Checks a formula or graph and answers its faults and the other of the two forms. Called while the user
   * types.
   */
  checkFactor: call({
    ...place,
    id: 'invest.checkFactor',
    title: '校验因子',
    method: 'POST',
    path: '/api/manager/check',
    bounds: graphBounds(2),
    input: z
      .strictObject({
        ...drawn,
        /** With a formula: the previous graph, whose node ids are kept. */
        previous: drawnGraph.optional(),
      })
      .refine(oneOf, ONE_OF),
    output: z.object({
      /** Null while the formula cannot be read. Unchanged nodes keep their ids. */
      relationMap: factorGraph.nullable(),
      /** Null while the graph is no complete formula. */
      formula: z.string().nullable(),
      faults: z.array(graphFault),
      /** Type and unit by node; nodes whose value is not known yet are missing. */
      values: z.record(z.string(), nodeValue),
      /** The names of the indicators and factors that nodes refer to, by ref. */
      names: z.record(z.string(), z.string()),
    }),
  }),
  /** Computes a graph on the newest day over a small sample, while the user edits. */
  previewFactor: call({
    ...place,
    id: 'invest.previewFactor',
    title: '预览因子',
    method: 'POST',
    path: '/api/manager/preview',
    bounds: graphBounds(1),
    input: z.strictObject(drawn).refine(oneOf, ONE_OF),
    output: z.object({
      date: z.string(),
      /** Securities that were computed, those with a value, and those listed for under 60 trading days. */
      sample: z.number().int(),
      present: z.number().int(),
      young: z.number().int(),
      /** Statistics of the values that are present; null without any. */
      summary: z
        .object({ mean: z.number(), median: z.number(), std: figure, min: z.number(), max: z.number() })
        .nullable(),
      /** Bins of equal width, ascending. */
      histogram: z.array(z.object({ from: z.number(), to: z.number(), count: z.number().int() })),
      top: z.array(namedSecurity.extend({ value: z.number() })),
      milliseconds: z.number(),
    }),
  }),
  factorTree: call({
    ...place,
    id: 'invest.factorTree',
    title: '因子树',
    method: 'GET',
    path: '/api/factorTreeForm/trees',
    input: z.strictObject({ search: searchText() }),
    output: z.array(
      z.object({
        id: z.number().int(),
        title: z.string(),
        children: z.array(
          z.object({
            id: z.number().int(),
            name: z.string(),
            factorIsSingle: z.number().int(),
            /** `id@version` of its newest version, as graphs pin it. */
            ref: z.string(),
          }),
        ),
      }),
    ),
  }),
  /** The factors and indicators a factor is made of, or the factors made of it. */
  relationTree: call({
    ...place,
    id: 'invest.relationTree',
    title: '因子关系树',
    method: 'POST',
    path: '/api/relation/trees',
    input: z.strictObject({ id: id(), direction: z.enum(['sources', 'users']).default('sources') }),
    output: z.object({
      /** Each factor or indicator once; the first is the factor itself. */
      nodes: z.array(
        z.object({
          ref: z.string(),
          kind: z.enum(['indicator', 'factor']),
          name: z.string(),
          factorId: id().nullable(),
        }),
      ),
      /** Pairs of indexes into the nodes: the first node is made of the second. */
      edges: z.array(z.tuple([z.number().int(), z.number().int()])),
    }),
  }),
  /** The rules with their parameters, bounds and defaults, for the form of a node. */
  ruleOptions: call({
    ...place,
    id: 'invest.ruleOptions',
    title: '计算规则选项',
    method: 'POST',
    path: '/api/relation/option',
    input: z.strictObject({}),
    output: z.array(
      z.object({
        rule: z.number().int(),
        title: z.string(),
        /** The minimum and maximum number of inputs. */
        inputs: z.tuple([z.number().int(), z.number().int()]),
        parameters: z.array(
          z.object({
            key: z.string(),
            title: z.string(),
            kind: z.enum(['number', 'integer', 'flag', 'choice', 'bands', 'weights', 'comparison']),
            optional: z.boolean(),
            min: z.number().optional(),
            max: z.number().optional(),
            fallback: z.union([z.number(), z.string(), z.boolean()]).optional(),
            choices: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
            note: z.string().optional(),
          }),
        ),
      }),
    ),
  }),
  /**
   * A company's percentiles, 0–100, on the newest day: by each direct input of a factor and by the factor
   * itself.
   */
  factorRadar: call({
    ...place,
    id: 'invest.factorRadar',
    title: '因子雷达',
    method: 'POST',
    path: '/api/relation/radar',
    input: z.strictObject({ id: id(), securityId: id().optional() }),
    output: z.object({
      date: z.string(),
      security: namedSecurity.nullable(),
      /** The median of the market is 50 by definition. */
      axes: z.array(z.object({ name: z.string(), percentile: figure, value: figure })),
    }),
  }),
  /** A factor's values on a day, highest first; without a day, on the newest one. */
  factorValues: call({
    ...place,
    id: 'invest.factorValues',
    title: '因子取值',
    method: 'POST',
    path: '/api/data/list',
    input: z.strictObject({
      id: id(),
      search: searchText(),
      page: wholeNumber(0, 10_000).default(0),
      size: wholeNumber(1, 200).default(20),
      direction: z.enum(['ASC', 'DESC']).default('DESC'),
    }),
    output: z.object({
      date: z.string(),
      totalElements: z.number().int(),
      content: z.array(
        namedSecurity.extend({ rank: z.number().int(), value: z.number(), percentile: z.number() }),
      ),
    }),
  }),
} as const;
