import type { Querying } from '@console/node-kit/queries';
import { sql, type Expression } from 'kysely';
import { queries } from '../queries.ts';

/** A stock as a tenant sees it. */
export interface NamedStock {
  readonly securityId: number;
  /** The tenant's company; null where it has none of the stock. */
  readonly corpId: number | null;
  readonly corpName: string;
  /** Whether the tenant has classified the company. */
  readonly isClassified: boolean;
}

/** The stocks of these codes (`600519.SH`) by code; a code without a security is not among them. */
export async function namedStocks(
  database: Querying,
  tenantId: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, NamedStock>> {
  if (codes.length === 0) return new Map();
  const rows = await companies(database, tenantId)
    .where((e) => e(wholeCode(e.ref('s.code'), e.ref('s.exchange')), 'in', [...new Set(codes)]))
    // The digits find the rows by the index of codes.
    .where('s.code', 'in', [...new Set(codes.map((code) => code.slice(0, 6)))])
    .execute();
  return new Map(
    rows.map(({ stockCode, status, ...stock }) => [stockCode, { ...stock, isClassified: status === 1 }]),
  );
}

/** The codes of the tenant's companies by their ids; an id of another tenant is not among them. */
export async function codesOfCompanies(
  database: Querying,
  tenantId: string,
  corpIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (corpIds.length === 0) return new Map();
  const rows = await companies(database, tenantId).where('c.id', 'in', corpIds).execute();
  return new Map(
    rows.flatMap(({ corpId, stockCode }) => (corpId === null ? [] : [[corpId, stockCode] as const])),
  );
}

const companies = (database: Querying, tenantId: string) =>
  queries(database)
    .selectFrom('market.security as s')
    .leftJoin('ecology.company as c', (on) =>
      on.onRef('c.security_id', '=', 's.id').on('c.tenant_id', '=', tenantId).on('c.deleted_at', 'is', null),
    )
    .select(['s.id as securityId', 'c.id as corpId', 's.name as corpName', 'c.status'])
    .select(({ ref }) => wholeCode(ref('s.code'), ref('s.exchange')).as('stockCode'));

/** `600519.SH` */
const wholeCode = (code: Expression<string>, exchange: Expression<string>) =>
  sql<string>`CONCAT(${code}, '.', ${exchange})`;
