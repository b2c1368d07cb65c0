import {
  hundredMillionYuan,
  integer,
  millionYuan,
  multiple,
  percent,
  year,
  yuan,
} from '@console/contract-core/columns';
import { memberTable } from '../member-table.ts';

/** I-08: the members side by side: what analysts expect of each, and how it is valued. */
export const memberComparisons = {
  /** The newest expectations of each member's next fiscal year. */
  memberForecasts: memberTable({
    id: 'industry.memberForecasts',
    title: '成份公司预测',
    call: 'dataForecast/getEcologicalComparison',
    needs: 'hysjk_gn_view_marketData',
    source: '一致预期',
    counter: '家',
    defaultSort: 'netProfitParent,DESC',
    columns: {
      year: year('会计年度'),
      institutionCount: integer('预测机构数'),
      operatingTotalRevenue: millionYuan('营业总收入'),
      netProfitParent: millionYuan('归母净利润'),
      eps: yuan('每股收益'),
      gpMargin: percent('毛利率'),
      profitTaMargin: percent('税前利润率'),
      roe: percent('ROE'),
      roic: percent('ROIC'),
    },
  }),
  memberValuations: memberTable({
    id: 'industry.memberValuations',
    title: '成份公司估值',
    call: 'dataForecast/getEcologicalComparisonValuations',
    needs: 'hysjk_gn_view_marketData',
    counter: '家',
    defaultSort: 'totalCapital,DESC',
    columns: {
      totalCapital: hundredMillionYuan('总市值'),
      pe: multiple('PE(TTM)', { why: true }),
      pb: multiple('PB'),
      ps: multiple('PS(TTM)'),
    },
  }),
} as const;
