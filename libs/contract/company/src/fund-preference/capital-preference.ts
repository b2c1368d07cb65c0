import {
  comparedPreferenceColumns,
  date,
  hidden,
  hundredMillionYuan,
  percent,
  preferenceColumns,
  text,
} from '@console/contract-core/columns';
import { z } from 'zod';
import { company, words } from '../company.ts';

/**
 * The capital-preference index, 0 to 5, higher is better, and its five rates: fractions of the float, except
 * that of main orders, a fraction of the day's amount. Covers the last 250 trading days.
 */
export const capitalPreference = company.facts({
  id: 'company.capitalPreference',
  title: '资本偏好指数',
  path: '/api/investIndexZbph/pageList',
  needs: 'gssjk_gn_view_fundPreference',
  source: '行情、持仓与两融数据',
  key: 'reportDate',
  counter: '个交易日',
  defaultSort: 'reportDate,DESC',
  columns: {
    reportDate: date('交易日', { fixed: 'left' }),
    ...preferenceColumns,
  },
});

/** The columns of the comparison's list; its rows keep the order of the answer. */
export const investComparisonView = company.facts({
  id: 'company.investComparison',
  title: '资本偏好对比',
  path: '/api/investIndexZbph/investComparison',
  needs: 'gssjk_gn_view_fundPreference',
  source: '行情、持仓与两融数据',
  key: 'level',
  counter: '项',
  defaultSort: 'level,ASC',
  columns: {
    /** 0 for the company, 1 to 3 for its industries, 4 for the market. */
    level: hidden(z.number().int()),
    name: text('对比对象', { fixed: 'left' }),
    reportDate: date('交易日', { sort: false }),
    ...comparedPreferenceColumns,
  },
});

/** The comparison of one day: the company, its Shenwan industries from level 1 down, the whole market. */
export const investComparison = company.read({
  id: 'company.investComparison',
  title: '资本偏好对比',
  path: '/api/investIndexZbph/investComparison',
  needs: 'gssjk_gn_view_fundPreference',
  output: z.array(investComparisonView.row),
});

/**
 * The options of charts of a company's figure by day beside the means of its Shenwan level-1 industry and of
 * the market.
 */
const compared = {
  needs: 'gssjk_gn_view_fundPreference',
  source: '行情、持仓与两融数据',
  form: 'undated',
  over: { reportDate: date('日期') },
  /** Null for a company without a classification. */
  beside: { industryName: words },
} as const;

const withMeans = (figure: typeof percent) => ({
  value: figure('本公司'),
  industryAvg: figure('{industryName}均值'),
  marketAvg: figure('全市场均值'),
});

const BY_CAPITAL = '近 250 个交易日，均值按流通市值加权';

/** Weighted by float capital, as the index of an industry is. */
export const avgHsgtHeldCapitalRate = company.chart({
  ...compared,
  id: 'company.avgHsgtHeldCapitalRate',
  title: '沪深港通持股比例与均值',
  path: '/api/investIndexZbph/getAvgHsgtHeldCapitalRate',
  note: BY_CAPITAL,
  lines: withMeans(percent),
});

/** Weighted by float capital. */
export const avgLryeRate = company.chart({
  ...compared,
  id: 'company.avgLryeRate',
  title: '融资余额比例与均值',
  path: '/api/investIndexZbph/getAvgLryeRate',
  note: BY_CAPITAL,
  lines: withMeans(percent),
});

/** The amount traded in a day, in yuan; the means are per company. */
export const avgTotalTradingAmt = company.chart({
  ...compared,
  id: 'company.avgTotalTradingAmt',
  title: '成交额与均值',
  path: '/api/investIndexZbph/getAvgtotalTradingAmt',
  source: '沪深北交易所',
  note: '近 250 个交易日，均值为每家公司平均',
  lines: withMeans(hundredMillionYuan),
});
