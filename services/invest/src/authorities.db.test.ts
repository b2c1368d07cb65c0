import { AUTHORITIES, type Authority, type Entry } from '@console/contract-core';
import { investEntries, investJobEntries } from '@console/contract-invest';
import { runningInvest, type RunningInvest } from './testing/running-invest.ts';

let invest: RunningInvest;
beforeAll(async () => {
  invest = await runningInvest({ filled: false });
}, 60_000);
afterAll(() => invest.stop());

/** The edits that a user who may only view factors can make: of their own browsing list. */
const FACTOR_EDITS = [
  ...['saveFactor', 'deleteFactor', 'calcOne', 'calcSeveral', 'calcDelete'],
  ...[
    'submitBacktest',
    'cancelBacktest',
    'retryBacktest',
    'repeatBacktest',
    'submitCheckup',
    'cancelCheckup',
  ],
];
const STYLE_EDITS = ['addStyle', 'updateStyle', 'deleteStyle', 'pinStocks', 'unpinStocks'];
const STYLE_VIEWS = [
  ...['styleList', 'style', 'styleNameCount', 'styleOptions', 'tradingCalendar'],
  ...['stylePool', 'indexOrigin'],
  ...['corpIndexes', 'corpComparison', 'corpQuality', 'corpSuccess', 'corpPreference'],
  ...['industryComparison', 'industryValuations', 'industryForecasts', 'industryPreference'],
  ...['marketHsgtHeldCapitalRate', 'marketLryeRate', 'marketTradingAmt'],
];
const STRATEGY_EDITS = [
  ...['publishStrategy', 'stopStrategy', 'deleteStrategy'],
  ...['updateSystemRisk', 'updateCompanyRisk', 'previewRisk', 'recheckStrategy'],
  ...['submitSimulation', 'cancelSimulation', 'retrySimulation'],
];
const STRATEGY_VIEWS = [
  ...['strategyList', 'strategy', 'strategyNameCount', 'previewStrategy'],
  ...['strategyReports', 'strategyBills', 'billOrders', 'cashBook', 'strategyHoldings', 'assetsDetail'],
  ...[
    'nextRebalance',
    'rebalanceReview',
    'newestRecheck',
    'simulationList',
    'simulationOrders',
    'simulationRun',
  ],
  ...['simulationResult', 'simulationEvents', 'simulationOptions'],
  ...['strategyStocks', 'strategyReturns', 'strategyPerformance', 'researchOfCompany'],
  ...['compareStrategies', 'strategyBrinson'],
  ...['systemRisks', 'companyRisks', 'riskCompanies', 'stockPositions', 'assets'],
];

/** The authority that an entry must ask for; written here again, independently of the contract. */
function authorityFor({ id }: Entry): Authority {
  const name = id.replace('invest.', '');
  if (name === 'raiseRisk') return 'tzgl_risk';
  if (name === 'rebalance') return 'rwgl_edit';
  if (['rebalanceRows', 'rebalanceDay'].includes(name)) return 'rwgl_view';
  if ([...STYLE_EDITS, ...STRATEGY_EDITS].includes(name)) return 'tzgl_edit';
  if ([...STYLE_VIEWS, ...STRATEGY_VIEWS].includes(name)) return 'tzgl_view';
  return FACTOR_EDITS.includes(name) ? 'yzgl_edit' : 'yzgl_view';
}

const inQuery = ({ method, from }: Entry): boolean =>
  from === undefined && (method === 'GET' || method === 'DELETE');

/** The status of a call with an undeclared field. */
async function strange(entry: Entry, token: string): Promise<number> {
  const { method, path } = entry;
  const { status } = await invest.service.send(inQuery(entry) ? `${path}?nobody=1` : path, {
    method,
    token,
    ...(inQuery(entry) ? {} : { body: { nobody: 1 }, headers: { 'idempotency-key': 'nobody-declared' } }),
  });
  return status;
}

const others = (needed: Authority): Authority[] =>
  (Object.keys(AUTHORITIES) as Authority[]).filter((each) => each !== needed);

const named = (entries: Readonly<Record<string, Entry>>): (readonly [string, Entry])[] =>
  Object.values(entries).map((entry) => [entry.id, entry] as const);

describe.each(named(investEntries))('%s', (_, entry) => {
  const needed = authorityFor(entry);

  it(`is for holders of ${needed} alone, and says so before it looks at anything else`, async () => {
    const { method, path } = entry;
    expect((await invest.service.send(path, { method })).status).toBe(401);
    const token = await invest.service.signIn({ authorities: others(needed) });
    const { status, body } = await invest.service.send(path, { method, token });
    expect([status, body.appMesg]).toEqual([403, `缺少权限 ${needed}（${AUTHORITIES[needed]}）`]);
  });

  it('refuses an undeclared field in the input', async () => {
    expect(await strange(entry, await invest.service.signIn({ authorities: [needed] }))).toBe(400);
  });
});

describe('the job console', () => {
  it('is for every signed-in user, its queue for those who may see all jobs', async () => {
    const { state, ...own } = investJobEntries;
    for (const { method, path } of Object.values(investJobEntries))
      expect([path, (await invest.service.send(path, { method })).status]).toEqual([path, 401]);
    const nobody = await invest.service.signIn({ authorities: [] });
    for (const entry of Object.values(own))
      expect([entry.path, await strange(entry, nobody)]).toEqual([entry.path, 400]);
    const token = await invest.service.signIn({ authorities: others('rwgl_view') });
    const { status, body } = await invest.service.send(state.path, { token });
    expect([status, body.appMesg]).toEqual([403, '缺少权限 rwgl_view（查看全部任务）']);
  });
});

it('writes nothing when it refuses', async () => {
  expect(await invest.lines()).toEqual([]);
});
