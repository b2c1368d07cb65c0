import { dayRange } from '@console/contract-core';
import { capitalLines, date, liquidityColumns } from '@console/contract-core/columns';
import { company } from '../company.ts';

/** The capital of the share on a day in yuan, and the fractions of it that were traded. */
export const liquidity = company.facts({
  id: 'company.liquidity',
  title: '流动性',
  path: '/api/dataStockLiquidity/dataList',
  needs: 'gssjk_gn_view_fundPreference',
  source: '沪深北交易所',
  key: 'reportDate',
  counter: '个交易日',
  defaultSort: 'reportDate,DESC',
  columns: {
    reportDate: date('交易日', { fixed: 'left' }),
    ...liquidityColumns,
  },
});

/** Total and float capital by day, yuan. */
export const totalCapital = company.chart({
  id: 'company.totalCapital',
  title: '总市值与流通市值走势',
  path: '/api/dataStockLiquidity/getTotalCapital',
  needs: 'gssjk_gn_view_fundPreference',
  source: '沪深北交易所',
  note: '近一年',
  input: dayRange,
  form: 'bare',
  over: { reportDate: date('日期') },
  lines: capitalLines,
});
