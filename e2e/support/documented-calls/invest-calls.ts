import { callsOf, type DocumentedCall } from './documented-call.ts';

const { get, post, remove } = callsOf('3§7');

const WEIGHTS = {
  comparisonIndexIndustryWeight: 0.5,
  comparisonIndexCorpWeight: 0.3,
  zbphIndexWeight: 0.2,
  styleIndexWeight: 0.6,
  liquidityIndexWeight: 0.4,
};
const STYLE = { styleName: '文档风格', publishedTime: '2026-11-20 10:00:00', ...WEIGHTS };
const FACTOR = {
  name: '$factorName',
  treeFormId: 3,
  remark: '文档',
  factorIsSingle: 1,
  factorSource: 1,
  sourceStr: '收盘价',
  calcRule: 3,
  relationMap: '$graph',
};
const FACTOR_FIELDS = [
  'name',
  'treeFormId',
  'remark',
  'factorIsSingle',
  'factorSource',
  'sourceStr',
  'calcRule',
  'relationMap',
];

const STYLES = [
  get(
    '/api/invest/style/pageList',
    { page: 0, size: 10, dataType: 0, latested: 1, sort: 'updatedTime,DESC' },
    { page: ['styleId', 'styleName', 'publishedTime', 'createdUser', ...Object.keys(WEIGHTS)] },
  ),
  get('/api/invest/style/validateNameExists', { name: '没有人用' }, { count: 0 }),
  post('/api/invest/style/insert', STYLE, { any: true }),
  get('/api/invest/style/validateNameExists', { name: '文档风格' }, { count: 1 }),
  get('/api/invest/style/getStyleById', { styleId: '$newStyle' }, { fields: Object.keys(WEIGHTS) }),
  get('/api/invest/style/getAllStyle', undefined, { list: ['styleName', 'styleId'] }),
  get(
    '/api/invest/style/stock/list',
    { styleId: '$newStyle', page: 0, size: 100 },
    {
      page: [
        ...['corpName', 'stockCode', 'industryName', 'styleIndex', 'investSuccessRate'],
        ...['industryComparisonIndex', 'industryZbphIndex', 'corpComparisonIndex', 'zbphIndex'],
        ...['correctionCorpConfig', 'corpConfigIndex', 'correctionWeight'],
        ...['systemConfigIndex', 'userConfigIndex'],
      ],
    },
  ),
  get(
    '/api/invest/style/stock/list',
    { styleIndex: 0, investSuccessRate: 0, styleId: '$newStyle', page: 0, size: 20 },
    { page: ['corpName'] },
  ),
  post('/api/invest/style/delete', { id: '$newStyle' }, { any: true }, { inQuery: true }),
];

const FACTORS = [
  post(
    '/api/manager/list',
    { page: 0, size: 10 },
    { page: FACTOR_FIELDS.filter((name) => name !== 'relationMap') },
  ),
  post('/api/manager/save', FACTOR, { fields: FACTOR_FIELDS }),
  post('/api/manager/getById', { id: '$newFactor' }, { fields: FACTOR_FIELDS }),
  get('/api/factorTreeForm/trees', undefined, { list: ['children'] }),
  post('/api/relation/trees', { id: '$newFactor' }, { any: true }),
  post('/api/relation/option', {}, { list: [] }),
  post('/api/relation/radar', { id: '$newFactor' }, { any: true }),
  post('/api/data/list', { id: '$newFactor' }, { any: true }),
  get('/api/indicData/factorDefaultList', undefined, { list: ['name'] }),
  post('/api/factor/backtesting/update-run-in-background', { factorFormId: '$newFactor' }, { any: true }),
  get('/api/factor/backtesting/find-one-by-factor-form-id', { factorFormId: '$newFactor' }, { any: true }),
  get('/api/factor/backtesting/find-result-by-association-id', { associationId: '$run' }, { any: true }),
  post('/api/manager/delete', { id: '$factorWithoutRuns' }, { truthy: true }),
];

const INDICATORS = [
  get('/api/dataIndustry/pakOption', undefined, { list: ['value', 'label'] }),
  get('/api/etf/dataIndustry/option', undefined, { list: [] }),
  get(['/api/indicTreeForm/cross/trees', '/api/indicTreeForm/trees'], undefined, { list: ['children'] }),
  get('/api/indicData/list', undefined, { page: ['name'] }),
  get('/api/indicData/defaultList', undefined, { list: ['name'] }),
  get('/api/option/freq', undefined, { list: ['value', 'label'] }),
  get(
    '/api/option/line',
    { dataId: '$company', indicators: ['daily_bar.close', 'daily_bar.volume'] },
    {
      fields: ['lines'],
    },
  ),
  post('/api/browse/update', { items: [{ indicator: 'daily_bar.close' }] }, { list: [] }),
  get('/api/browse/list', undefined, { list: [] }),
  remove('/api/browse/delete', { id: '$browsed' }, { truthy: true }),
  post('/api/calc/indic', { name: '文档均价', formula: 'mean(收盘价, 3)' }, { any: true }),
  post('/api/calc/multiIndic', { name: '文档比', formula: '收盘价 / 开盘价' }, { any: true }),
  remove('/api/calc/delete', { id: '$calc' }, { truthy: true }),
];

const STRATEGY = {
  strategyName: '文档策略',
  styleId: '$anyStyle',
  strategyType: 1,
  stockQuantity: 10,
  initialCapital: 100_000_000,
  adjustFrequency: 2,
  stocks: [],
};
const HOLDING = ['corpName', 'stockCode', 'close', 'open', 'heldNum', 'heldNumLast', 'heldNumChange'];
const ASSETS = [
  'id',
  'date',
  'cashAssets',
  'stockCapitalStart',
  'stockCapitalEnd',
  'assetsEnd',
  'earningRate',
];
const ofStrategy = { strategyId: '$strategyWithDays' };

const STRATEGIES = [
  get('/api/invest/strategy/validateNameExists', { strategyName: '没有人用' }, { count: 0 }),
  post('/api/invest/strategy/insert', STRATEGY, { any: true }),
  get('/api/invest/strategy/validateNameExists', { strategyName: '文档策略' }, { count: 1 }),
  get(
    '/api/invest/strategy/pageList',
    { page: 0, size: 10, sort: 'createdTime,DESC' },
    {
      page: [
        ...[
          'strategyName',
          'earningRate',
          'statisDays',
          'assets',
          'initialCapital',
          'strategyType',
          'status',
        ],
        ...['endTime', 'createdTime', 'createdUser'],
      ],
    },
  ),
  get(
    '/api/invest/strategy/getStrategyById',
    { strategyId: '$newStrategy' },
    { fields: ['strategyName', 'styleName', 'tmechanism', 'stockQuantity', ...Object.keys(WEIGHTS)] },
  ),
  post('/api/invest/strategy/stop', { id: '$newStrategy' }, { truthy: true }, { inQuery: true }),
  post('/api/invest/strategy/delete', { id: '$newStrategy' }, { truthy: true }, { inQuery: true }),
  get(
    ['/api/invest/strategy/system/stock/list', '/api/invest/strategy/corp/list'],
    { ...ofStrategy, page: 0, size: 100 },
    { page: ['corpName', 'stockCode', 'styleIndex', 'systemConfigIndex', 'userConfigIndex'] },
  ),
  get('/api/invest/strategy/getStrategyStockPositionList', { ...ofStrategy, latested: 1 }, { page: HOLDING }),
  get('/api/invest/strategy/bill/pageList', { ...ofStrategy, page: 0, size: 10 }, { page: ['billId'] }),
  get(
    '/api/invest/strategy/report/pageList',
    { ...ofStrategy, page: 0, size: 10, sort: 'reportDate,DESC' },
    { page: ['reportDate', 'assets', 'earningRate', 'statisDays', 'initialCapital', 'billId'] },
  ),
  get(
    '/api/invest/strategy/report/series',
    { ...ofStrategy, page: 0, size: 1_000_000, sort: 'reportDate,ASC' },
    { page: ['reportDate', 'earningRate'] },
  ),
  get('/api/invest/strategy/system/risk/list', ofStrategy, {
    page: ['id', 'riskDate', 'risk', 'yesterdayRisk', 'today'],
  }),
  get('/api/invest/strategy/company/risk/list', ofStrategy, {
    page: ['id', 'riskDate', 'today', 'companyRisks'],
  }),
  get('/api/invest/strategy/company/risk/company', ofStrategy, { list: ['corpId', 'corpName'] }),
  get('/api/invest/strategy/stock/position/list', ofStrategy, { page: ['reportDate', 'stockPositions'] }),
  get('/api/invest/strategy/assets/list', ofStrategy, { page: ASSETS }),
  get(
    '/api/invest/strategy/assets/detail/list',
    { assetsId: '$assets' },
    { page: [...HOLDING, 'fullPositionWeight', 'positionIndex', 'realityWeight', 'stockCapitalStart'] },
  ),
  post(
    '/api/invest/strategy/system/risk/update',
    { id: '$risk', risk: 99 },
    { truthy: true },
    { inQuery: true },
  ),
  post('/api/invest/strategy/company/risk/update', { id: '$risk', risk: '$companyRisks' }, { truthy: true }),
];

const COMPANY = ['rank', 'corpId', 'corpName', 'stockCode', 'industryName'];
const INDUSTRY = ['rank', 'industryName', 'corpNum'];
const RATES = ['fundHeldCapitalRate', 'lryeRate', 'hsgtHeldCapitalRate', 'mainOfTotalRate'];
const paged = { page: 0, size: 10 };
const ofStyle = { styleId: '$anyStyle' };

const RANKINGS = [
  get(['/api/inoverview/pageList', '/api/getCorpInvestIndexList'], paged, {
    page: [...COMPANY, 'corpComparisonIndex', 'industryComparisonIndex', 'zbphIndex', 'investSuccessRate'],
  }),
  get('/api/getCorpInvestIndexList', { ...paged, ...ofStyle }, { page: [...COMPANY, 'styleIndex'] }),
  get(['/api/getCorpComparisionIndex', '/api/system/comparisonIndex'], paged, {
    page: [...COMPANY, 'corpComparisonIndex', 'roe', 'pe'],
  }),
  get('/api/getQualitativeIndexRankingList', paged, { page: [...COMPANY, 'qualitativeIndex'] }),
  get('/api/getCorpInvestSuccessRate', paged, { page: [...COMPANY, 'investSuccessRate'] }),
  get(['/api/zbpnIndex/pageList', '/svc/invest/api/investIndexZbph/pageList'], paged, {
    page: [...COMPANY, 'zbphIndex', ...RATES],
  }),
  get('/api/getIndustryComparisionIndex', paged, { page: [...INDUSTRY, 'industryComparisonIndex'] }),
  get('/api/getIndustryValuationsLevelRankingList', paged, { page: [...INDUSTRY, 'pe', 'peLevel'] }),
  get('/api/getIndustryFinancePredictList', paged, {
    page: [...INDUSTRY, 'netProfitParent', 'netProfitYoy'],
  }),
  get('/svc/invest/api/investIndexZbph/investComparison', paged, {
    page: [...INDUSTRY, 'zbphIndex', ...RATES],
  }),
  ...['getAvgHsgtHeldCapitalRate', 'getAvgLryeRate', 'getAvgtotalTradingAmt'].map((name) =>
    get(`/svc/invest/api/investIndexZbph/${name}`, undefined, { rows: ['reportDate', 'marketAvg'] }),
  ),
];

/** Document 3 §7: styles, strategies and the factor manager. */
export const investCalls: readonly DocumentedCall[] = [
  ...STYLES,
  ...STRATEGIES,
  ...FACTORS,
  ...INDICATORS,
  ...RANKINGS,
];
