import { randomUUID } from 'node:crypto';
import { STRATEGY_MESSAGES } from '@console/contract-invest';
import { post, type Probe } from './probe.ts';
import type { TenantGoods } from './tenant-goods.ts';

type Probes = Readonly<Record<string, (goods: TenantGoods) => readonly Probe[]>>;

const STRATEGIES = '/api/invest/strategy';
/** The name of what a probe would publish. */
export const STRANGE_STRATEGY = '他人策略';
const ANY_STRATEGY = {
  strategyName: STRANGE_STRATEGY,
  strategyType: 3,
  stockQuantity: 10,
  initialCapital: 1_000_000,
  weighting: 'equal',
};

const publish = (draft: object, refused: string): Probe => ({
  path: `${STRATEGIES}/insert`,
  request: { body: { ...ANY_STRATEGY, ...draft }, headers: { 'idempotency-key': randomUUID() } },
  refused,
});
const ofStrategy =
  (...calls: readonly string[]) =>
  ({ strategy }: TenantGoods): readonly Probe[] =>
    calls.map((call) => ({ path: `${STRATEGIES}/${call}?strategyId=${strategy.strategyId}` }));
const changes =
  (call: string) =>
  ({ strategy }: TenantGoods): readonly Probe[] => [
    post(`${STRATEGIES}/${call}`, { id: strategy.strategyId }),
    { path: `${STRATEGIES}/${call}?id=${strategy.strategyId}`, request: { method: 'POST' } },
  ];
const simulate = (strategy: object, refused: string): Probe => ({
  path: `${STRATEGIES}/simulation/submit`,
  request: {
    body: { strategy: { ...ANY_STRATEGY, ...strategy }, startDate: '2020-01-01' },
    headers: { 'idempotency-key': randomUUID() },
  },
  refused,
});
const ofSimulation =
  (call: string) =>
  ({ simulation }: TenantGoods): readonly Probe[] => [
    { path: `${STRATEGIES}/simulation/${call}?simulationId=${simulation.simulationId}` },
  ];
const changesSimulation =
  (call: string) =>
  ({ simulation: { simulationId } }: TenantGoods): readonly Probe[] => [
    post(`${STRATEGIES}/simulation/${call}`, { simulationId }),
  ];
const ofBill =
  (call: string) =>
  ({ strategy, strangersStrategy }: TenantGoods): readonly Probe[] => [
    { path: `${STRATEGIES}/${call}?strategyId=${strangersStrategy.strategyId}&billId=${strategy.billId}` },
  ];
const RAISE = { systemRisk: 100, reason: '他人' };

/** Probes for another tenant's strategies and what their days say. */
export const STRATEGY_PROBES: Probes = {
  'invest.strategyList styleId': ({ styleId }) => [
    { path: `${STRATEGIES}/pageList?styleId=${styleId}`, finds: 'nothing' },
  ],
  'invest.strategy strategyId': ofStrategy('getStrategyById'),
  'invest.publishStrategy styleId': ({ styleId, invest }) => [
    publish({ styleId, factorId: invest.strangersFactor }, STRATEGY_MESSAGES.noStyle.code),
  ],
  'invest.publishStrategy factorId': ({ strangersStyle, invest }) => [
    publish({ styleId: strangersStyle, factorId: invest.factor.id }, STRATEGY_MESSAGES.noFactor.code),
  ],
  'invest.previewStrategy styleId': ({ styleId }) => [
    post(`${STRATEGIES}/preview`, {
      strategyType: 1,
      styleId,
      initialCapital: 1_000_000,
      stockQuantity: 5,
    }),
  ],
  'invest.previewStrategy factorId': ({ strangersStyle, invest }) => [
    {
      ...post(`${STRATEGIES}/preview`, {
        strategyType: 3,
        styleId: strangersStyle,
        initialCapital: 1_000_000,
        stockQuantity: 5,
        factorId: invest.factor.id,
        weighting: 'equal',
      }),
      refused: STRATEGY_MESSAGES.noFactor.code,
    },
  ],
  'invest.submitSimulation strategy.styleId': ({ styleId, invest }) => [
    simulate({ styleId, factorId: invest.strangersFactor }, STRATEGY_MESSAGES.noStyle.code),
  ],
  'invest.submitSimulation strategy.factorId': ({ strangersStyle, invest }) => [
    simulate({ styleId: strangersStyle, factorId: invest.factor.id }, STRATEGY_MESSAGES.noFactor.code),
  ],
  'invest.simulationList strategyId': ofStrategy('simulation/pageList'),
  'invest.simulationOrders simulationId': ofSimulation('orders'),
  'invest.simulationRun simulationId': ofSimulation('run'),
  'invest.simulationResult simulationId': ofSimulation('result'),
  'invest.simulationEvents simulationId': ofSimulation('events'),
  'invest.cancelSimulation simulationId': changesSimulation('cancel'),
  'invest.retrySimulation simulationId': changesSimulation('retry'),
  'invest.nextRebalance strategyId': ofStrategy('rebalance/next'),
  'invest.rebalanceReview strategyId': ofStrategy('rebalance/review'),
  'invest.rebalanceReview billId': ofBill('rebalance/review'),
  'invest.stopStrategy id': changes('stop'),
  'invest.deleteStrategy id': changes('delete'),
  'invest.strategyReports strategyId': ofStrategy('report/pageList'),
  'invest.strategyBills strategyId': ofStrategy('bill/pageList'),
  'invest.billOrders strategyId': ({ strategy: { strategyId, billId } }) => [
    { path: `${STRATEGIES}/bill/orders?strategyId=${strategyId}&billId=${billId}` },
  ],
  'invest.billOrders billId': ofBill('bill/orders'),
  'invest.cashBook strategyId': ofStrategy('cash/pageList'),
  'invest.strategyHoldings strategyId': ofStrategy('getStrategyStockPositionList'),
  'invest.strategyHoldings billId': ofBill('getStrategyStockPositionList'),
  'invest.assetsDetail assetsId': ({ strategy }) => [
    { path: `${STRATEGIES}/assets/detail/list?assetsId=${strategy.assetsId}` },
  ],
  'invest.strategyStocks strategyId': ofStrategy('corp/list', 'system/stock/list'),
  'invest.strategyReturns strategyId': ofStrategy('report/series'),
  'invest.strategyPerformance strategyId': ofStrategy('report/performance'),
  'invest.strategyBrinson strategyId': ofStrategy('report/brinson'),
  'invest.compareStrategies ids': ({ strategy }) => [
    { path: `${STRATEGIES}/comparison?ids=${strategy.strategyId}` },
  ],
  'invest.researchOfCompany corpId': ({ companyId }) => [
    { path: `${STRATEGIES}/ofCompany?corpId=${companyId}` },
  ],
  'invest.rebalance strategyId': ({ strategy: { strategyId } }) => [
    post(`${STRATEGIES}/rebalance`, { strategyId }),
  ],
  'invest.recheckStrategy strategyId': ({ strategy: { strategyId } }) => [
    post(`${STRATEGIES}/recheck`, { strategyId }),
  ],
  'invest.newestRecheck strategyId': ofStrategy('recheck/newest'),
  'invest.systemRisks strategyId': ofStrategy('system/risk/list'),
  'invest.companyRisks strategyId': ofStrategy('company/risk/list'),
  'invest.riskCompanies strategyId': ofStrategy('company/risk/company'),
  'invest.stockPositions strategyId': ofStrategy('stock/position/list'),
  'invest.assets strategyId': ofStrategy('assets/list'),
  'invest.updateSystemRisk id': ({ strategy }) => [
    post(`${STRATEGIES}/system/risk/update`, { id: strategy.riskId, risk: 1 }),
    { path: `${STRATEGIES}/system/risk/update?id=${strategy.riskId}&risk=1`, request: { method: 'POST' } },
  ],
  'invest.updateCompanyRisk id': ({ strategy }) => [
    post(`${STRATEGIES}/company/risk/update`, { id: strategy.riskId, risk: '[]' }),
  ],
  'invest.previewRisk strategyId': ({ strategy }) => [
    post(`${STRATEGIES}/risk/preview`, { strategyId: strategy.strategyId, systemRisk: 1 }),
  ],
  'invest.previewRisk companyRisks.corpId': ({ strangersStrategy, strategy }) => [
    post(`${STRATEGIES}/risk/preview`, {
      strategyId: strangersStrategy.strategyId,
      companyRisks: [{ corpId: strategy.corpId, risk: 1 }],
    }),
  ],
  'invest.raiseRisk strategyId': ({ strategy }) => [
    post(`${STRATEGIES}/risk/raise`, { strategyId: strategy.strategyId, ...RAISE }),
  ],
  'invest.raiseRisk companyRisks.corpId': ({ strangersStrategy, strategy }) => [
    post(`${STRATEGIES}/risk/raise`, {
      strategyId: strangersStrategy.strategyId,
      companyRisks: [{ corpId: strategy.corpId, risk: 100 }],
      reason: '他人',
    }),
  ],
};

const OF_A_STRATEGY = { shared: 'rows of the strategy that the call names, which has its probe' };

/** The owners of rows in their tables. */
export const STRATEGY_OWNERS = {
  'invest.strategyList': { key: 'strategyId', ids: 'SELECT id FROM {invest}.strategy WHERE tenant_id = ?' },
  'invest.simulationList': {
    key: 'simulationId',
    ids: 'SELECT id FROM {invest}.strategy_simulation WHERE tenant_id = ?',
  },
  'invest.simulationOrders': { shared: 'rows of the simulation that the call names, which has its probe' },
  'invest.strategyReports': OF_A_STRATEGY,
  'invest.strategyBills': OF_A_STRATEGY,
  'invest.billOrders': OF_A_STRATEGY,
  'invest.cashBook': OF_A_STRATEGY,
  'invest.strategyHoldings': OF_A_STRATEGY,
  'invest.assetsDetail': OF_A_STRATEGY,
  'invest.strategyStocks': OF_A_STRATEGY,
  'invest.rebalanceRows': { key: 'strategyId', ids: 'SELECT id FROM {invest}.strategy WHERE tenant_id = ?' },
} as const;
