import { plainName } from '@console/contract-core';
import { z } from 'zod';

/** The maximum length of a strategy's name in code points. */
export const STRATEGY_NAME_LENGTH = 6;

/** 1 system, 2 user, 3 intelligent. */
export const STRATEGY_TYPES = { system: 1, user: 2, intelligent: 3 } as const;
export type StrategyType = (typeof STRATEGY_TYPES)[keyof typeof STRATEGY_TYPES];
export const STRATEGY_TYPE_TITLES: Readonly<Record<StrategyType, string>> = {
  1: '系统策略',
  2: '用户策略',
  3: '智能策略',
};

/** 1 running, 0 stopped. */
export const STRATEGY_STATUS = { running: 1, stopped: 0 } as const;

export const FREQUENCY_TITLES = { 1: '日', 2: '周', 3: '月', 4: '季' } as const;
export type AdjustFrequency = keyof typeof FREQUENCY_TITLES;
export const DEFAULT_FREQUENCY = 2;

/** The stocks of a system or intelligent strategy: 5 to 50 in steps of 5. */
export const STOCK_QUANTITY = { least: 5, most: 50, step: 5, usual: 10 } as const;

/** Yuan, whole. */
export const INITIAL_CAPITAL = { least: 1_000_000, most: 10_000_000_000, usual: 100_000_000 } as const;

/** The stocks that a user strategy may have. */
export const MOST_USER_STOCKS = 200;

/** The weight of a stock in a user strategy: 0 to 1 with four decimals. */
export const USER_WEIGHT = { most: 1, decimals: 4, step: 0.0001 } as const;

/** How an intelligent strategy weights the stocks it chose. */
export const WEIGHTINGS = ['equal', 'score', 'inverseVolatility', 'minimumVariance'] as const;
export type Weighting = (typeof WEIGHTINGS)[number];
export const WEIGHTING_TITLES: Readonly<Record<Weighting, string>> = {
  equal: '等权',
  score: '按因子得分',
  inverseVolatility: '波动率倒数',
  minimumVariance: '最小方差',
};

/** Position caps: 0 to 100 with two decimals, 100 is no cap. */
export const RISK = { least: 0, most: 100, decimals: 2, step: 0.1 } as const;

/** Why a stock is not where the last signal wished it. */
export const GAP_TITLES = {
  riskCap: '风险上限',
  lot: '不足一手',
  oddLot: '零股',
  notListed: '未上市或已退市',
  suspended: '停牌',
  upperLimit: '开盘涨停',
  lowerLimit: '开盘跌停',
  volume: '成交量限制',
  cash: '现金不足',
} as const;

/** What changed the cash or the shares of a strategy. */
export const CASH_TITLES = {
  initial: '初始资金',
  buy: '买入',
  sell: '卖出',
  dividend: '现金分红',
  bonus: '送转股份',
  rights: '配股除权',
  gap: '除权差额',
  gapUp: '除权差额',
  delisted: '退市转出',
} as const;

export const STRATEGY_TEXTS = {
  name: '请输入策略名称',
  nameLength: '策略名称最多 6 个字',
  nameTaken: '投资策略名称重复，请重新输入',
  style: '请选择投资风格',
  nameFirst: '请先填写策略名称',
  styleFirst: '请先选择投资风格',
  stocks: '请选择股票',
  quantity: '股票数量应为 5 至 50，且为 5 的倍数',
  capital: '初始资金应为 1,000,000 至 10,000,000,000 之间的整数（元）',
  weight: '请输入用户配置',
  weightRange: '用户配置应大于 0、不超过 1，最多四位小数',
  weightSum: '用户配置总和不能超过1',
  factor: '请选择因子',
  weighting: '请选择权重方式',
  systemPosition: '系统策略无仓位控制功能',
  risk: '应为 0 至 100 之间的数，最多两位小数',
  stop: '确定停止该投资策略, 是否继续?',
  delete: '此操作将永久删除投资策略, 是否继续?',
  done: '操作成功!',
  published: '操作成功',
} as const;

/** A weight in whole ten-thousandths, because 0.1 + 0.2 is not 0.3 in floating point. */
const tenThousandths = (weight: number): number => Math.round(weight * 10_000);

export const isUserWeight = (weight: number): boolean =>
  weight > 0 && weight <= USER_WEIGHT.most && Math.abs(weight * 10_000 - tenThousandths(weight)) < 1e-7;

/** The sum of user weights in whole ten-thousandths: 10,000 is 1. */
export const userWeightSum = (weights: readonly number[]): number =>
  weights.reduce((sum, weight) => sum + tenThousandths(weight), 0);

export const strategyName = (): z.ZodType<string, string> =>
  z
    .string({ error: STRATEGY_TEXTS.name })
    .trim()
    .check(plainName)
    .min(1, STRATEGY_TEXTS.name)
    .refine((name) => [...name].length <= STRATEGY_NAME_LENGTH, STRATEGY_TEXTS.nameLength);

export const stockQuantity = (): z.ZodType<number, number> =>
  z
    .number({ error: STRATEGY_TEXTS.quantity })
    .refine(
      (count) =>
        count >= STOCK_QUANTITY.least && count <= STOCK_QUANTITY.most && count % STOCK_QUANTITY.step === 0,
      STRATEGY_TEXTS.quantity,
    );

/** Yuan. */
export const initialCapital = (): z.ZodType<number, number> =>
  z
    .number({ error: STRATEGY_TEXTS.capital })
    .refine(
      (yuan) => Number.isInteger(yuan) && yuan >= INITIAL_CAPITAL.least && yuan <= INITIAL_CAPITAL.most,
      STRATEGY_TEXTS.capital,
    );

export const userWeight = (): z.ZodType<number, number> =>
  z.number({ error: STRATEGY_TEXTS.weight }).refine(isUserWeight, STRATEGY_TEXTS.weightRange);

/** A position cap. */
export const riskCap = (): z.ZodType<number, number> =>
  z
    .number({ error: STRATEGY_TEXTS.risk })
    .refine(
      (risk) =>
        risk >= RISK.least && risk <= RISK.most && Math.abs(risk * 100 - Math.round(risk * 100)) < 1e-7,
      STRATEGY_TEXTS.risk,
    );
