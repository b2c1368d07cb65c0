import { chart, dayRange, id, periodFilter, valuationInput, valuationOutput } from '@console/contract-core';
import { date, hundredMillionYuan, millionYuan, percent, word, year } from '@console/contract-core/columns';
import { z } from 'zod';
import { company, figure } from './company.ts';

/**
 * The charts of the market tab (C-20) and the revenue chart of the business tab (C-17). Points are oldest
 * first.
 */

const NEEDS = 'gssjk_gn_view_marketData';
const text = z.string();

/**
 * The adjustments of prices: as traded (不复权), relative to the newest day (前复权), relative to the first day
 * (后复权).
 */
export const ADJUSTS = ['none', 'forward', 'backward'] as const;
export type Adjust = (typeof ADJUSTS)[number];

/** The events a candle chart marks: 除权除息, 股权质押, 定期报告. */
export const QUOTATION_EVENT_KINDS = ['dividend', 'pledge', 'report'] as const;

/** The last 1,250 trading days of the share, suspended ones left out, and the events within them. */
const quotationBars = company.read({
  id: 'company.quotationBars',
  title: '日K线与事件',
  path: '/api/dataStockPastQuotation/getDataBaseErve',
  needs: NEEDS,
  input: { adjust: z.enum(ADJUSTS).default('forward') },
  output: z.object({
    bars: z.array(
      z.object({
        date: text,
        /** Yuan, adjusted as asked. */
        open: z.number(),
        high: z.number(),
        low: z.number(),
        close: z.number(),
        /** Shares, as traded. */
        volume: figure,
        /** Yuan. */
        amount: figure,
        /** Volume over float shares: a fraction. */
        turnoverRate: figure,
      }),
    ),
    events: z.array(z.object({ date: text, kind: z.enum(QUOTATION_EVENT_KINDS), title: text })),
    asOf: text.nullable(),
  }),
});

/**
 * Total and float capital by day, both ends included; without a start, the year up to the newest day. For a
 * company, or for an industry: the sum over today's members of it and of the industries below.
 */
const marketValue = chart({
  id: 'company.marketValue',
  title: '市值走势',
  services: ['company'],
  path: '/api/CompanyResearch/MarkeChange',
  needs: NEEDS,
  source: '交易所行情',
  input: z
    .strictObject({
      dataId: id().optional(),
      industryId: id().optional(),
      ...dayRange,
    })
    .refine(
      ({ dataId, industryId }) => (dataId === undefined) !== (industryId === undefined),
      '请给出公司（dataId）或行业（industryId），且只给其一',
    ),
  over: { reportDate: date('日期') },
  lines: {
    totalCapital: hundredMillionYuan('总市值'),
    floatCapitalOfShares: hundredMillionYuan('流通市值'),
  },
});

const levelled = {
  ...valuationOutput,
  /** The days without a PE because of a loss; the line has a gap there. */
  losses: z.array(text).optional(),
};

/**
 * PE(TTM), PB or PS(TTM) by day within its own percentiles. A day without the figure is left out, for PE also
 * a day with a loss; any other negative figure counts.
 */
const valuationLevels = company.read({
  id: 'company.valuationLevels',
  title: '估值分位',
  path: '/api/dataStockPastQuotation/stockPastLevelList',
  needs: NEEDS,
  input: valuationInput,
  output: z.object(levelled),
});

/**
 * The same of the company's level-1 Shenwan industry of today: capital-weighted, loss-makers left out of PE.
 * It has no points for a company in no industry.
 */
const industryValuationLevels = company.read({
  id: 'company.industryValuationLevels',
  title: '行业估值分位',
  path: '/api/dataStockPastQuotation/insustryLevelList',
  needs: NEEDS,
  input: valuationInput,
  output: z.object({ ...levelled, industryName: text.nullable() }),
});

/** Net profit over total revenue of the year to date, by report: a fraction. */
const netMargin = company.chart({
  id: 'company.netMargin',
  title: '净利率',
  path: '/api/CompanyResearch/businessStructure',
  needs: NEEDS,
  source: '定期报告',
  note: '当年累计，净利润 ÷ 营业总收入',
  over: { reportDate: date('日期') },
  lines: { npToRevenue: percent('净利率') },
});

const YEARLY = { needs: NEEDS, source: '定期报告', note: '年度', over: { year: year('期间') } } as const;

/** Weighted return on equity by fiscal year, from annual reports: a fraction. */
const roe = company.chart({
  ...YEARLY,
  id: 'company.roe',
  title: '净资产收益率',
  path: '/api/CompanyResearch/roe',
  lines: { roeFy: percent('ROE') },
});

/** Return on invested capital by fiscal year, from annual reports: a fraction. */
const roic = company.chart({
  ...YEARLY,
  id: 'company.roic',
  title: '投入资本回报率',
  path: '/api/CompanyResearch/roic',
  lines: { roicFy: percent('ROIC') },
});

/** Total revenue in yuan, cumulated from 1 January, and its growth over the same period of the year before. */
const revenueChart = company.chart({
  id: 'company.revenueChart',
  title: '营业总收入',
  path: '/api/dataBusiness/revenueChart',
  needs: 'gssjk_gn_view_businessData',
  source: '定期报告',
  note: '当年累计',
  input: periodFilter,
  /** `2026H1` */
  over: { reportPeriod: word('期间') },
  /** In the unit of the table below it. */
  bars: { operatingTotalRevenue: millionYuan('营业总收入') },
  lines: { operatingRevenueYoy: percent('同比', { why: true }) },
});

export const marketChartCalls = {
  quotationBars,
  marketValue,
  valuationLevels,
  industryValuationLevels,
  netMargin,
  roe,
  roic,
  revenueChart,
} as const;
