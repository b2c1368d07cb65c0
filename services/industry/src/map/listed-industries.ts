import type { Variant } from '@console/contract-industry';
import type { Querying } from '@console/node-kit/queries';
import { queries } from '../queries.ts';

export interface ListedIndustry {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly parentName: string | null;
}

/** The tenant's industries of a level of a classification, by code. */
export const listedIndustries = (
  database: Querying,
  tenantId: string,
  { type, level }: { readonly type: Variant; readonly level: number },
): Promise<ListedIndustry[]> =>
  queries(database)
    .selectFrom('ecology.industry as i')
    .leftJoin('ecology.industry as p', 'p.id', 'i.parent_id')
    .select(['i.id', 'i.name', 'i.code', 'p.name as parentName'])
    .where('i.tenant_id', '=', tenantId)
    .where('i.variant', '=', type)
    .where('i.level', '=', level)
    .where('i.removed_at', 'is', null)
    .orderBy('i.code')
    .execute();
