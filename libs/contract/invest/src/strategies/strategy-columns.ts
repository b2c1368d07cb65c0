import {
  choice,
  code,
  date,
  datetime,
  hidden,
  integer,
  mark,
  number,
  optional,
  percent,
  required,
  shares,
  text,
  word,
  yuan,
} from '@console/contract-core/columns';
import { z } from 'zod';

const day = z.string();

/** The row of the list of strategies. Figures are those of the newest posted day; null before the first. */
export const strategyColumns = {
  strategyId: hidden(z.number().int()),
  styleId: hidden(z.number().int()),
  version: hidden(z.number().int()),
  /** Whether the caller published it. */
  mine: hidden(z.boolean()),
  strategyName: text('策略名称', { sort: true, fixed: 'left' }),
  earningRate: percent('收益率', { signed: true }),
  statisDays: required(integer('统计天数')),
  assets: yuan('总资产'),
  initialCapital: required(yuan('初始资金')),
  strategyType: mark('策略类型', z.literal([1, 2, 3]), { sort: true }),
  /** 1 running, 0 stopped. */
  status: mark('状态', z.literal([0, 1]), { sort: true }),
  styleName: text('投资风格'),
  /** The newest posted day. */
  reportDate: optional(date('统计日期', { wide: true })),
  startDate: date('发布日', { wide: true }),
  endTime: optional(datetime('结束时间')),
  createdTime: datetime('创建时间'),
  createdUser: optional(word('创建人')),
};

/** A stock of a style's pool, with all its indexes at the business date. */
export const poolStockColumns = {
  corpId: hidden(z.number().int()),
  /** Whether a user pinned it to the style. */
  pinned: hidden(z.boolean()),
  corpName: text('公司简称', { sort: true, fixed: 'left' }),
  stockCode: code('股票代码', { sort: true }),
  industryName: text('所属行业'),
  styleIndex: number('风格指数'),
  investSuccessRate: percent('投资成功率'),
  industryComparisonIndex: number('行业对比指数'),
  industryZbphIndex: number('行业资本偏好指数'),
  corpComparisonIndex: number('公司对比指数'),
  zbphIndex: number('公司资本偏好指数'),
  correctionCorpConfig: number('修正公司配置'),
  corpConfigIndex: percent('公司配置指数'),
  correctionWeight: percent('修正权重'),
  systemConfigIndex: percent('系统配置指数'),
  userConfigIndex: percent('用户配置指数'),
};

/** The report of a strategy's day. */
export const reportColumns = {
  /** Also the `assetsId` of the day. */
  id: hidden(z.string()),
  /** The bill of the day; null on a day without orders. */
  billId: hidden(z.number().int().nullable()),
  reportDate: date('日期', { sort: true, fixed: 'left' }),
  assets: required(yuan('总资产')),
  earningRate: required(percent('累计收益率', { signed: true })),
  dayRate: percent('当日收益率', { signed: true, sort: false }),
  statisDays: required(integer('统计天数')),
  cashAssets: required(yuan('现金')),
  stockCapitalEnd: required(yuan('持仓市值')),
  initialCapital: required(yuan('初始资金', { sort: false })),
};

/** A bill: a day on which orders were executed or tried. */
export const billColumns = {
  billId: hidden(z.number().int()),
  billDate: date('日期', { sort: true, fixed: 'left' }),
  orders: required(integer('委托笔数')),
  bought: required(yuan('买入金额')),
  sold: required(yuan('卖出金额')),
  fees: required(yuan('费用')),
  cashAssets: required(yuan('现金', { sort: false })),
  stockCapitalStart: required(yuan('期初持仓市值', { sort: false })),
  stockCapitalEnd: required(yuan('期末持仓市值', { sort: false })),
  assetsEnd: required(yuan('总资产', { sort: false })),
  earningRate: required(percent('累计收益率', { signed: true, sort: false })),
};

/** What orders of bills and of simulations have. */
export const entryColumns = {
  corpId: hidden(z.number().int().nullable()),
  corpName: text('公司简称', { fixed: 'left' }),
  stockCode: code('股票代码'),
  side: choice('方向', ['buy', 'sell'], {}),
  wanted: required(shares('委托股数')),
  shares: required(shares('成交股数')),
  price: yuan('成交价'),
  amount: required(yuan('成交金额')),
  commission: required(yuan('佣金')),
  stampDuty: required(yuan('印花税')),
  transferFee: required(yuan('过户费')),
  orderStatus: choice('结果', ['filled', 'partial', 'none'], {}),
  /** Why less than wanted was traded. */
  reason: optional(word('原因')),
};

/** An entry of a bill's order. */
export const orderColumns = { seq: required(integer('序号')), ...entryColumns };

/** A line of the cash book: what changed cash or shares, and the cash after it. */
export const cashColumns = {
  id: hidden(z.string()),
  reportDate: date('日期', { fixed: 'left' }),
  kind: word('事项'),
  corpId: hidden(z.number().int().nullable()),
  corpName: optional(text('公司简称')),
  stockCode: optional(code('股票代码')),
  sharesChange: shares('股数变动', { sort: false }),
  amount: required(yuan('收支', { signed: true, sort: false })),
  balance: required(yuan('现金余额', { sort: false })),
  /** Booked for a gap that no announcement explains, or a delisting. */
  flagged: hidden(z.boolean()),
};

/** A stock at a close: held, wished and not to be had, or in the detail of a day sold on it. */
export const holdingColumns = {
  id: hidden(z.string()),
  corpId: hidden(z.number().int().nullable()),
  date: hidden(day),
  corpName: text('公司简称', { fixed: 'left' }),
  stockCode: code('股票代码'),
  /** Null where none is held, like the open. */
  close: yuan('收盘价'),
  open: yuan('开盘价'),
  heldNum: required(shares('持股数')),
  heldNumLast: required(shares('上日持股数')),
  heldNumChange: required(shares('持股变动', { signed: true })),
  stockCapitalStart: required(yuan('期初市值')),
  stockCapitalEnd: required(yuan('期末市值')),
  fullPositionWeight: required(percent('满仓权重')),
  /** Null where none is held. */
  positionIndex: percent('仓位系数'),
  realityWeight: required(percent('实际权重')),
  styleIndex: number('风格指数', { sort: false }),
  /**
   * Why the holding is not what the last signal wished, in words; empty when it is. Shares that lack are above 0, shares
   * too many below.
   */
  gap: hidden(z.array(z.object({ cause: z.string(), shares: z.number().int() }))),
};

/** A stock that the newest signal of a strategy chose. */
export const strategyStockColumns = {
  corpId: hidden(z.number().int().nullable()),
  /** The day of the signal. */
  signalDate: hidden(day),
  corpName: text('公司简称', { fixed: 'left' }),
  stockCode: code('股票代码'),
  fullPositionWeight: required(percent('满仓权重')),
  styleIndex: number('风格指数'),
  liquidityIndex: number('流动性指数'),
  corpConfigIndex: percent('公司配置指数'),
  correctionWeight: percent('修正权重'),
  systemConfigIndex: percent('系统配置指数'),
  /** The weight that the user gave; null for the other types. */
  userConfigIndex: percent('用户配置指数'),
  /** The value of the factor; null for the other types. */
  factorValue: number('因子值'),
};
