import { dayRange } from '@console/contract-core';
import {
  capitalLines,
  comparedPreferenceColumns,
  count,
  cumulatedFlowLines,
  date,
  flowRateLines,
  hidden,
  hundredMillionYuan,
  percent,
  required,
  text,
} from '@console/contract-core/columns';
import { z } from 'zod';
import { chartCoverage } from '../coverage.ts';
import { industry } from '../industry.ts';
import { sharedAddress } from '../shared-address.ts';

const DRAWN = {
  needs: 'hysjk_gn_view_fundPreference',
  over: { reportDate: date('日期') },
  beside: chartCoverage,
} as const;

const totalCapital = industry.chart({
  ...DRAWN,
  ...sharedAddress('dataStockLiquidity/getTotalCapital'),
  id: 'industry.totalCapital',
  title: '总市值与流通市值走势',
  source: '沪深北交易所，成份公司合计',
  note: '近一年',
  input: dayRange,
  lines: capitalLines,
});

const historyTotalSingleRate = industry.chart({
  ...DRAWN,
  ...sharedAddress('dataStockTradingConstructStat/historyTotalSingleRate'),
  id: 'industry.historyTotalSingleRate',
  title: '累计净流入占流通市值比走势',
  source: '交易所逐笔成交，成份公司合计之比',
  note: '近一年，自首日累计',
  input: dayRange,
  lines: cumulatedFlowLines,
});

const historyTurnoverRate = industry.chart({
  ...DRAWN,
  ...sharedAddress('dataStockTradingConstructStat/historyTurnoverRate'),
  id: 'industry.historyTurnoverRate',
  title: '成交额与净流入占流通市值走势',
  source: '交易所逐笔成交，成份公司合计之比',
  note: '近一年，占流通市值',
  input: dayRange,
  lines: flowRateLines,
});

const COMPARED = {
  ...DRAWN,
  source: '行情、持仓与两融数据',
  note: '近 250 个交易日，均值为每家公司的简单平均',
} as const;

/** The industry's own rate is a sum over a sum; means are plain, over the members that have a value. */
const withMeans = {
  value: percent('本行业合计'),
  industryAvg: percent('本行业均值'),
  marketAvg: percent('全市场均值'),
} as const;

const avgHsgtHeldCapitalRate = industry.chart({
  ...COMPARED,
  ...sharedAddress('investIndexZbph/getAvgHsgtHeldCapitalRate'),
  id: 'industry.avgHsgtHeldCapitalRate',
  title: '沪深港通持股比例与均值',
  lines: withMeans,
});

const avgLryeRate = industry.chart({
  ...COMPARED,
  ...sharedAddress('investIndexZbph/getAvgLryeRate'),
  id: 'industry.avgLryeRate',
  title: '融资余额比例与均值',
  lines: withMeans,
});

/** The amount traded in a day, per company: a sum of the industry would dwarf it. */
const avgTotalTradingAmt = industry.chart({
  ...COMPARED,
  ...sharedAddress('investIndexZbph/getAvgtotalTradingAmt'),
  id: 'industry.avgTotalTradingAmt',
  title: '每家公司成交额均值',
  source: '沪深北交易所',
  lines: { industryAvg: hundredMillionYuan('本行业均值'), marketAvg: hundredMillionYuan('全市场均值') },
});

/** The columns of the comparison's list; its rows keep the order of the answer. */
export const preferenceComparisonView = industry.facts({
  ...sharedAddress('investIndexZbph/investComparison'),
  id: 'industry.investComparison',
  title: '资本偏好对比',
  needs: 'hysjk_gn_view_fundPreference',
  source: '行情、持仓与两融数据，指数按流通市值加权，各比例为成份公司合计之比',
  key: 'level',
  counter: '项',
  defaultSort: 'level,ASC',
  columns: {
    /** 0 for the industry, 1 and 2 for those above it, from the nearest up, 4 for the market. */
    level: hidden(z.number().int()),
    name: text('对比对象', { fixed: 'left' }),
    reportDate: date('交易日', { sort: false }),
    corpNum: required(count('有值公司', { sort: false })),
    memberNum: required(count('成份公司', { sort: false })),
    capitalShare: percent('覆盖市值占比', { sort: false }),
    ...comparedPreferenceColumns,
  },
});

/** The comparison of the newest day: the industry, those above it, the whole market. */
const investComparison = industry.read({
  ...sharedAddress('investIndexZbph/investComparison'),
  id: 'industry.investComparison',
  title: '资本偏好对比',
  needs: 'hysjk_gn_view_fundPreference',
  output: z.array(preferenceComparisonView.row),
});

/** I-09: charts of the members' trading and holdings by day, and comparisons. */
export const dayCharts = {
  totalCapital,
  historyTotalSingleRate,
  historyTurnoverRate,
  avgHsgtHeldCapitalRate,
  avgLryeRate,
  avgTotalTradingAmt,
  investComparison,
} as const;
