import type { Querying } from '@console/node-kit/queries';
import { queries } from '../queries.ts';

interface Above {
  readonly industryId: number;
  readonly name: string;
}

/** The industry and those above it, the nearest first. */
export async function industriesAbove(
  database: Querying,
  { tenantId, industryId }: { readonly tenantId: string; readonly industryId: number },
): Promise<readonly Above[]> {
  const rows = await queries(database)
    .selectFrom('ecology.industry as i')
    .leftJoin('ecology.industry as p', (on) =>
      on.onRef('p.id', '=', 'i.parent_id').onRef('p.tenant_id', '=', 'i.tenant_id'),
    )
    .leftJoin('ecology.industry as g', (on) =>
      on.onRef('g.id', '=', 'p.parent_id').onRef('g.tenant_id', '=', 'p.tenant_id'),
    )
    .where('i.tenant_id', '=', tenantId)
    .where('i.id', '=', industryId)
    .select([
      'i.id as id0',
      'i.name as name0',
      'p.id as id1',
      'p.name as name1',
      'g.id as id2',
      'g.name as name2',
    ])
    .execute();
  return rows.flatMap(({ id0, name0, id1, name1, id2, name2 }) =>
    [
      { industryId: id0, name: name0 },
      { industryId: id1, name: name1 },
      { industryId: id2, name: name2 },
    ].filter((above): above is Above => above.industryId !== null && above.name !== null),
  );
}
