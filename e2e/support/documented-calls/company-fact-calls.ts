import { callsOf, type DocumentedCall } from './documented-call.ts';
import {
  CONNECT_HOLDINGS,
  DIVIDEND,
  EMPLOYEE_PLAN,
  EXECUTIVE_CHANGE,
  FLOW,
  HOLDINGS,
  INDUSTRIAL_CAPITAL,
  ISSUANCE,
  LIQUIDITY,
  MARGIN,
  PLEDGE,
  PREFERENCE,
  SHAREHOLDER,
  STAFF_EDUCATION,
} from './documented-fields.ts';

const { get } = callsOf('1§7');

const ONE = { dataId: '$company' };
const PAGED = { page: 0, size: 20, dataId: '$company' };
const PERIODS = { dataId: '$company', reportType: 'Q', yearSize: 5 };
const QUARTERS: DocumentedCall['answer'] = { statement: 'report' };
const YEARS: DocumentedCall['answer'] = { statement: 'forecast' };

const FINANCIAL = [
  get(['/api/dataCash/dataList', '/us/api/dataCash/dataList'], PERIODS, QUARTERS),
  get('/api/dataCash/dataList', { dataId: '$company', reportType: 'Y', yearSize: '' }, QUARTERS),
  get('/us/api/dataProfit/dataList', PERIODS, QUARTERS),
  get('/us/api/dataProfit/queryChildDataList', PERIODS, QUARTERS),
  get(['/us/api/dataAssets/dataList', '/api/dataAssets/dataList'], PERIODS, QUARTERS),
  get('/api/dataStockFinancialAnalysis/dataList', PERIODS, QUARTERS),
  get('/api/dataStockFinancialAnalysis/industryList', PERIODS, QUARTERS),
  ...['incom', 'attributable', 'margin', 'interest'].map((name) =>
    get(`/api/dataStockFinancialAnalysis/${name}`, PERIODS, { rows: ['reportPeriod'] }),
  ),
  get('/api/dataForecast/dataList', ONE, YEARS),
  get('/api/dataForecast/selectGroupTime', ONE, { list: [] }),
  get('/api/dataForecast/selectGroupYear', ONE, { list: [] }),
  get('/api/dataForecast/selectQueryByTime', { dataId: '$company', time: '$forecastDay' }, YEARS),
  get('/api/dataForecast/growthForecast', PAGED, { page: ['reportDate', 'year'] }),
  get('/api/dataForecast/qualityForecast', PAGED, { page: ['reportDate', 'year'] }),
  get('/api/dataForecast/getEcologicalComparison', PAGED, { any: true }),
  get('/api/dataForecast/getEcologicalComparisonValuations', PAGED, { any: true }),
  get('/api/dataForecast/getEcologicalComparisonValuationsSort', PAGED, { any: true }),
];

const BUSINESS = [
  get(['/us/api/dataBusiness/getLefDetail', '/us/api/dataBusiness/getLefDetailConver'], ONE, {
    fields: ['contents', 'reportPeriods'],
  }),
  get('/us/api/dataBusinessRegionDetail/getRegionDetail', ONE, { fields: ['contents', 'reportPeriods'] }),
  get(
    '/us/api/dataStockSupplierCustomer/querySelectGetSupplier',
    { dataId: '$company', year: '$partnerYear', kind: 'supplier' },
    { any: true },
  ),
  get('/us/api/dataStockSupplierCustomer/querySelectGetSupplierIndustry', ONE, { any: true }),
  get('/us/api/dataStockSupplierCustomerSum/list', ONE, {
    rows: ['year', 'supplierPurAmtSum', 'supplierRatioSum', 'customerSalesAmtSum', 'customerRatioSum'],
  }),
  get('/us/api/dataStockResearchAndDevelopment/getResearchById', ONE, {
    rows: [
      'year',
      'developersNum',
      'staffCompositionId',
      'developersNumRatio',
      'issueCost',
      'totalRadAm',
      'radFeeToRevenue',
      'capitalizedRadCost',
      'capitalizedRadFeeRatio',
    ],
  }),
  get('/us/api/dataStockResearchAndDevelopment/getPatentById', ONE, {
    rows: [
      'patent',
      'inventionAuthorization',
      'practicalNewType',
      'design',
      'companyPatentQuantity',
      'patentScore',
      'inventionAuthorizationScore',
      'practicalNewTypeScore',
      'designScore',
    ],
  }),
  get('/api/dataStockStaffComposition/querySelectMan', ONE, { any: true }),
  get('/api/dataStockStaffComposition/queryStaffManDetail', ONE, { rows: STAFF_EDUCATION }),
];

const MARKET = [
  get('/api/dataShareholderStructure/shareholderStructure', ONE, { rows: SHAREHOLDER }),
  get('/api/dataShareholderStructure/floatshareholderStructure', ONE, { rows: SHAREHOLDER }),
  get(
    '/api/dataShareholderStructure/holdernumPeriod',
    { dataId: '$company', reportPeriod: '$quarter' },
    {
      rows: ['shareHoldersNum'],
    },
  ),
  get('/api/dataShareholderStructure/periodListFlow', ONE, { list: [] }),
  get(
    '/api/dataStockPastQuotation/stockPastLevelList',
    { dataId: '$company', indicator: 'pe' },
    {
      rows: ['date', 'data'],
    },
  ),
  get(
    '/api/dataStockPastQuotation/insustryLevelList',
    { dataId: '$company', indicator: 'pe' },
    {
      rows: ['date', 'data'],
    },
  ),
  get('/api/dataStockPastQuotation/getDataBaseErve', ONE, { rows: ['date', 'close', 'open', 'high', 'low'] }),
  get(
    '/api/CompanyResearch/MarkeChange',
    { startTime: '2026-01-01', endTime: '2026-12-31', dataId: '$company' },
    { rows: ['reportDate', 'totalCapital'] },
  ),
  get(
    '/api/CompanyResearch/MarkeChange',
    { startTime: '2026-01-01', endTime: '2026-12-31', industryId: '$industry' },
    { rows: ['reportDate', 'totalCapital'] },
  ),
  get('/api/CompanyResearch/businessStructure', ONE, { rows: ['reportDate', 'npToRevenue'] }),
  get('/api/CompanyResearch/roe', ONE, { rows: ['year', 'roeFy'] }),
  get('/api/CompanyResearch/roic', ONE, { rows: ['year', 'roicFy'] }),
  get('/api/CompanyResearch/companyForecastPage', PAGED, { page: ['reportDate', 'year'] }),
  get('/api/analyst/evaluation/pageList', PAGED, { page: [] }),
  get('/api/performance/forecast/pageList', PAGED, {
    page: [
      'reportDate',
      'previewDate',
      'type',
      'typeScore',
      'lowerProfit',
      'upperProfit',
      'averageProfit',
      'lowerOperatingRevenue',
      'upperOperatingRevenue',
      'averageOperatingRevenue',
      'tabloid',
    ],
  }),
  get('/api/performance/express/pageList', PAGED, { page: [] }),
  get('/api/performance/popularity/pageList', PAGED, {
    page: ['popularityDate', 'totalHeat', 'searchHeat', 'optionalHeat'],
  }),
  get('/api/institutional/research/pageList', PAGED, { page: [] }),
];

const FUNDS = [
  get('/us/api/dataStockHsgtHeld/dataList', PAGED, { page: CONNECT_HOLDINGS }),
  get('/us/api/dataStockCapitalLeverageTrading/dataList', PAGED, { page: MARGIN }),
  get('/api/dataStockOrgHeld/dataList', PAGED, { page: HOLDINGS }),
  get('/api/dataStockOrgHeld/industryList', PAGED, { page: ['reportDate'] }),
  get('/api/dataStockFoundationHeld/dataList', PAGED, { page: INDUSTRIAL_CAPITAL }),
  get('/api/dataStockLiquidity/dataList', PAGED, { page: LIQUIDITY }),
  get('/api/dataStockLiquidity/getTotalCapital', ONE, { list: ['reportDate', 'totalCapital'] }),
  get(['/api/dataStockTradingConstructStat/dataList', '/api/etf/dailyTradeStat/page'], PAGED, { page: FLOW }),
  get('/api/dataStockTradingConstructStat/historyTotalSingleRate', ONE, { rows: ['reportDate'] }),
  get('/api/dataStockTradingConstructStat/historyTurnoverRate', ONE, { rows: ['reportDate'] }),
  get('/us/api/investIndexZbph/pageList', PAGED, { page: ['reportDate', ...PREFERENCE] }),
  get('/us/api/investIndexZbph/investComparison', ONE, { any: true }),
  ...['getAvgHsgtHeldCapitalRate', 'getAvgLryeRate', 'getAvgtotalTradingAmt'].map((name) =>
    get(`/api/investIndexZbph/${name}`, ONE, { rows: ['reportDate'] }),
  ),
];

const EVENTS = [
  get(
    ['/api/dataStockEquityPledge/equityPledgeByDataId', '/us/api/dataStockEquityPledge/equityPledgeByDataId'],
    ONE,
    { list: PLEDGE },
  ),
  get('/api/majorEventsDividendStatistics/getMajorByDataId', ONE, { rows: DIVIDEND }),
  get('/api/dataStockStaffShareholdingPlan/getStaffShareByDataId', ONE, { rows: EMPLOYEE_PLAN }),
  get('/api/dataAdditionalIssuanceStatistics/getAdditionalGroupYear', ONE, { list: [] }),
  get('/api/dataAdditionalIssuanceStatistics/getByDataId', ONE, { rows: ISSUANCE }),
  get('/us/api/dataSeniorExecutiveStructure/getGroupYear', ONE, { list: [] }),
  ...['getDetailByDataID', 'getDetailByTrueDataID'].map((name) =>
    get(`/us/api/dataSeniorExecutiveStructure/${name}`, ONE, {
      rows: ['name', 'sex', 'age', 'education', 'educationScore', 'sharesHeldNumber', 'pay', 'post', 'id'],
    }),
  ),
  get('/api/dataSeniorExecutiveDetails/getGroupYear', ONE, { list: [] }),
  get(
    '/api/dataSeniorExecutiveDetails/selectByDataId',
    { dataId: '$company', year: '$tradeYear' },
    {
      rows: EXECUTIVE_CHANGE,
    },
  ),
  get(
    '/api/dataSeniorExecutiveDetails/selectByDataId',
    { detailId: '$executive', year: '$executiveYear' },
    {
      rows: EXECUTIVE_CHANGE,
    },
  ),
];

/** Document 1 §7: reads about one company. */
export const companyFactCalls: readonly DocumentedCall[] = [
  ...FINANCIAL,
  ...BUSINESS,
  ...MARKET,
  ...FUNDS,
  ...EVENTS,
];
