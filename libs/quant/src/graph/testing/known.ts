import { KnownNames } from '../known-names.ts';

const indicator = { kind: 'indicator', version: 1, type: 'daily' } as const;

/** A few names, as a console would know them. */
export const known = new KnownNames([
  { ...indicator, id: 'close', name: 'close', unit: 'yuan/shares' },
  { ...indicator, id: 'open', name: 'open', unit: 'yuan/shares' },
  { ...indicator, id: 'shares', name: 'shares', unit: 'shares' },
  { ...indicator, id: 'amount', name: '成交额', unit: 'yuan' },
  { ...indicator, id: 'roe', name: 'ROE(TTM)', unit: '1', type: 'reports' },
  { ...indicator, id: 'profit', name: 'profit', unit: 'yuan', type: 'reports' },
  { kind: 'factor', id: '12', name: '低波动率', version: 2, unit: '1', type: 'daily' },
  { kind: 'factor', id: '12', name: '低波动率', version: 3, unit: '1', type: 'daily' },
  { kind: 'factor', id: '13', name: 'cheap', version: 1, unit: '1', type: 'boolean' },
]);
