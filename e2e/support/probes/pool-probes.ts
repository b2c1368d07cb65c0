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

/** Probes for another tenant's stock pools. */
export const POOL_PROBES: Probes = {
  'invest.stylePool styleId': ({ styleId }) => [{ path: `${STOCKS}/list?styleId=${styleId}` }],
  'invest.indexOrigin styleId': ({ styleId, strangersCompany }) => [
    { path: `${STOCKS}/origin?styleId=${styleId}&corpId=${strangersCompany}` },
  ],
  'invest.indexOrigin corpId': ({ strangersStyle, companyId }) => [
    { path: `${STOCKS}/origin?styleId=${strangersStyle}&corpId=${companyId}` },
  ],
  'invest.pinStocks styleId': ofStyle('pin'),
  'invest.pinStocks corpIds': ofCompany('pin'),
  'invest.unpinStocks styleId': ofStyle('unpin'),
  'invest.unpinStocks corpIds': ofCompany('unpin'),
};

/** The owners of rows in their tables. */
export const POOL_OWNERS = {
  'invest.stylePool': {
    shared: 'companies in the pool of the style that the call names, which has its probe',
  },
} as const;
