import type { CallEntry, Entry, TableEntry } from '@console/contract-core';
import { z } from 'zod';
import { CONTRACT_ENTRIES } from '../suite/contract-entries.ts';
import type { TenantGoods } from './tenant-goods.ts';

/** Query parameters that some reads about one company require besides. */
const ASKED: Readonly<Record<string, string>> = {
  year: '2025',
  type: '1',
  reportPeriod: '2025-12-31',
  time: '2025-12-31',
  kind: 'supplier',
  indicator: 'pe',
};

/** The reads about one company: each names it by `dataId`. A new one is probed automatically. */
const READS: readonly Entry[] = CONTRACT_ENTRIES.filter(
  (entry) => entry.id.startsWith('company.') && entry.method === 'GET' && 'dataId' in fieldsOf(entry),
);

/** Probes that expect no information about another tenant's company. */
export const COMPANY_PROBES: Readonly<
  Record<string, (goods: TenantGoods) => readonly { readonly path: string }[]>
> = Object.fromEntries(
  READS.map((entry) => [
    `${entry.id} dataId`,
    ({ companyId }) => [{ path: `${entry.path}?${query(entry, companyId)}` }],
  ]),
);

/** Tables whose rows are of the market, which all tenants share, while the company in the query is not shared. */
export const COMPANY_FACTS: Readonly<Record<string, { readonly shared: string }>> = Object.fromEntries(
  READS.filter((entry): entry is TableEntry => entry.kind === 'table').map(({ id }) => [
    id,
    { shared: 'facts of the market about a company that is asked for by its id' },
  ]),
);

function query(entry: Entry, companyId: number): URLSearchParams {
  const needed = Object.entries(fieldsOf(entry)).filter(
    ([name, field]) => name === 'dataId' || !field.safeParse(undefined).success,
  );
  const asked = needed.map(([name]): [string, string] => [
    name,
    name === 'dataId' ? String(companyId) : (ASKED[name] ?? '1'),
  ]);
  return new URLSearchParams(asked);
}

function fieldsOf({ input }: Pick<CallEntry, 'input'>): Readonly<Record<string, z.ZodType>> {
  return input instanceof z.ZodObject ? (input.shape as Record<string, z.ZodType>) : {};
}
