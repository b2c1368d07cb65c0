import type { IndexOrigin } from '@console/contract-invest';

type Measure = IndexOrigin['measures'][number];
const measure = (key: string, title: string, more: Partial<Measure> = {}): Measure => ({
  key,
  title,
  value: 0.1234,
  unit: 'percent',
  dearerShare: null,
  corpPercentile: 0.8,
  industryPercentile: 0.6,
  ...more,
});

/** How the indexes of 公司1 came about: its PE is negative, its connect share is not known. */
export const anOrigin = (more: Partial<IndexOrigin> = {}): IndexOrigin => ({
  asOf: '2026-11-20',
  corpName: '公司1',
  stockCode: '600001.SH',
  industryName: '银行',
  styleIndex: 3.9,
  measures: [
    measure('growthRevenue', '营业总收入同比（TTM）'),
    measure('growthProfit', '归母净利润同比（TTM）'),
    measure('roe', '净资产收益率（TTM）'),
    measure('grossMargin', '毛利率（TTM）', { value: null, corpPercentile: null }),
    measure('pe', '市盈率（TTM）', { unit: 'multiple', value: -8.5, corpPercentile: null }),
    measure('pb', '市净率', { unit: 'multiple', value: 0.72, dearerShare: 0.62 }),
  ],
  rates: [
    { key: 'fundHeldCapitalRate', title: '基金持股比例', value: 0.05, percentile: 0.9 },
    { key: 'lryeRate', title: '融资余额比例', value: 0.02, percentile: 0.7 },
    { key: 'hsgtHeldCapitalRate', title: '沪深港通持股比例', value: null, percentile: null },
    { key: 'mainOfTotalRate', title: '主力成交占比', value: 0.3, percentile: 0.8 },
    { key: 'turnoverOfFloatCapitalRate', title: '成交额占流通市值', value: 0.01, percentile: 0.8 },
  ],
  parts: [
    { key: 'industryComparisonIndex', title: '行业对比指数', index: 3, weight: 0.3, share: 0.9 },
    { key: 'corpComparisonIndex', title: '公司对比指数', index: 4.4, weight: 0.5, share: 2.2 },
    { key: 'zbphIndex', title: '公司资本偏好指数', index: 4, weight: 0.2, share: 0.8 },
  ],
  liquidityIndex: 4.5,
  meanAmount: 123_450_000,
  correctionCorpConfig: 4.08,
  ...more,
});
