import { z } from 'zod';
import { companyTable, figure } from '../company-table.ts';

/** What the controlling holder and those from before the listing own at the end of a quarter. */
export const foundationHeld = companyTable({
  id: 'company.foundationHeld',
  title: '产业资本持股',
  path: '/api/dataStockFoundationHeld/dataList',
  needs: 'gssjk_gn_view_fundPreference',
  source: '定期报告',
  defaultSort: 'reportDate,DESC',
  row: z.object({
    reportDate: z.string(),
    no1HolderHeldNum: figure,
    foundationHolderHeldNum: figure,
    foundationHolderHeldNumChange: figure,
    foundationHolderHeldCapital: figure,
    foundationHolderHeldCapitalRate: figure,
  }),
  columns: [
    { key: 'reportDate', title: '报告日期', format: 'date', sortable: true, fixed: 'left', width: 100 },
    { key: 'no1HolderHeldNum', title: '第一大股东持股', unit: 'millionShares', sortable: true, width: 160 },
    {
      key: 'foundationHolderHeldNum',
      title: '产业资本持股',
      unit: 'millionShares',
      sortable: true,
      width: 146,
    },
    {
      key: 'foundationHolderHeldNumChange',
      title: '产业资本持股变动',
      unit: 'millionShares',
      format: 'change',
      sortable: true,
      width: 172,
    },
    {
      key: 'foundationHolderHeldCapital',
      title: '产业资本持股市值',
      unit: 'hundredMillionYuan',
      sortable: true,
      width: 160,
    },
    {
      key: 'foundationHolderHeldCapitalRate',
      title: '占总股本比',
      unit: 'percent',
      sortable: true,
      width: 110,
    },
  ],
});

/** Margin trading and short selling by day, yuan: what is borrowed and not yet returned. */
export const leverage = companyTable({
  id: 'company.leverage',
  title: '融资融券',
  path: '/api/dataStockCapitalLeverageTrading/dataList',
  needs: 'gssjk_gn_view_fundPreference',
  source: '沪深交易所',
  defaultSort: 'reportDate,DESC',
  row: z.object({
    reportDate: z.string(),
    marginTrading: figure,
    shortSelling: figure,
    /** marginTrading − shortSelling */
    balance: figure,
    /** marginTrading + shortSelling */
    sum: figure,
    /** sum over close × float shares of the day */
    sumRate: figure,
    /** Against the row before; null in the first. */
    sumDayChange: figure,
  }),
  columns: [
    { key: 'reportDate', title: '交易日', format: 'date', sortable: true, fixed: 'left', width: 100 },
    { key: 'marginTrading', title: '融资余额', unit: 'hundredMillionYuan', sortable: true, width: 108 },
    { key: 'shortSelling', title: '融券余额', unit: 'hundredMillionYuan', sortable: true, width: 108 },
    {
      key: 'balance',
      title: '融资融券差额',
      unit: 'hundredMillionYuan',
      format: 'change',
      sortable: true,
      width: 134,
    },
    { key: 'sum', title: '融资融券余额合计', unit: 'hundredMillionYuan', sortable: true, width: 160 },
    { key: 'sumRate', title: '占流通市值比', unit: 'percent', sortable: true, width: 122 },
    {
      key: 'sumDayChange',
      title: '合计日变动',
      unit: 'hundredMillionYuan',
      format: 'change',
      sortable: true,
      width: 122,
    },
  ],
});

/** What is held through the Shanghai and Shenzhen connect. */
export const connectHeld = companyTable({
  id: 'company.connectHeld',
  title: '沪深港通持股',
  path: '/api/dataStockHsgtHeld/dataList',
  needs: 'gssjk_gn_view_fundPreference',
  source: '沪深交易所',
  defaultSort: 'reportDate,DESC',
  row: z.object({
    reportDate: z.string(),
    hsgtNetBuyVol: figure,
    hsgtNetBuyAmount: figure,
    hsgtHeldNum: figure,
    hsgtHeldCapitalRate: figure,
    /** Against the row before; differs from what was bought on ex-rights days with new shares. */
    hsgtHeldNumDayChange: figure,
  }),
  columns: [
    { key: 'reportDate', title: '交易日', format: 'date', sortable: true, fixed: 'left', width: 100 },
    {
      key: 'hsgtNetBuyVol',
      title: '净买入量',
      unit: 'millionShares',
      format: 'change',
      sortable: true,
      width: 120,
    },
    {
      key: 'hsgtNetBuyAmount',
      title: '净买入额',
      unit: 'hundredMillionYuan',
      format: 'change',
      sortable: true,
      width: 108,
    },
    { key: 'hsgtHeldNum', title: '持股数', unit: 'millionShares', sortable: true, width: 108 },
    { key: 'hsgtHeldCapitalRate', title: '占流通股比', unit: 'percent', sortable: true, width: 110 },
    {
      key: 'hsgtHeldNumDayChange',
      title: '持股日变动',
      unit: 'millionShares',
      format: 'change',
      sortable: true,
      width: 134,
    },
  ],
});
