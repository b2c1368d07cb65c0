import { z } from 'zod';
import { companyCall, companyTable, figure } from '../company-table.ts';
import { AMOUNT_OVER_FLOAT_NOTE } from './amount-over-float.ts';
import { dayRange } from './day-range.ts';

/** What the share is worth on a day and how much of that was traded. Yuan and fractions. */
export const liquidity = companyTable({
  id: 'company.liquidity',
  title: '流动性',
  path: '/api/dataStockLiquidity/dataList',
  needs: 'gssjk_gn_view_fundPreference',
  source: '沪深北交易所',
  defaultSort: 'reportDate,DESC',
  row: z.object({
    reportDate: z.string(),
    totalCapital: figure,
    floatCapitalOfShares: figure,
    tradingDayAmt: figure,
    turnoverOfFloatCapitalRate: figure,
    /** Amount over the capital outside the founders' hands; null before their first report. */
    turnoverOfNotfoundationCapitalRate: figure,
  }),
  columns: [
    { key: 'reportDate', title: '交易日', format: 'date', sortable: true, fixed: 'left', width: 100 },
    { key: 'totalCapital', title: '总市值', unit: 'hundredMillionYuan', sortable: true, width: 96 },
    {
      key: 'floatCapitalOfShares',
      title: '流通市值',
      unit: 'hundredMillionYuan',
      sortable: true,
      width: 108,
    },
    { key: 'tradingDayAmt', title: '成交额', unit: 'hundredMillionYuan', sortable: true, width: 96 },
    {
      key: 'turnoverOfFloatCapitalRate',
      title: '成交额占流通市值',
      unit: 'percent',
      sortable: true,
      width: 148,
      note: AMOUNT_OVER_FLOAT_NOTE,
    },
    {
      key: 'turnoverOfNotfoundationCapitalRate',
      title: '成交额占非产业资本市值',
      unit: 'percent',
      sortable: true,
      width: 184,
      note: '成交额 ÷（收盘价 ×（总股本 − 当时已公告的产业资本持股））',
    },
  ],
});

/** Total and float capital by day, yuan. */
export const totalCapital = companyCall({
  id: 'company.totalCapital',
  title: '总市值与流通市值走势',
  path: '/api/dataStockLiquidity/getTotalCapital',
  needs: 'gssjk_gn_view_fundPreference',
  input: dayRange,
  output: z.array(z.object({ reportDate: z.string(), totalCapital: figure, floatCapitalOfShares: figure })),
});
