import { callsOf, ofVariants, type DocumentedCall } from './documented-call.ts';
import { HOLDINGS, INDUSTRIAL_CAPITAL, STAFF_EDUCATION } from './documented-fields.ts';

const { get } = callsOf('2§7');

const OWN = { dataId: '$industry' };
const PERIODS = { ...OWN, reportType: 'Q', yearSize: '5' };
const PAGE = { page: 0, size: 20, ...OWN };
const read = (call: string, payload: DocumentedCall['payload'], answer: DocumentedCall['answer']) =>
  get(ofVariants(call), payload, answer);

const EXPENSES = ['reportPeriod', 'salesFee', 'manageFee', 'radCostSum', 'financingExpenses'];
const RESEARCH = [
  ...['year', 'developersNum', 'staffCompositionId', 'developersNumRatio', 'issueCost', 'totalRadAm'],
  ...['radFeeToRevenue', 'capitalizedRadCost', 'capitalizedRadFeeRatio'],
];
const PATENTS = [
  ...['patent', 'inventionAuthorization', 'practicalNewType', 'design', 'companyPatentQuantity'],
].flatMap((kind) => [kind, `${kind}Score`]);
const PARTNERS = ['year', 'supplierPurAmtSum', 'supplierRatioSum', 'customerSalesAmtSum', 'customerRatioSum'];

/** What the members of an industry report, summed: document 2 §7, tables and charts. */
export const industryReportCalls: readonly DocumentedCall[] = [
  read('dataStockFinancialAnalysis/dataList', PERIODS, { statement: 'report' }),
  read('dataStockFinancialAnalysis/industryList', PERIODS, { statement: 'report' }),
  read('dataIncome/dataList', PERIODS, { statement: 'report' }),
  read('dataAssets/dataList', PERIODS, { statement: 'report' }),
  read('dataCash/dataList', PERIODS, { statement: 'report' }),
  read('dataForecast/dataList', OWN, { statement: 'forecast' }),
  read('dataForecast/growthForecast', PAGE, { page: ['reportDate', 'year'] }),
  read('dataForecast/qualityForecast', PAGE, { page: ['reportDate', 'year'] }),
  read('dataForecast/getEcologicalComparison', PAGE, { page: ['corpId', 'year', 'netProfitParent', 'roe'] }),
  read('dataForecast/getEcologicalComparisonValuations', PAGE, {
    page: ['corpId', 'totalCapital', 'pe', 'pb', 'ps'],
  }),
  read('dataBusiness/operatingExpenses', PERIODS, { rows: [...EXPENSES, 'operatingTotalRevenue'] }),
  read('dataBusiness/getLefDetail', OWN, { fields: ['contents', 'reportPeriods'] }),
  read('dataBusinessRegionDetail/getRegionDetail', OWN, { fields: ['contents', 'reportPeriods'] }),
  read('dataStockOrgHeld/dataList', PAGE, { page: HOLDINGS }),
  read('dataStockOrgHeld/industryList', PAGE, { page: HOLDINGS }),
  read('dataStockFoundationHeld/dataList', PAGE, { page: INDUSTRIAL_CAPITAL }),
  read('dataStockResearchAndDevelopment/getResearchById', OWN, { page: RESEARCH }),
  read('dataStockResearchAndDevelopment/getPatentById', OWN, { page: PATENTS }),
  read('dataStockSupplierCustomerSum/list', OWN, { page: PARTNERS }),
  read('dataStockSupplierCustomer/querySelectGetSupplier', OWN, { page: ['name', 'amount', 'ratio'] }),
  read('dataStockSupplierCustomer/querySelectGetSupplierIndustry', OWN, { page: PARTNERS }),
  read('dataStockStaffComposition/querySelectMan', OWN, {
    rows: ['year', 'productionStaffNum', 'salesStaffNum', 'staffNum'],
  }),
  read('dataStockStaffComposition/queryStaffManDetail', OWN, { rows: STAFF_EDUCATION }),
];
