import type { OutputOf } from '@console/contract-core';
import type { StrategyPerformance, strategyRecordCalls } from '@console/contract-invest';

/** The returns of a strategy over four days, as the service answers them. */
export const someReturns = (): OutputOf<typeof strategyRecordCalls.strategyReturns> => ({
  content: [
    { reportDate: '2026-10-30', earningRate: 0 },
    { reportDate: '2026-11-02', earningRate: 0.02 },
    { reportDate: '2026-11-03', earningRate: 0.0098 },
    { reportDate: '2026-11-04', earningRate: 0.1826 },
  ],
  totalElements: 4,
  benchmark: [0, 0.01, null, 0.0724],
  benchmarkName: '沪深300',
});

/** The statistics of a strategy, as the service answers them. */
export const aPerformance = (more: Partial<StrategyPerformance> = {}): StrategyPerformance => ({
  firstDate: '2026-10-30',
  lastDate: '2026-11-04',
  benchmark: '000300',
  benchmarkName: '沪深300',
  performance: {
    returns: 3,
    totalReturn: 0.1826,
    annualReturn: 0.0895,
    annualVolatility: 0.1542,
    sharpe: 0.63,
    sortino: 0.81,
    downsideRisk: 0.1,
    maxDrawdown: -0.1482,
    calmar: 0.6,
    omega: 1.2,
    stability: 0.7,
    tailRatio: 1.1,
    var5: -0.02,
    cvar5: -0.03,
    winRate: 0.5152,
  },
  relative: {
    pairs: 2,
    alpha: 0.05,
    beta: 0.89,
    excessReturn: 0.0531,
    trackingError: 0.0694,
    informationRatio: 0.71,
    upCapture: 1.1,
    downCapture: 0.9,
  },
  worst: [
    {
      depth: -0.01,
      peak: '2026-11-02',
      trough: '2026-11-03',
      recovery: '2026-11-04',
      length: 2,
      daysToRecover: 1,
    },
    { depth: -0.005, peak: null, trough: '2026-10-30', recovery: null, length: 1, daysToRecover: null },
  ],
  longestRecovery: 1,
  months: [
    { year: 2025, months: [...new Array<null>(11).fill(null), 0.011], total: 0.011 },
    { year: 2026, months: [...new Array<null>(9).fill(null), 0, 0.03, null], total: 0.03 },
  ],
  annualTurnover: 3.2,
  investedShare: 0.94,
  attribution: {
    return: 0.1826,
    stocks: [
      {
        corpId: 4,
        corpName: '华岚精工',
        stockCode: '688921.SH',
        industryName: '机械设备',
        price: 0.15,
        paid: 0.01,
        costs: -0.002,
        total: 0.158,
      },
      {
        corpId: null,
        corpName: '旧公司',
        stockCode: '600001.SH',
        industryName: '未分类',
        price: 0.0256,
        paid: 0,
        costs: -0.001,
        total: 0.0246,
      },
    ],
    industries: [
      { industryName: '机械设备', price: 0.15, paid: 0.01, costs: -0.002, total: 0.158 },
      { industryName: '未分类', price: 0.0256, paid: 0, costs: -0.001, total: 0.0246 },
    ],
    costs: { commission: -0.002, stampDuty: -0.0008, transferFee: -0.0002, slippage: 0 },
    paid: { dividend: 0.01, rights: 0, gap: 0 },
    residual: 0,
  },
  ...more,
});
