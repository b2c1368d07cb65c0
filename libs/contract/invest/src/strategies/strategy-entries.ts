import { call, id, plainSigns, searchText, table } from '@console/contract-core';
import { rowOf } from '@console/contract-core/columns';
import { z } from 'zod';
import { STYLE_WEIGHTS } from '../style-fields.ts';
import { strategyColumns } from './strategy-columns.ts';
import { publishInput } from './publish-input.ts';

const services = ['invest'] as const;
const view = { services, needs: 'tzgl_view' } as const;
const edit = { services, needs: 'tzgl_edit', method: 'POST' } as const;
const strategies = '/api/invest/strategy';

/** V-04: the tenant's strategies. */
const strategyList = table({
  ...view,
  id: 'invest.strategyList',
  title: '投资策略列表',
  path: `${strategies}/pageList`,
  key: 'strategyId',
  counter: '个',
  defaultSort: 'createdTime,DESC',
  defaultSize: 10,
  filter: z.object({
    /** Part of the name. */
    search: searchText(),
    strategyType: z.enum(['1', '2', '3']).optional(),
    status: z.enum(['1', '0']).optional(),
    styleId: id().optional(),
    mine: z.literal('1').optional(),
  }),
  columns: strategyColumns,
});

export const strategyTables = { strategyList } as const;

const weights = Object.fromEntries(STYLE_WEIGHTS.map((name) => [name, z.number()])) as Record<
  (typeof STYLE_WEIGHTS)[number],
  z.ZodNumber
>;

/** A strategy with what it was published with. */
export const strategyDetail = rowOf(strategyColumns).extend({
  ...weights,
  /** The way of publication. */
  tmechanism: z.string(),
  stockQuantity: z.number().int().nullable(),
  adjustFrequency: z.literal([1, 2, 3, 4]),
  factorId: z.number().int().nullable(),
  factorVersion: z.number().int().nullable(),
  factorName: z.string().nullable(),
  weighting: z.string().nullable(),
  /** The stocks of a user strategy and their weights; empty for others. */
  stocks: z.array(
    z.object({
      corpId: z.number().int().nullable(),
      corpName: z.string(),
      stockCode: z.string(),
      weight: z.number(),
    }),
  ),
  costs: z.object({
    commissionRate: z.number().nullable(),
    commissionMinimum: z.number().nullable(),
    stampDuty: z.number().nullable(),
    transferFee: z.number().nullable(),
    slippage: z.number().nullable(),
  }),
  /** SHA-256 of all that was published, and the time of publication. */
  sealHash: z.string(),
  sealedAt: z.string(),
});
export type StrategyDetail = z.output<typeof strategyDetail>;
export type StrategyRow = z.output<typeof strategyList.row>;

const byId = z.strictObject({ strategyId: id() });

/** V-04, V-05: a strategy is published, stopped and removed; its fields are never edited. */
export const strategyCalls = {
  strategy: call({
    ...view,
    id: 'invest.strategy',
    title: '投资策略详情',
    method: 'GET',
    path: `${strategies}/getStrategyById`,
    input: byId,
    output: strategyDetail,
  }),
  /** The number of strategies with the name: above 0 it is taken. */
  strategyNameCount: call({
    ...view,
    id: 'invest.strategyNameCount',
    title: '投资策略名称是否重复',
    method: 'GET',
    path: `${strategies}/validateNameExists`,
    input: z.strictObject({ strategyName: z.string().check(plainSigns).max(64) }),
    output: z.number().int(),
  }),
  /** Publishes a strategy: its first signal is that of the business date. The same `Idempotency-Key` again answers the same. */
  publishStrategy: call({
    ...edit,
    id: 'invest.publishStrategy',
    title: '发布投资策略',
    path: `${strategies}/insert`,
    creates: true,
    input: publishInput,
    output: strategyDetail,
  }),
  stopStrategy: call({
    ...edit,
    id: 'invest.stopStrategy',
    title: '停止投资策略',
    path: `${strategies}/stop`,
    from: 'any',
    input: z.strictObject({ id: id() }),
    output: z.boolean(),
  }),
  /** Refused while it is running. */
  deleteStrategy: call({
    ...edit,
    id: 'invest.deleteStrategy',
    title: '删除投资策略',
    path: `${strategies}/delete`,
    from: 'any',
    input: z.strictObject({ id: id() }),
    output: z.boolean(),
  }),
} as const;
