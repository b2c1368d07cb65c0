import {
  connectColumns,
  date,
  industrialCapitalColumns,
  leverageColumns,
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
    ...leverageColumns,
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
    ...connectColumns,
  },
});
