import { callsOf, ofVariants, withVariants, type DocumentedCall } from './documented-call.ts';
import { industryDayCalls } from './industry-day-calls.ts';
import { industryReportCalls } from './industry-report-calls.ts';

const { get, post, put, remove } = callsOf('2§7');

const DETAIL = [
  'industryId',
  'industryName',
  'industryCode',
  'industryLevel',
  'industryDesc',
  'userId',
  'parentId',
  'swid',
  'hyflName',
];
const LISTED = [
  'industryId',
  'industryName',
  'industryCode',
  'industryLevel',
  'totalCapital',
  'pe',
  'pb',
  'ps',
  'industryOperatingRevenue',
  'industryNp',
  'corpCount',
  'corpUpdatedTime',
];
const TREE = ['industryId', 'industryName', 'children'];
const TEXTS = { industryDesc: '行业概况', userId: '$analyst' };
const TOP = { industryName: '文档一级', industryCode: 'DOC1', industryLevel: 1, ...TEXTS };
const ONE = { industryId: '$industry' };

/** Document 2 §7: the industries, their maintenance and the Shenwan tree. */
const SERVED: readonly DocumentedCall[] = [
  get(withVariants('dataIndustry/option'), undefined, { list: TREE }),
  get(withVariants('dataIndustry/selectIndustryParent'), undefined, { list: TREE }),
  get('/api/dataIndustrySywg/option', undefined, { list: TREE }),
  get('/api/dataIndustrySywg/checkList', undefined, { any: true }),
  put('/api/dataIndustrySywg/update', { industries: '$shenwanChosen' }, { truthy: true }),
  get(withVariants('dataIndustry/pakOption'), undefined, { list: ['value', 'label'] }),
  get(withVariants('dataIndustry/getIndustryById'), ONE, { fields: DETAIL }),
  get(withVariants('dataIndustry/getParentIndustryName'), ONE, { truthy: true }),
  get(
    '/api/etf/dataIndustry/getHeavyStockConf',
    { dataId: '$industry' },
    { page: ['stockCode', 'shortName', 'weight'] },
  ),
  get(
    [...withVariants('dataIndustry/selectPageAll'), ...withVariants('dataIndustry/selectListPage')],
    { page: 0, size: 10, sort: 'total_capital,DESC' },
    { page: LISTED },
  ),
  get(
    '/api/ecology/dataIndustry/selectPageAll',
    { page: 0, size: 10, industryIds: ['$industry', '$pool'] },
    {
      page: [],
    },
  ),
  get(
    withVariants('dataIndustry/queryListIndustryPage'),
    { page: 1, size: 10, sort: 'total_capital,DESC' },
    {
      page: LISTED,
    },
  ),
  get('/api/sysUser/getUserAll', undefined, { list: ['id', 'username'] }),
  post('/api/ecology/dataIndustry/addChildIndustry', TOP, { truthy: true }),
  post(
    '/api/ecology/dataIndustry/addChildIndustry',
    {
      parentId: '$newIndustry',
      industryName: '文档二级',
      industryCode: 'DOC2',
      industryLevel: 2,
      ...TEXTS,
    },
    { truthy: true },
  ),
  put(
    withVariants('dataIndustry/updateIndustry'),
    { industryId: '$newChild', industryName: '文档二改', industryCode: 'DOC2', ...TEXTS },
    { truthy: true },
  ),
  remove('/api/ecology/dataIndustry/deleteIndustry/$newChild', undefined, { any: true }),
  remove('/api/dataIndustry/deleteIndustry/$newIndustry', undefined, { any: true }),
  get(
    '/api/CompanyResearch/MarkeChange',
    { startTime: '2026-01-01', endTime: '2026-12-31', industryId: '$industry' },
    { rows: ['reportDate', 'totalCapital'] },
  ),
];

const NOTES = 'dataCorpCompetitivenessController';
const ABOUT = { dataId: '$industry', type: 1 };
const NOTE = { ...ABOUT, id: '', year: 2031, content: '<p>概览</p>' };
const MEMBERS = ['corpId', 'stockCode', 'shortName'];

/** The same, as far as they are built: under the prefixes of the variants, and plain from the industry service. */
const SHARED: readonly DocumentedCall[] = [
  get(
    ofVariants('dataStockEquityPledge/equityPledgeByDataId'),
    { dataId: '$industry' },
    { page: [...MEMBERS, 'announcementDate', 'pledgeName', 'pledgeNumberOfShares', 'closeRate'] },
  ),
  get(
    ofVariants('dataSeniorExecutiveDetails/selectByDataId'),
    { dataId: '$industry' },
    { page: [...MEMBERS, 'date', 'changeName', 'amount', 'volume', 'changeReason'] },
  ),
  get(
    ofVariants('dataSeniorExecutiveDetails/selectByDataId'),
    { dataId: '$industry', year: '2026' },
    { page: [...MEMBERS, 'date', 'changeName', 'amount'] },
  ),
  get(
    ofVariants('dataSeniorExecutiveStructure/getDetailByDataID'),
    { dataId: '$industry' },
    { page: [...MEMBERS, 'year', 'name', 'post', 'pay'] },
  ),
  get(ofVariants('dataSeniorExecutiveStructure/getGroupYear'), { dataId: '$industry' }, { list: [] }),
  get(ofVariants('dataSeniorExecutiveDetails/getGroupYear'), { dataId: '$industry' }, { list: [] }),
  get(
    ofVariants('majorEventsDividendStatistics/getMajorByDataId'),
    { dataId: '$industry' },
    { page: [...MEMBERS, 'reportDate', 'schemeDescription', 'dividendAmt'] },
  ),
  get(
    ofVariants('dataCorpIndustry/pageList'),
    { dataId: '$pool' },
    { page: [...MEMBERS, 'no', 'createdTime'] },
  ),
  get(
    '/api/etf/dataIndustry/getOverview',
    { dataId: '$fund' },
    {
      fields: [
        ...['industryName', 'industryCode', 'fundStatus', 'fundShares', 'fundScale', 'fundEstNormDate'],
        ...['fundExpNormDate', 'fundSupervisor', 'fundManager', 'perfComparativeBenchmark'],
        ...['investObjective', 'investSocpe', 'investPhilosophy', 'investStrategy'],
      ],
    },
  ),
  get(
    '/api/etf/dataIndustry/getHeavyIndConf',
    { dataId: '$fund' },
    { page: ['industryName', 'industryCode', 'weight'] },
  ),
  post(ofVariants(`${NOTES}/insertOrUpdate`).slice(0, 1), NOTE, { any: true }),
  get(ofVariants(`${NOTES}/listFlow`), ABOUT, { list: [] }),
  get(
    ofVariants(`${NOTES}/getDetailByDataID`),
    { ...ABOUT, year: 2031 },
    { fields: ['content', 'year', 'id'] },
  ),
  post(
    ofVariants(`${NOTES}/insertOrUpdate`),
    { ...NOTE, id: '$industryNote', content: '<p>改后</p>' },
    { any: true },
  ),
  post(ofVariants(`${NOTES}/delete`).slice(2), { id: '$industryNote' }, { any: true }, { inQuery: true }),
];

export const industryCalls: readonly DocumentedCall[] = [
  ...SERVED,
  ...SHARED,
  ...industryDayCalls,
  ...industryReportCalls,
];
