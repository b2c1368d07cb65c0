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
import { FACTOR_SHELVES, factorName, FORMULA_LENGTH, REMARK_LENGTH, shelfId } from './factor-fields.ts';
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
  /** formId of the documents. */
  id: hidden(z.number().int()),
  treeFormId: hidden(z.number().int()),
  remark: hidden(z.string().nullable()),
  /** 1 indicators, 2 factors; null of what is not single. */
  factorSource: hidden(z.number().int().nullable()),
  /** As the formula language has units, `1` for none. */
  unit: hidden(z.string()),
  createdUser: hidden(z.string().nullable()),
  createdTime: hidden(z.string()),
  // Up to the time it is sorted by all is seen at 1440, beside the menu and the shelves; a formula is whole on hover.
  name: text('因子名称', { sort: true, fixed: 'left' }),
  treeFormTitle: word('分类'),
  /** 1 single, 2 composite, 3 calculated: what stands at its output. */
  factorIsSingle: shown('类型', z.number().int(), { sort: true }),
  formula: text('公式'),
  /** Counts up with each change of the graph; factors that name this one keep the version they meant. */
  version: required(integer('版本', { sort: false })),
  /** Factors that name it now. */
  usedBy: required(integer('被引用', { sort: false })),
  updatedUser: optional(word('更新人')),
  updatedTime: datetime('更新时间'),
  /** The rule of its output; null of an expression. */
  calcRule: shown('计算规则', z.number().int().nullable(), { sort: true }),
  /** What it is made of, by name, commas between. */
  sourceStr: text('来源'),
};

const factorRow = rowOf(factorColumns);
export type FactorRow = z.output<typeof factorRow>;

const factorDetail = factorRow.extend({
  relationMap: factorGraph,
  layout: graphLayout,
  /** Sent back by edits, so that a stale one is refused with 409: counts up with every save. */
  revision: z.number().int(),
});
export type Factor = z.output<typeof factorDetail>;

/** What a graph says of its factor, where a caller says it too. Null is as nothing said. */
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
    treeFormId: wholeNumber(1, FACTOR_SHELVES.length).optional(),
    factorIsSingle: z.enum(['1', '2', '3']).optional(),
    calcRule: wholeNumber(1, 9).optional(),
  }),
  columns: factorColumns,
});

/** A formula or a graph; of a graph the layout does not matter. */
const drawn = {
  formula: z.string().max(FORMULA_LENGTH).optional(),
  relationMap: drawnGraph.optional(),
  /** The factor that is edited: it must not name itself. */
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
   * Adds a factor, or with `id` changes one. Its kind, source and rule follow from the graph: documents send them
   * too, and what contradicts the graph is refused. A graph with a fault is refused, a stale revision too (409). A
   * changed graph is a new version.
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
        /** Beside `id`, as it was read. */
        revision: z.number().int().positive().optional(),
        name: factorName(),
        treeFormId: shelfId(),
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
  /** Refused, with their names, while other factors name it or a backtest of it runs. */
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
  /** How many other factors bear the name: above 0 it is taken. */
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
  /** What is wrong with a formula or graph, where, and the other of the two. Asked as one types. */
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
        /** Beside a formula: the graph as it stood, whose ids stay. */
        previous: drawnGraph.optional(),
      })
      .refine(oneOf, ONE_OF),
    output: z.object({
      /** Null while the formula cannot be read. Ids of nodes that are as before stay. */
      relationMap: factorGraph.nullable(),
      /** Null while the graph holds no whole formula. */
      formula: z.string().nullable(),
      faults: z.array(graphFault),
      /** By node; those that are not known yet are missing. */
      values: z.record(z.string(), nodeValue),
      /** Names of what nodes are pinned to, by their ref. */
      names: z.record(z.string(), z.string()),
    }),
  }),
  /** Computes a graph on the newest day over a small sample, as one edits. */
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
      /** About the values that are present; null without any. */
      summary: z
        .object({ mean: z.number(), median: z.number(), std: figure, min: z.number(), max: z.number() })
        .nullable(),
      /** Equally wide, from least to most. */
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
  /** What a factor is made of, down to the indicators, or what is made of it. */
  relationTree: call({
    ...place,
    id: 'invest.relationTree',
    title: '因子关系树',
    method: 'POST',
    path: '/api/relation/trees',
    input: z.strictObject({ id: id(), direction: z.enum(['sources', 'users']).default('sources') }),
    output: z.object({
      /** Each thing once; the first is the factor itself. */
      nodes: z.array(
        z.object({
          ref: z.string(),
          kind: z.enum(['indicator', 'factor']),
          name: z.string(),
          factorId: id().nullable(),
        }),
      ),
      /** Indexes into the nodes: the first is made of the second. */
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
        /** Least and most inputs. */
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
  /** A company's percentile, 0–100, by each of what stands directly below a factor, and by itself, on the newest day. */
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
  /** A factor's values on a day, highest first; the newest day without one. */
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
