import { post, type Probe } from './probe.ts';
import type { TenantGoods } from './tenant-goods.ts';

type Probes = Readonly<Record<string, (goods: TenantGoods) => readonly Probe[]>>;

const STOCKS = '/api/invest/style/stock';

const ofStyle =
  (call: 'pin' | 'unpin') =>
  ({ styleId, strangersCompany }: TenantGoods): readonly Probe[] => [
    post(`${STOCKS}/${call}`, { styleId, corpIds: [strangersCompany] }),
  ];
const ofCompany =
  (call: 'pin' | 'unpin') =>
  ({ strangersStyle, companyId }: TenantGoods): readonly Probe[] => [
    post(`${STOCKS}/${call}`, { styleId: strangersStyle, corpIds: [companyId] }),
  ];

/** Probes for another tenant's stock pools and rankings. */
export const POOL_PROBES: Probes = {
  'invest.stylePool styleId': ({ styleId }) => [{ path: `${STOCKS}/list?styleId=${styleId}` }],
  'invest.indexOrigin styleId': ({ styleId, strangersCompany }) => [
    { path: `${STOCKS}/origin?styleId=${styleId}&corpId=${strangersCompany}` },
  ],
  'invest.indexOrigin corpId': ({ strangersStyle, companyId }) => [
    { path: `${STOCKS}/origin?styleId=${strangersStyle}&corpId=${companyId}` },
  ],
  'invest.indexOrigin strategyId': ({ strategy, strangersStyle, strangersCompany }) => [
    {
      path: `${STOCKS}/origin?styleId=${strangersStyle}&corpId=${strangersCompany}&strategyId=${strategy.strategyId}`,
    },
  ],
  'invest.corpIndexes styleId': ({ styleId }) => [{ path: `/api/inoverview/pageList?styleId=${styleId}` }],
  'invest.pinStocks styleId': ofStyle('pin'),
  'invest.pinStocks corpIds': ofCompany('pin'),
  'invest.unpinStocks styleId': ofStyle('unpin'),
  'invest.unpinStocks corpIds': ofCompany('unpin'),
};

const COMPANIES = { key: 'corpId', ids: 'SELECT id FROM {ecology}.company WHERE tenant_id = ?' };
const INDUSTRIES = { shared: 'Shenwan industries are market data, which all tenants share' };

/** The owners of rows in their tables. */
export const POOL_OWNERS = {
  'invest.stylePool': {
    shared: 'companies in the pool of the style that the call names, which has its probe',
  },
  'invest.corpIndexes': COMPANIES,
  'invest.corpComparison': COMPANIES,
  'invest.corpQuality': COMPANIES,
  'invest.corpSuccess': COMPANIES,
  'invest.corpPreference': COMPANIES,
  'invest.industryComparison': INDUSTRIES,
  'invest.industryValuations': INDUSTRIES,
  'invest.industryForecasts': INDUSTRIES,
  'invest.industryPreference': INDUSTRIES,
} as const;
