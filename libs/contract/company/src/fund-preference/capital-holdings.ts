import {
  date,
  hundredMillionYuan,
  industrialCapitalColumns,
  millionShares,
  percent,
} from '@console/contract-core/columns';
import { company } from '../company.ts';

/** The holdings of the controlling holder and of holders from before the listing, at the end of a quarter. */
export const foundationHeld = company.facts({
  id: 'company.foundationHeld',
  title: '产业资本持股',
  path: '/api/dataStockFoundationHeld/dataList',
  needs: 'gssjk_gn_view_fundPreference',
  source: '定期报告',
  key: 'reportDate',
  counter: '期',
  defaultSort: 'reportDate,DESC',
  columns: {
    reportDate: date('报告日期', { fixed: 'left' }),
    ...industrialCapitalColumns,
  },
});

/** Margin trading and short selling by day, in yuan: amounts borrowed and not yet returned. */
export const leverage = company.facts({
  id: 'company.leverage',
  title: '融资融券',
  path: '/api/dataStockCapitalLeverageTrading/dataList',
  needs: 'gssjk_gn_view_fundPreference',
  source: '沪深交易所',
  key: 'reportDate',
  counter: '个交易日',
  defaultSort: 'reportDate,DESC',
  columns: {
    reportDate: date('交易日', { fixed: 'left' }),
    marginTrading: hundredMillionYuan('融资余额'),
    shortSelling: hundredMillionYuan('融券余额'),
    /** marginTrading − shortSelling */
    balance: hundredMillionYuan('融资融券差额', { signed: true }),
    /** marginTrading + shortSelling */
    sum: hundredMillionYuan('融资融券余额合计'),
    /** sum over close × float shares of the day */
    sumRate: percent('占流通市值比'),
    /** Against the previous row; null in the first. */
    sumDayChange: hundredMillionYuan('合计日变动', { signed: true }),
  },
});

/** Holdings through the Shanghai and Shenzhen Stock Connect. */
export const connectHeld = company.facts({
  id: 'company.connectHeld',
  title: '沪深港通持股',
  path: '/api/dataStockHsgtHeld/dataList',
  needs: 'gssjk_gn_view_fundPreference',
  source: '沪深交易所',
  key: 'reportDate',
  counter: '个交易日',
  defaultSort: 'reportDate,DESC',
  columns: {
    reportDate: date('交易日', { fixed: 'left' }),
    hsgtNetBuyVol: millionShares('净买入量', { signed: true }),
    hsgtNetBuyAmount: hundredMillionYuan('净买入额', { signed: true }),
    hsgtHeldNum: millionShares('持股数'),
    hsgtHeldCapitalRate: percent('占流通股比'),
    /** Against the previous row; on ex-rights days with new shares it differs from the number bought. */
    hsgtHeldNumDayChange: millionShares('持股日变动', { signed: true }),
  },
});
