import type { Querying } from '@console/node-kit/queries';
import { queries } from '../queries.ts';

/** A member as screens name it. */
export interface MemberName {
  /** Null for a company the tenant did not add. */
  readonly corpId: number | null;
  readonly stockCode: string;
  readonly shortName: string;
}

/** The members in some columns of panels, by column. */
export async function memberNames(
  database: Querying,
  tenantId: string,
  stocks: readonly number[],
): Promise<ReadonlyMap<number, MemberName>> {
  if (stocks.length === 0) return new Map();
  const rows = await queries(database)
    .selectFrom('market.security as s')
    .leftJoin('ecology.company as c', (on) =>
      on.onRef('c.security_id', '=', 's.id').on('c.tenant_id', '=', tenantId).on('c.deleted_at', 'is', null),
    )
    .where(
      's.id',
      'in',
      stocks.map((stock) => stock + 1),
    )
    .select(['s.id', 's.code as stockCode', 's.name as shortName', 'c.id as corpId'])
    .execute();
  return new Map(rows.map(({ id, ...name }) => [id - 1, name]));
}
