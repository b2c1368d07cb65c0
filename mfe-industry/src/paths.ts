import type { Variant } from '@console/contract-industry';

/** Pages of this module, as the specification names them. */
export const DATABASE_LIST_PATH = '/edatabase/industry';
export const OVERSEAS_LIST_PATH = '/overseas/industry';
export const SHENWAN_PATH = '/investment/industry/shenwan';
export const MAP_PATH = '/investment/industry/map';
export const COMPARE_PATH = '/investment/industry/compare';
export const FUNDS_PATH = '/investment/industry/funds';

/** The list of each classification, to which details return. */
export const LIST_PATHS = {
  ecology: '/ecologydatabase/industry',
  etf: '/etfdatabase/industry',
  default: '/investment/edatabase/getindustry',
} as const satisfies Readonly<Record<Variant, string>>;
