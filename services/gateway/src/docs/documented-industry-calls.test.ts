import { publicPathsOf } from '@console/contract-core';
import { ALL_ENTRIES } from '../all-entries.ts';

/** The calls of document 2 §7 under the prefix of each classification: `default` is the plain address. */
type Prefix = 'default' | 'ecology' | 'etf';
const EVERY: readonly Prefix[] = ['default', 'ecology', 'etf'];

/** Calls of industries alone, and those of companies that the industry pages make. */
const OWN: readonly (readonly [calls: string, prefixes?: readonly Prefix[]])[] = [
  ['GET dataIndustry/option'],
  ['GET dataIndustry/selectIndustryParent'],
  ['GET dataIndustry/getIndustryById'],
  ['GET dataIndustry/getParentIndustryName'],
  ['GET dataIndustry/selectPageAll'],
  ['GET dataIndustry/selectListPage'],
  ['GET dataIndustry/queryListIndustryPage'],
  ['GET dataIndustry/pakOption'],
  ['POST dataIndustry/addChildIndustry'],
  ['PUT dataIndustry/updateIndustry'],
  ['DELETE dataIndustry/deleteIndustry/:id'],
  ['GET dataIndustrySywg/option', ['default']],
  ['GET dataIndustrySywg/checkList', ['default']],
  ['PUT dataIndustrySywg/update', ['default']],
  ['GET dataIndustry/getOverview', ['etf']],
  ['GET dataIndustry/getHeavyIndConf', ['etf']],
  ['GET dataIndustry/getHeavyStockConf', ['ecology', 'etf']],
  ['GET sysUser/getUserAll', ['default']],
  ['GET dataCorp/getIndustryCropId'],
  ['POST dataCorpIndustry/updateIndustryCorp'],
  ['POST dataCorp/insertCorps', ['default', 'ecology']],
  ['POST dataCorp/updateCorps', ['default', 'ecology']],
  ['GET dataCorp/pageSelectTableList'],
  ['GET dataCorp/dataInfo'],
  ['GET dataCorp/getSelectOneTable'],
  ['GET dataCorp/getCorpToInsIndustryId'],
  ['POST blade-resource/oss/endpoint/put-file', ['default']],
];

/**
 * Calls that a company has at the same plain address: an industry's are below the prefixes, and below the name of
 * its service.
 */
const SHARED: readonly string[] = [
  'GET dataStockEquityPledge/equityPledgeByDataId',
  'GET dataSeniorExecutiveStructure/getGroupYear',
  'GET dataSeniorExecutiveStructure/getDetailByDataID',
  'GET dataSeniorExecutiveDetails/getGroupYear',
  'GET dataSeniorExecutiveDetails/selectByDataId',
  'GET majorEventsDividendStatistics/getMajorByDataId',
  'GET dataStockSupplierCustomer/querySelectGetSupplier',
  'GET dataStockSupplierCustomer/querySelectGetSupplierIndustry',
  'GET dataStockSupplierCustomerSum/list',
  'GET dataStockFinancialAnalysis/dataList',
  'GET dataStockFinancialAnalysis/industryList',
  'GET dataStockOrgHeld/dataList',
  'GET dataStockOrgHeld/industryList',
  'GET dataStockFoundationHeld/dataList',
  'GET dataStockResearchAndDevelopment/getResearchById',
  'GET dataStockResearchAndDevelopment/getPatentById',
  'GET dataStockStaffComposition/querySelectMan',
  'GET dataStockStaffComposition/queryStaffManDetail',
  'GET dataForecast/dataList',
  'GET dataForecast/growthForecast',
  'GET dataForecast/qualityForecast',
  'GET dataForecast/getEcologicalComparison',
  'GET dataForecast/getEcologicalComparisonValuations',
  'GET dataIncome/dataList',
  'GET dataAssets/dataList',
  'GET dataCash/dataList',
  'GET dataBusiness/operatingExpenses',
  'GET dataBusiness/getLefDetail',
  'GET dataBusinessRegionDetail/getRegionDetail',
  'POST dataCorpCompetitivenessController/insertOrUpdate',
  'POST dataCorpCompetitivenessController/delete',
  'GET dataCorpCompetitivenessController/listFlow',
  'GET dataCorpCompetitivenessController/getDetailByDataID',
];

const served = new Set(
  ALL_ENTRIES.flatMap((entry) => publicPathsOf(entry).map((path) => `${entry.method} ${path}`)),
);
const at = (call: string, base: string): string => call.replace(' ', ` ${base}`);

describe('the calls of document 2 §7', () => {
  it.each(OWN.flatMap(([call, prefixes = EVERY]) => prefixes.map((prefix) => [call, prefix] as const)))(
    '%s is served for %s',
    (call, prefix) => {
      expect(served).toContain(at(call, prefix === 'default' ? '/api/' : `/api/${prefix}/`));
    },
  );

  it.each(SHARED)('%s is served for every classification, apart from the company’s', (call) => {
    for (const base of ['/api/', '/api/ecology/', '/api/etf/', '/svc/industry/api/'])
      expect(served).toContain(at(call, base));
  });
});
