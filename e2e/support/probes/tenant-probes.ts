import { EVALUATION_OWNERS, EVALUATION_PROBES } from './evaluation-probes.ts';
import { SUBJECT_FACTS, FACT_PROBES } from './fact-probes.ts';
import { GOLDEN_OWNERS, GOLDEN_PROBES, GOLDEN_SHARED } from './golden-probes.ts';
import { INVEST_OWNERS, INVEST_PROBES, INVEST_SHARED } from './invest-probes.ts';
import { POOL_OWNERS, POOL_PROBES } from './pool-probes.ts';
import { post, put, type Probe } from './probe.ts';
import { QUESTION_OWNERS, QUESTION_PROBES, QUESTION_SHARED } from './question-probes.ts';
import { STRATEGY_OWNERS, STRATEGY_PROBES } from './strategy-probes.ts';
import type { TenantGoods } from './tenant-goods.ts';
import { TOPIC_OWNERS, TOPIC_PROBES, TOPIC_SHARED } from './topic-probes.ts';

const MARKET = 'market data, its runs and deliveries are shared by all tenants';
const NOBODYS = 'names a captcha drawn for any visitor; it belongs to no tenant and contains no data';
const OF_ITS_COMPANY = 'names a person of the company given beside it, which has its own probe above';
const CLAIM = 'sent before there is a session: the tenant that a visitor claims to belong to';

const INDUSTRY_NOTES = '/api/ecology/dataCorpCompetitivenessController';
const ANY_INDUSTRY = { industryName: '他人的行业', industryCode: 'STRANGE', industryDesc: '他人' };
const ANY_SHARE = { shortName: '他人的公司', stockCode: '999999', exchange: 'SH' };
const NOTES = '/api/dataCorpCompetitivenessController';
const ANY_NOTE = { type: 1, year: 2031, content: '<p>他人</p>' };
const ANY_WEIGHTS = {
  comparisonIndexIndustryWeight: 0.5,
  comparisonIndexCorpWeight: 0.3,
  zbphIndexWeight: 0.2,
  styleIndexWeight: 0.5,
  liquidityIndexWeight: 0.5,
};

/**
 * For every entry and every field of its input that names a thing by id: a probe for another tenant's thing, or the
 * reason why there is none.
 */
export const TENANT_PROBES: Readonly<Record<string, (goods: TenantGoods) => readonly Probe[]>> = {
  'access.auditDetail id': ({ auditId }) => [{ path: `/api/auditLog/detail/${auditId}` }],
  'access.auditList requestId': ({ requestId }) => [
    { path: `/api/auditLog/pageList?requestId=${requestId}`, finds: 'nothing' },
  ],
  'access.userDetail id': ({ user }) => [{ path: `/api/sysUser/info/${user.id}` }],
  'access.updateUser id': ({ user, userVersion }) => [
    post('/api/sysUser/update', { id: user.id, realName: '他人', version: userVersion }),
  ],
  'access.setUserStatus id': ({ user }) => [post('/api/sysUser/updateStatus', { id: user.id, status: 0 })],
  'access.resetPassword id': ({ user }) => [
    post('/api/sysUser/resetPassword', { id: user.id }),
    { path: `/api/sysUser/resetPassword?id=${user.id}`, request: { method: 'POST' } },
  ],
  'access.updatePermission id': ({ user, userVersion }) => [
    post('/api/sysUser/updatePermission', { id: user.id, authorities: [], version: userVersion }),
  ],
  'access.deleteUsers ids': ({ user }) => [
    post('/api/sysUser/deleteByIds', { ids: [user.id] }),
    { path: `/api/sysUser/deleteByIds?ids=${user.id}`, request: { method: 'POST' } },
  ],
  'access.userSessions id': ({ user }) => [{ path: `/api/sysUser/sessions/${user.id}` }],
  'access.endUserSessions id': ({ user }) => [post('/api/sysUser/sessions/end', { id: user.id })],
  'access.endUserSessions sessionId': ({ user, sessionId }) => [
    post('/api/sysUser/sessions/end', { id: user.id, sessionId }),
  ],
  'access.updateProfile id': ({ user, userVersion }) => [
    post('/api/blade-user/update', { id: user.id, name: '他', realName: '他', version: userVersion }),
  ],
  'access.endSession id': ({ sessionId }) => [post('/api/blade-user/sessions/end', { id: sessionId })],
  'access.savePreset id': ({ presetId }) => [
    post('/api/sysUser/presets/save', { id: presetId, version: 1, name: '他人的', authorities: ['hysjk'] }),
  ],
  'access.deletePreset id': ({ presetId }) => [post('/api/sysUser/presets/delete', { id: presetId })],
  'access.readNotices ids': ({ noticeId }) => [
    { ...post('/api/notice/read', { ids: [noticeId] }), finds: 'nothing' },
  ],
  'access.file key': ({ fileKey }) => [{ path: `/api/blade-resource/oss/files/${fileKey}` }],
  'access.deleteFile key': ({ fileKey }) => [
    post('/api/blade-resource/oss/endpoint/remove-file', { key: fileKey }),
  ],
  ...FACT_PROBES,
  'platform.newestAnnouncements corpIds': ({ companyId }) => [
    {
      path: `/api/opinionMonitoring/newest?corpIds=${companyId}`,
      knows: (result) => !Array.isArray(result) || result.length > 0,
    },
  ],
  'company.header corpId': ({ companyId }) => [{ path: `/api/dataCorp/dataInfo?corpId=${companyId}` }],
  'company.maintained corpId': ({ companyId }) => [{ path: `/api/dataCorp/getCorpById?corpId=${companyId}` }],
  'company.industriesOfCompany corpId': ({ companyId }) => [
    { path: `/api/dataCorp/getCorpToInsIndustryId?corpId=${companyId}` },
    { path: `/api/etf/dataCorp/getCorpToInsIndustryId?corpId=${companyId}` },
  ],
  'company.companiesOfIndustry industryId': ({ industry }) => [
    { path: `/api/dataCorp/getIndustryCropId?industryId=${industry.id}` },
  ],
  'company.marketValue industryId': ({ industry }) => [
    { path: `/api/CompanyResearch/MarkeChange?industryId=${industry.id}` },
  ],
  'company.updateCompany corpId': ({ companyId }) => [
    post('/api/dataCorp/updateCorps', { ...ANY_SHARE, corpId: companyId, conceptTheme: '他人' }),
  ],
  // The flag is checked before the company: no one deletes where the installation has it switched off.
  'company.deleteCompany corpId': ({ companyId }) => [
    { ...post('/api/dataCorp/deleteCorps', { corpId: companyId }), refused: 'G1020' },
    { path: `/api/dataCorp/deleteCorps?corpId=${companyId}`, request: { method: 'POST' }, refused: 'G1020' },
  ],
  'company.updateIndustryCorp industryId': ({ industry }) => [
    post('/api/dataCorpIndustry/updateIndustryCorp', {
      industryId: industry.id,
      corpIds: [],
      oldCorpIds: [],
    }),
  ],
  'company.updateIndustryCorp corpIds': ({ companyId, strangersIndustry, strangersPool }) => [
    {
      ...post('/api/dataCorpIndustry/updateIndustryCorp', {
        industryId: strangersIndustry,
        corpIds: [companyId],
        oldCorpIds: strangersPool,
      }),
      refused: 'G1018',
    },
  ],
  'company.saveNote dataId': ({ companyId }) => [
    post(`${NOTES}/insertOrUpdate`, { ...ANY_NOTE, dataId: companyId }),
  ],
  'company.saveNote id': ({ noteId, strangersCompany }) => [
    post(`${NOTES}/insertOrUpdate`, { ...ANY_NOTE, id: noteId, dataId: strangersCompany }),
  ],
  'company.deleteNote id': ({ noteId }) => [
    post(`${NOTES}/delete`, { id: noteId }),
    { path: `${NOTES}/delete?id=${noteId}`, request: { method: 'POST' } },
  ],
  'company.noteVersions id': ({ noteId }) => [{ path: `${NOTES}/versions?id=${noteId}` }],
  'company.noteVersion id': ({ noteId }) => [{ path: `${NOTES}/version?id=${noteId}&version=1` }],
  'company.noteRestore id': ({ noteId }) => [post(`${NOTES}/restore`, { id: noteId, former: 1, version: 2 })],
  'industry.list industryIds': ({ industry }) => [
    { path: `/api/dataIndustry/selectPageAll?industryIds=${industry.id}`, finds: 'nothing' },
  ],
  'industry.list userId': ({ user }) => [
    { path: `/api/dataIndustry/selectPageAll?userId=${user.id}`, finds: 'nothing' },
  ],
  'industry.performance industryIds': ({ industry }) => [
    { path: `/api/dataIndustry/queryListIndustryPage?industryIds=${industry.id}`, finds: 'nothing' },
  ],
  'industry.performance userId': ({ user }) => [
    { path: `/api/dataIndustry/queryListIndustryPage?userId=${user.id}`, finds: 'nothing' },
  ],
  'industry.industry industryId': ({ industry }) => [
    { path: `/api/dataIndustry/getIndustryById?industryId=${industry.id}` },
    { path: `/api/ecology/dataIndustry/getIndustryById?industryId=${industry.id}` },
  ],
  'industry.namePath industryId': ({ industry }) => [
    { path: `/api/dataIndustry/getParentIndustryName?industryId=${industry.id}` },
  ],
  'industry.saveNote dataId': ({ industry }) => [
    post(`${INDUSTRY_NOTES}/insertOrUpdate`, { ...ANY_NOTE, dataId: industry.id }),
  ],
  'industry.saveNote id': ({ industryNoteId, strangersIndustry }) => [
    post(`${INDUSTRY_NOTES}/insertOrUpdate`, {
      ...ANY_NOTE,
      id: industryNoteId,
      dataId: strangersIndustry,
    }),
  ],
  'industry.deleteNote id': ({ industryNoteId }) => [
    post(`${INDUSTRY_NOTES}/delete`, { id: industryNoteId }),
  ],
  'industry.noteVersions id': ({ industryNoteId }) => [
    { path: `${INDUSTRY_NOTES}/versions?id=${industryNoteId}` },
  ],
  'industry.noteVersion id': ({ industryNoteId }) => [
    { path: `${INDUSTRY_NOTES}/version?id=${industryNoteId}&version=1` },
  ],
  'industry.noteRestore id': ({ industryNoteId }) => [
    post(`${INDUSTRY_NOTES}/restore`, { id: industryNoteId, former: 1, version: 2 }),
  ],
  'industry.comparison industryIds': ({ industry }) => [
    { path: `/api/dataIndustry/compare?industryIds=${industry.id}` },
  ],
  'industry.fundComparison industryIds': ({ industry }) => [
    { path: `/api/etf/dataIndustry/compareFunds?industryIds=${industry.id}` },
  ],
  'industry.add parentId': ({ industry, stranger }) => [
    post('/api/dataIndustry/addChildIndustry', { ...ANY_INDUSTRY, parentId: industry.id, userId: stranger }),
  ],
  'industry.add userId': ({ user }) => [
    { ...post('/api/dataIndustry/addChildIndustry', { ...ANY_INDUSTRY, userId: user.id }), refused: 'I2016' },
  ],
  'industry.update industryId': ({ industry, stranger }) => [
    put('/api/dataIndustry/updateIndustry', { ...ANY_INDUSTRY, industryId: industry.id, userId: stranger }),
  ],
  'industry.update userId': ({ user, strangersIndustry }) => [
    {
      ...put('/api/dataIndustry/updateIndustry', {
        ...ANY_INDUSTRY,
        industryId: strangersIndustry,
        userId: user.id,
      }),
      refused: 'I2016',
    },
  ],
  'industry.industryVersions id': ({ industry }) => [
    { path: `/api/dataIndustry/versions?id=${industry.id}` },
  ],
  'industry.industryVersion id': ({ industry }) => [
    { path: `/api/dataIndustry/version?id=${industry.id}&version=1` },
  ],
  'industry.industryRestore id': ({ industry }) => [
    post('/api/dataIndustry/restore', { id: industry.id, former: 1, version: 2 }),
  ],
  'industry.delete id': ({ industry }) => [
    { path: `/api/dataIndustry/deleteIndustry/${industry.id}`, request: { method: 'DELETE' } },
  ],
  'invest.style styleId': ({ styleId }) => [{ path: `/api/invest/style/getStyleById?styleId=${styleId}` }],
  'invest.updateStyle styleId': ({ styleId }) => [
    post('/api/invest/style/update', { styleId, styleName: '他人', ...ANY_WEIGHTS }),
  ],
  'invest.deleteStyle id': ({ styleId }) => [
    post('/api/invest/style/delete', { id: styleId }),
    { path: `/api/invest/style/delete?id=${styleId}`, request: { method: 'POST' } },
  ],
  ...POOL_PROBES,
  ...STRATEGY_PROBES,
  ...INVEST_PROBES,
  ...QUESTION_PROBES,
  ...TOPIC_PROBES,
  ...GOLDEN_PROBES,
  ...EVALUATION_PROBES,
  'ai.defaultPrompt id': ({ promptId }) => [post(`/api/default/prompt/findById/${promptId}`, {})],
  'ai.updateDefaultPrompt id': ({ promptId }) => [
    post('/default/prompt/update', { id: promptId, defaultAnswer: '他人' }),
  ],
  'ai.activateDefaultPrompt id': ({ promptId }) => [post(`/api/default/prompt/activate/${promptId}`, {})],
  'ai.deleteDefaultPrompt id': ({ promptId }) => [post(`/api/default/prompt/delete/${promptId}`, {})],
  'ai.defaultPromptHistory id': ({ promptId }) => [{ path: `/api/default/prompt/history/${promptId}` }],
  'data.job id': ({ jobId }) => [{ path: `/api/dataImport/job?id=${jobId}` }],
  'data.cancelJob id': ({ jobId }) => [post('/api/dataImport/cancelJob', { id: jobId })],
  'data.retryJob id': ({ jobId }) => [post('/api/dataImport/retryJob', { id: jobId })],
  'jobs.platformJob id': ({ jobId }) => [{ path: `/api/jobs/platform/job?id=${jobId}` }],
  'jobs.platformCancel id': ({ jobId }) => [post('/api/jobs/platform/cancel', { id: jobId })],
  'jobs.platformRetry id': ({ jobId }) => [post('/api/jobs/platform/retry', { id: jobId })],
  'data.rejects jobId': ({ jobId }) => [{ path: `/api/dataImport/rejects?table=news&jobId=${jobId}` }],
  'data.rejectFile jobId': ({ jobId }) => [{ path: `/api/dataImport/rejectFile?table=news&jobId=${jobId}` }],
};

/** Fields that name nothing of a tenant. */
export const SHARED: Readonly<Record<string, string>> = {
  'access.login captchaId': NOBODYS,
  'access.smsCode captchaId': NOBODYS,
  'access.login tenantId': CLAIM,
  'access.smsCode tenantId': CLAIM,
  'access.phoneLogin tenantId': CLAIM,
  'access.oauthBegin tenantId': CLAIM,
  'access.oauthLogin tenantId': CLAIM,
  'access.tokenLogin tenantId': CLAIM,
  'company.executive id': OF_ITS_COMPANY,
  'company.fundProfile industryId':
    'another tenant’s industry counts as none: the answer is the fund with the largest weight of the company',
  'company.executiveChangeYears detailId': OF_ITS_COMPANY,
  'company.executiveChanges detailId':
    'names a share of the market, which is searched among the companies of the caller’s tenant',
  'industry.memberTrades detailId':
    'names a share of the market, which is searched among the members of the caller’s own industry',
  'company.updateIndustryCorp oldCorpIds':
    'the members that the caller has read: compared only with the companies of the caller’s own industry',
  'invest.styleNameCount styleId':
    'leaves one of the caller’s own styles out of the count, and reveals nothing of it',
  ...INVEST_SHARED,
  ...QUESTION_SHARED,
  ...TOPIC_SHARED,
  ...GOLDEN_SHARED,
  'data.run id': MARKET,
  'data.rejects runId': MARKET,
  'data.rejectFile runId': MARKET,
  'data.submitUndo runId': MARKET,
};

/**
 * The owner of rows in a table: the statement that selects their ids for one tenant, or the reason why there is
 * none.
 */
type TableOwner =
  | {
      readonly key: string;
      readonly ids: string;
      /** Further query parameters, to see as many rows as permitted. */
      readonly asked?: Readonly<Record<string, string>>;
    }
  | { readonly shared: string };

export const TABLE_OWNERS: Readonly<Record<string, TableOwner>> = {
  'access.userList': { key: 'id', ids: 'SELECT id FROM {access}.user WHERE tenant_id = ?' },
  'access.auditList': { key: 'id', ids: 'SELECT id FROM {access}.audit_log WHERE tenant_id = ?' },
  'access.notices': { key: 'id', ids: 'SELECT id FROM {access}.notice WHERE tenant_id = ?' },
  'access.ownFiles': {
    key: 'key',
    ids: 'SELECT file_key AS id FROM {access}.stored_file WHERE tenant_id = ?',
  },
  'access.tenantFiles': {
    key: 'key',
    ids: 'SELECT file_key AS id FROM {access}.stored_file WHERE tenant_id = ?',
  },
  'company.list': { key: 'corpId', ids: 'SELECT id FROM {ecology}.company WHERE tenant_id = ?' },
  'industry.list': {
    key: 'industryId',
    ids: 'SELECT id FROM {ecology}.industry WHERE tenant_id = ?',
  },
  ...POOL_OWNERS,
  ...STRATEGY_OWNERS,
  ...QUESTION_OWNERS,
  ...TOPIC_OWNERS,
  ...GOLDEN_OWNERS,
  ...EVALUATION_OWNERS,
  ...INVEST_OWNERS,
  'ai.defaultPromptList': { key: 'id', ids: 'SELECT id FROM {ai}.default_prompt WHERE tenant_id = ?' },
  'data.jobs': { key: 'id', ids: 'SELECT id FROM {platform}.job WHERE tenant_id = ?' },
  'jobs.platformList': {
    key: 'id',
    ids: 'SELECT id FROM {platform}.job WHERE tenant_id = ?',
    asked: { scope: 'all' },
  },
  ...SUBJECT_FACTS,
  'data.tables': { shared: MARKET },
  'data.gaps': { shared: MARKET },
  'data.missing': { shared: MARKET },
  'data.runs': { shared: MARKET },
  'data.rejects': { shared: MARKET },
  'industry.shenwanOverview': { shared: MARKET },
};
