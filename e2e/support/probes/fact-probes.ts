import type { CallEntry, Entry, TableEntry } from '@console/contract-core';
import { z } from 'zod';
import { CONTRACT_ENTRIES } from '../suite/contract-entries.ts';
import type { TenantGoods } from './tenant-goods.ts';

/** Query parameters that some reads about one company or industry require besides. */
const ASKED: Readonly<Record<string, string>> = {
  year: '2025',
  type: '1',
  reportPeriod: '2025-12-31',
  time: '2025-12-31',
  kind: 'supplier',
  indicator: 'pe',
  of: 'capital',
};

type Probes = Readonly<Record<string, (goods: TenantGoods) => readonly { readonly path: string }[]>>;
interface Read {
  readonly entry: Entry;
  /** The field that names the subject. */
  readonly name: string;
}

/** The reads of a service about one subject, which one of these fields names. A new one is probed automatically. */
const readsOf = (service: string, names: readonly string[]): readonly Read[] =>
  CONTRACT_ENTRIES.filter(({ id, method }) => id.startsWith(`${service}.`) && method === 'GET').flatMap(
    (entry) => names.filter((name) => name in fieldsOf(entry)).map((name) => ({ entry, name })),
  );

const OF_COMPANIES = readsOf('company', ['dataId']);
const OF_INDUSTRIES = readsOf('industry', ['dataId', 'industryId']);

const probesOf = (reads: readonly Read[], idOf: (goods: TenantGoods) => number): Probes =>
  Object.fromEntries(
    reads.map((read) => [
      `${read.entry.id} ${read.name}`,
      (goods: TenantGoods) => [{ path: `${read.entry.path}?${query(read, idOf(goods))}` }],
    ]),
  );

/** Probes that expect no information about another tenant's company or industry. */
export const FACT_PROBES: Probes = {
  ...probesOf(OF_COMPANIES, ({ companyId }) => companyId),
  ...probesOf(OF_INDUSTRIES, ({ industry }) => industry.id),
};

/** Tables whose rows are of the market, which all tenants share, while the subject in the query is not shared. */
export const SUBJECT_FACTS: Readonly<Record<string, { readonly shared: string }>> = Object.fromEntries(
  [...OF_COMPANIES, ...OF_INDUSTRIES]
    .filter(({ entry }) => entry.kind === 'table')
    .map(({ entry }) => [
      (entry as TableEntry).id,
      { shared: 'facts of the market about a company or an industry that is asked for by its id' },
    ]),
);

function query({ entry, name }: Read, id: number): URLSearchParams {
  const needed = Object.entries(fieldsOf(entry)).filter(
    ([field, schema]) => field === name || !schema.safeParse(undefined).success,
  );
  const asked = needed.map(([field]): [string, string] => [
    field,
    field === name ? String(id) : (ASKED[field] ?? '1'),
  ]);
  return new URLSearchParams(asked);
}

function fieldsOf({ input }: Pick<CallEntry, 'input'>): Readonly<Record<string, z.ZodType>> {
  return input instanceof z.ZodObject ? (input.shape as Record<string, z.ZodType>) : {};
}
