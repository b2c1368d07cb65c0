import { FACTOR_SHELVES, type Factor, type FactorRow } from '@console/contract-invest';
import { formulaOf, type FactorGraph, type KnownNames } from '@console/quant';
import type { DataSource, EntityManager } from 'typeorm';
import { factorSources } from './factor-kind.ts';
import { factorUsers, newestFactors, referenceTable } from './factor-tables.ts';

/** The expression over `newestFactors` and `factorUsers` of every field of a row, as `finishedRow` takes it. */
export const FACTOR_EXPRESSIONS = (): Readonly<Record<keyof FactorRow, string>> => ({
  id: 'f.id',
  name: 'f.name',
  treeFormId: 'f.shelf',
  treeFormTitle: 'f.shelf',
  remark: 'f.remark',
  factorIsSingle: 'v.kind',
  factorSource: 'v.source',
  // Sources and formula are written of the graph.
  sourceStr: "''",
  calcRule: 'v.calc_rule',
  formula: 'v.graph',
  unit: 'v.unit',
  version: 'f.version',
  usedBy: `(SELECT COUNT(DISTINCT r.factor_id) FROM ${referenceTable()} r WHERE r.used_id = f.id)`,
  createdUser: 'maker.real_name',
  createdTime: 'f.created_at',
  updatedUser: 'editor.real_name',
  updatedTime: 'f.updated_at',
});

/** A row as it is read; its `formula` is still the graph. */
export type RawRow = Readonly<FactorRow>;

export const graphOfRow = ({ formula }: RawRow): FactorGraph => JSON.parse(formula) as FactorGraph;

/** Says in words what a row's graph is, by the names that things have now. */
export function finishedRow(row: RawRow, graph: FactorGraph, known: KnownNames): FactorRow {
  return {
    ...row,
    treeFormTitle: FACTOR_SHELVES.find(({ id }) => id === row.treeFormId)?.title ?? '',
    sourceStr: sourceText(graph, known),
    formula: formulaText(graph, known),
    usedBy: Number(row.usedBy),
  };
}

/** Names of what a graph is made of, each once. */
function sourceText(graph: FactorGraph, known: KnownNames): string {
  const names = factorSources(graph).map(({ kind, ref }) => known.pinned(kind, ref)?.name ?? ref);
  return [...new Set(names)].join('，');
}

/** Empty where longer names have made it longer than a formula may be. */
export function formulaText(graph: FactorGraph, known: KnownNames): string {
  const written = formulaOf(graph, known);
  return written.ok ? written.value : '';
}

interface DetailRow extends RawRow {
  readonly layout: string;
  readonly revision: number;
}

/** A row of the tenant's factors with what only its own page shows; null when there is none of that id. */
export async function readDetail(
  database: DataSource | EntityManager,
  tenantId: string,
  id: number,
): Promise<{ readonly row: DetailRow; readonly graph: FactorGraph } | null> {
  const columns = { ...FACTOR_EXPRESSIONS(), layout: 'f.layout', revision: 'f.revision' };
  const select = Object.entries(columns).map(([key, sql]) => `${sql} AS \`${key}\``);
  const [row] = await database.query<DetailRow[]>(
    `SELECT ${select.join(', ')} FROM ${newestFactors()} ${factorUsers()}
      WHERE f.tenant_id = ? AND f.id = ? AND f.removed_at IS NULL`,
    [tenantId, id],
  );
  return row === undefined ? null : { row, graph: graphOfRow(row) };
}

/** The same as the wire has it. */
export function finishedDetail(row: DetailRow, graph: FactorGraph, known: KnownNames): Factor {
  return {
    ...finishedRow(row, graph, known),
    relationMap: graph as unknown as Factor['relationMap'],
    layout: JSON.parse(row.layout) as Factor['layout'],
    revision: row.revision,
  };
}
