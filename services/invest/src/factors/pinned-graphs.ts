import { GRAPH_LIMITS, type FactorGraph } from '@console/quant';
import type { DataSource, EntityManager } from 'typeorm';
import { factorRef, pinnedVersions, type FactorVersion } from './factor-ref.ts';
import { factorTable, versionTable } from './factor-tables.ts';

/** A version that a graph stands on, with what its factor is called now. */
export interface PinnedGraph extends FactorVersion {
  readonly name: string;
  readonly graph: FactorGraph;
}

interface Row extends FactorVersion {
  readonly name: string;
  readonly graph: string;
}

/**
 * Every version that a graph stands on, down to the indicators, by ref; those of factors that are gone by now too,
 * which older versions may name. Stops once they are more than any factor may have steps.
 */
export async function pinnedGraphs(
  database: DataSource | EntityManager,
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
  database: DataSource | EntityManager,
  tenantId: string,
  wanted: readonly FactorVersion[],
): Promise<readonly PinnedGraph[]> {
  const rows = await database.query<Row[]>(
    `SELECT f.id, v.version, f.name, v.graph
       FROM ${versionTable()} v JOIN ${factorTable()} f ON f.id = v.factor_id
      WHERE f.tenant_id = ? AND (v.factor_id, v.version) IN (${wanted.map(() => '(?, ?)').join(', ')})`,
    [tenantId, ...wanted.flatMap(({ id, version }) => [id, version])],
  );
  return rows.map((row) => ({ ...row, graph: JSON.parse(row.graph) as FactorGraph }));
}
