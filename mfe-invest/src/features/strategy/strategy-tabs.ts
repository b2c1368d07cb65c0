/** The tabs of a strategy, by their key in the address. */
export const STRATEGY_TABS = [
  { key: 'basic', title: '基本信息' },
  { key: 'position', title: '仓位控制' },
  { key: 'profit', title: '收益分析' },
  { key: 'pool', title: '股票生态池' },
  { key: 'next', title: '下次调仓' },
  { key: 'bills', title: '账单' },
  { key: 'cash', title: '资金流水' },
  { key: 'risk', title: '风险与资产' },
  { key: 'daily', title: '统计日报' },
] as const;

export type StrategyTab = (typeof STRATEGY_TABS)[number]['key'];
