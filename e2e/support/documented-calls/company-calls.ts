import { callsOf, withVariants, type DocumentedCall } from './documented-call.ts';
import { companyFactCalls } from './company-fact-calls.ts';

const { get, post } = callsOf('1§7');

const NOTES = '/api/dataCorpCompetitivenessController';
const ADDED = {
  listed: 1,
  shortName: '$newName',
  stockCode: '$newCode',
  exchange: '$newExchange',
  industryNames: ['$pool'],
  conceptTheme: '概念',
  mainProductName: '产品',
};

/** Document 1 §7: lists, edits, notes and uploads. */
export const companyCalls: readonly DocumentedCall[] = [
  get('/api/dataStockCompanyDO/selectAll', undefined, { list: ['shortName', 'stockQuerycode'] }),
  get('/api/dataStockCompanyDO/selectTableAll', undefined, { list: ['nameCloud'] }),
  get(
    withVariants('dataCorp/pageSelectTableList'),
    { page: 0, size: 10, sort: 'type_time,DESC' },
    {
      page: [
        'corpId',
        'shortName',
        'stockCode',
        'close',
        'totalCapital',
        'pe',
        'pb',
        'ps',
        'typeTime',
        'date',
        'status',
      ],
    },
  ),
  get(
    '/api/dataCorp/pageSelectTableList',
    { page: 0, size: 10, sort: 'type_time,DESC', releaseInfoNames: '$shenwan', swType: 1 },
    { page: ['corpId'] },
  ),
  get(withVariants('dataCorp/dataInfo'), { corpId: '$company' }, { fields: ['corpId', 'shortName'] }),
  get(
    ['/api/dataCorp/getSelectOneTable', '/api/ecology/dataCorp/getSelectOneTable'],
    { dataId: '$company' },
    {
      fields: [
        'corpCnName',
        'corpEnName',
        'city',
        'nationalEcoIndustry',
        'regCapital',
        'establishedDate',
        'unifiedSocialCreditCode',
        'website',
        'officeAddress',
        'registeredAddress',
        'operatingScope',
        'corpProfile',
      ],
    },
  ),
  get('/api/etf/dataCorp/getSelectOneTable', { dataId: '$company' }, { fields: ['fundName', 'fundManager'] }),
  get(withVariants('dataCorp/getCorpToInsIndustryId'), { corpId: '$company' }, { any: true }),
  get(
    withVariants('dataCorp/getIndustryCropId'),
    { industryId: '$pool', industryLevel: 3 },
    { fields: ['AllCorp', 'IndustryIdCorp'] },
  ),
  post('/api/dataCorp/insertCorps', { ...ADDED, coreCompetence: '竞争力' }, { truthy: true }),
  post(
    ['/api/dataCorp/updateCorps', '/api/ecology/dataCorp/updateCorps'],
    { ...ADDED, corpId: '$newCompany', oldIndustryNames: ['$pool'] },
    { truthy: true },
  ),
  post(
    withVariants('dataCorpIndustry/updateIndustryCorp'),
    { industryId: '$pool', corpIds: '$poolCompanies', oldCorpIds: '$poolCompanies' },
    { truthy: true },
  ),
  post(
    `${NOTES}/insertOrUpdate`,
    { id: '', year: 2031, content: '<p>竞争力</p>', dataId: '$company', type: 1 },
    { any: true },
  ),
  get(`${NOTES}/listFlow`, { dataId: '$company', type: 1 }, { list: [] }),
  get(
    `${NOTES}/getDetailByDataID`,
    { dataId: '$company', type: 1, year: 2031 },
    {
      fields: ['content', 'year', 'id'],
    },
  ),
  post(
    `${NOTES}/insertOrUpdate`,
    { id: '$note', year: 2031, content: '<p>改后</p>', dataId: '$company', type: 1 },
    { any: true },
  ),
  post(`${NOTES}/delete`, { id: '$note' }, { any: true }, { inQuery: true }),
  post('/api/blade-resource/oss/endpoint/put-file', { file: '$picture' }, { link: true }),
  ...companyFactCalls,
];
