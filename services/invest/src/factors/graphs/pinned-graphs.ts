import type { Querying } from '@console/node-kit/queries';
import { GRAPH_LIMITS, type FactorGraph } from '@console/quant';
import { queries } from '../../queries.ts';
import { factorRef, pinnedVersions, type FactorVersion } from '../factor-ref.ts';

/** A version that a graph depends on, with the current name of its factor. */
export interface PinnedGraph extends FactorVersion {
  readonly name: string;
  readonly graph: FactorGraph;
}

/**
 * Every version that a graph depends on, down to the indicators, by ref; also those of removed factors, which older
 * versions may name. Stops once there are more than a factor may have steps.
 */
export async function pinnedGraphs(
  database: Querying,
  tenantId: string,
  graph: FactorGraph,
): Promise<ReadonlyMap<string, PinnedGraph>> {
  const found = new Map<string, PinnedGraph>();
  let wanted = pinnedVersions(graph);
  while (wanted.length > 0 && found.size <= GRAPH_LIMITS.nodes) {
    const read = await readVersions(database, tenantId, wanted);
    for (const each of read) found.set(factorRef(each), each);
    wanted = read.flatMap((each) => pinnedVersions(each.graph)).filter((each) => !found.has(factorRef(each)));
  }
  return found;
}

async function readVersions(
  database: Querying,
  tenantId: string,
  wanted: readonly FactorVersion[],
): Promise<readonly PinnedGraph[]> {
  const rows = await queries(database)
    .selectFrom('invest.factor_version as v')
    .innerJoin('invest.factor as f', 'f.id', 'v.factor_id')
    .select(['f.id', 'v.version', 'f.name', 'v.graph'])
    .where('f.tenant_id', '=', tenantId)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('v.factor_id', 'v.version'),
        'in',
        wanted.map(({ id, version }) => tuple(id, version)),
      ),
    )
    .execute();
  return rows.map((row) => ({ ...row, graph: JSON.parse(row.graph) as FactorGraph }));
}
