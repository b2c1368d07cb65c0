import { randomUUID } from 'node:crypto';
import { FACTOR_MESSAGES } from '@console/contract-invest';
import type { HttpAnswer } from '../suite/http-session.ts';
import { namingFactor } from './invest-goods.ts';
import { found, post, type Probe } from './probe.ts';
import type { TenantGoods } from './tenant-goods.ts';

const OF_MARKET = 'a security: market data is shared by all tenants';
const CATEGORY = 'one of the contract’s own categories, the same for all users';
const IN_THE_GRAPH = 'a part of the graph that is sent along with it';

const ANY_GRAPH = {
  output: 'cap',
  nodes: [{ id: 'cap', kind: 'indicator', ref: 'daily_bar.total_capital@1', params: {}, inputs: [] }],
};
const FAULTY = FACTOR_MESSAGES.faulty.code;
const RUNS = '/api/factor/backtesting';
const CHECKUPS = '/api/factor/checkup';

/** The key of one submission. */
const submit = (path: string, body: unknown): Probe => ({
  path,
  request: { body, headers: { 'idempotency-key': randomUUID() } },
});
const ofRun = (call: string, { invest }: TenantGoods): readonly Probe[] => [
  { path: `${RUNS}/${call}?associationId=${invest.runId}` },
];
const changesRun = (call: string, { invest }: TenantGoods): readonly Probe[] => [
  submit(`${RUNS}/${call}`, { associationId: invest.runId }),
];

/** The answer about a graph without a fault: all names in it are known. */
const faultless = (result: unknown): boolean =>
  (result as { faults: readonly unknown[] }).faults.length === 0;
const keepsIds = (result: unknown): boolean =>
  (result as { relationMap: { output: string } }).relationMap.output.startsWith('kept-');

type Probes = Readonly<Record<string, (goods: TenantGoods) => readonly Probe[]>>;

const INDICATOR_PROBES: Probes = {
  'invest.indicatorLines dataId': ({ companyId }) => [
    { path: `/api/option/line?dataId=${companyId}&indicators=daily_bar.close` },
  ],
  // For a calculation the owner is checked before market data is read.
  'invest.indicatorLines calcs': ({ invest }) => [{ path: `/api/option/line?calcs=${invest.calcId}` }],
  'invest.browseUpdate items.calc': ({ invest }) => [
    post('/api/browse/update', { items: [{ calc: invest.calcId }] }),
  ],
  'invest.browseDelete id': ({ invest }) => [
    { path: `/api/browse/delete?id=${invest.browseId}`, request: { method: 'DELETE' } },
  ],
  'invest.calcOne id': ({ invest }) => [
    post('/api/calc/indic', { id: invest.calcId, name: '他人的', formula: 'mean(收盘价, 3)' }),
  ],
  'invest.calcSeveral id': ({ invest }) => [
    post('/api/calc/multiIndic', { id: invest.calcId, name: '他人的', formula: '总市值 / 收盘价' }),
  ],
  'invest.calcDelete id': ({ invest }) => [
    { path: `/api/calc/delete?id=${invest.calcId}`, request: { method: 'DELETE' } },
  ],
};

const FACTOR_PROBES: Probes = {
  'invest.factor id': ({ invest }) => [post('/api/manager/getById', { id: invest.factor.id })],
  // With an invalid revision, so that its own tenant is refused too, with another message.
  'invest.saveFactor id': ({ invest }) => [
    post('/api/manager/save', {
      id: invest.factor.id,
      revision: 99,
      name: '他人的因子',
      treeFormId: 4,
      relationMap: ANY_GRAPH,
    }),
  ],
  'invest.saveFactor relationMap.nodes.ref': ({ invest }) => [
    {
      ...post('/api/manager/save', {
        name: invest.freshName(),
        treeFormId: 4,
        relationMap: namingFactor(invest.factor.id),
      }),
      refused: FAULTY,
    },
  ],
  'invest.deleteFactor id': ({ invest }) => [
    post('/api/manager/delete', { id: invest.factor.id }),
    { path: `/api/manager/delete?id=${invest.factor.id}`, request: { method: 'POST' } },
  ],
  'invest.factorVersions id': ({ invest }) => [{ path: `/api/manager/versions?id=${invest.factor.id}` }],
  // Unchanged nodes keep their ids: for a stranger's factor no earlier nodes may be found.
  'invest.checkFactor id': ({ invest: { factor } }) => [
    { ...post('/api/manager/check', { formula: factor.formula, id: factor.id }), knows: keepsIds },
  ],
  'invest.checkFactor relationMap.nodes.ref': ({ invest }) => [
    { ...post('/api/manager/check', { relationMap: namingFactor(invest.factor.id) }), knows: faultless },
  ],
  'invest.checkFactor previous.nodes.ref': ({ invest: { factor } }) => [
    {
      ...post('/api/manager/check', { formula: factor.name, previous: namingFactor(factor.id) }),
      knows: faultless,
    },
  ],
  'invest.previewFactor relationMap.nodes.ref': ({ invest }) => [
    { ...post('/api/manager/preview', { relationMap: namingFactor(invest.factor.id) }), refused: FAULTY },
  ],
  'invest.relationTree id': ({ invest }) => [
    post('/api/relation/trees', { id: invest.factor.id }),
    post('/api/relation/trees', { id: invest.factor.id, direction: 'users' }),
  ],
  'invest.factorRadar id': ({ invest }) => [post('/api/relation/radar', { id: invest.factor.id })],
  'invest.factorValues id': ({ invest }) => [post('/api/data/list', { id: invest.factor.id })],
};

const BACKTEST_PROBES: Probes = {
  'invest.backtestList factorFormId': ({ invest }) => [
    { path: `${RUNS}/list?factorFormId=${invest.factor.id}`, finds: 'nothing' },
  ],
  'invest.submitBacktest factorFormId': ({ invest }) => [
    submit(`${RUNS}/update-run-in-background`, { factorFormId: invest.factor.id }),
  ],
  'invest.submitBacktest params.universe.industryId': ({ invest, industry }) => [
    submit(`${RUNS}/update-run-in-background`, {
      factorFormId: invest.strangersFactor,
      params: { universe: { kind: 'pool', industryId: industry.id } },
    }),
  ],
  'invest.latestBacktest factorFormId': ({ invest }) => [
    {
      path: `${RUNS}/find-one-by-factor-form-id?factorFormId=${invest.factor.id}`,
      knows: (result) => result !== null,
    },
  ],
  'invest.backtestResult associationId': (goods) => ofRun('find-result-by-association-id', goods),
  'invest.backtestRun associationId': (goods) => ofRun('run', goods),
  'invest.backtestEvents associationId': (goods) => ofRun('events', goods),
  'invest.cancelBacktest associationId': (goods) => changesRun('cancel', goods),
  'invest.retryBacktest associationId': (goods) => changesRun('retry', goods),
  'invest.repeatBacktest associationId': (goods) => changesRun('repeat', goods),
  'jobs.investJob id': ({ invest }) => [{ path: `/api/jobs/invest/job?id=${invest.runJobId}` }],
  'jobs.investCancel id': ({ invest }) => [post('/api/jobs/invest/cancel', { id: invest.runJobId })],
  'jobs.investRetry id': ({ invest }) => [post('/api/jobs/invest/retry', { id: invest.runJobId })],
};

const ofCheckup =
  (call: string) =>
  ({ invest }: TenantGoods): readonly Probe[] => [
    { path: `${CHECKUPS}/${call}?checkupId=${invest.checkupId}` },
  ];

const CHECKUP_PROBES: Probes = {
  'invest.checkup checkupId': ofCheckup('find'),
  'invest.checkupRows checkupId': ofCheckup('rows'),
  'invest.checkupCorrelation checkupId': ofCheckup('correlation'),
  'invest.checkupChanges checkupId': ofCheckup('changes'),
  'invest.checkupSubject checkupId': ({ invest: { checkupId, factor } }) => [
    { path: `${CHECKUPS}/subject?checkupId=${checkupId}&subject=f${factor.id}@1` },
  ],
  'invest.cancelCheckup checkupId': ({ invest }) => [
    post(`${CHECKUPS}/cancel`, { checkupId: invest.checkupId }),
  ],
};

/** Probes for another tenant's factors, calculations, backtests and check-ups. */
export const INVEST_PROBES: Probes = {
  ...INDICATOR_PROBES,
  ...FACTOR_PROBES,
  ...BACKTEST_PROBES,
  ...CHECKUP_PROBES,
};

/** Their calls that would delete a thing of the owner, or add one. */
const SPENDS = /delete|submitBacktest|repeatBacktest|saveFactor relationMap/i;

/** The probes that the owner may send as well, to check that they name existing things. */
export const OWNERS_PROBES: readonly string[] = Object.keys(INVEST_PROBES).filter(
  (name) => !SPENDS.test(name),
);

/** Whether an answer to the owner shows that the thing exists: returned, or refused for another reason. */
export function isThere(
  { knows, finds }: Probe,
  { status, body }: Pick<HttpAnswer, 'status' | 'body'>,
): boolean {
  if (knows) return status === 200 && knows(body.result);
  if (finds) return status === 200 && Number(found(body.result)) > 0;
  return status !== 404 && status < 500;
}

/** Their fields that name nothing of a tenant. */
export const INVEST_SHARED: Readonly<Record<string, string>> = {
  'invest.indicatorList topicId': CATEGORY,
  'invest.factorList treeFormId': CATEGORY,
  'invest.saveFactor treeFormId': CATEGORY,
  'invest.saveFactor relationMap.nodes.id': IN_THE_GRAPH,
  'invest.checkFactor relationMap.nodes.id': IN_THE_GRAPH,
  'invest.checkFactor previous.nodes.id': IN_THE_GRAPH,
  'invest.previewFactor relationMap.nodes.id': IN_THE_GRAPH,
  'invest.previewFactor id':
    'the factor that the graph must not use: searched only among the names in the graph, which is the caller’s own',
  'invest.factorNameCount id':
    'leaves one of the caller’s own factors out of the count, and reveals nothing of it',
  'invest.factorRadar securityId': OF_MARKET,
};

/** The owners of rows in their tables. */
export const INVEST_OWNERS = {
  'invest.styleList': { key: 'styleId', ids: 'SELECT id FROM {invest}.style WHERE tenant_id = ?' },
  'invest.indicatorList': { shared: 'indicators are columns of the market data, which all tenants share' },
  'invest.factorList': { key: 'id', ids: 'SELECT id FROM {invest}.factor WHERE tenant_id = ?' },
  'invest.backtestList': {
    key: 'associationId',
    ids: 'SELECT id FROM {invest}.backtest_run WHERE tenant_id = ?',
  },
  'invest.checkupList': { key: 'checkupId', ids: 'SELECT id FROM {invest}.checkup WHERE tenant_id = ?' },
  'invest.checkupRows': { shared: 'the rows of one check-up, which has its own probe above' },
  'jobs.investList': {
    key: 'id',
    ids: 'SELECT id FROM {invest}.job WHERE tenant_id = ?',
    asked: { scope: 'all' },
  },
} as const;
