import { FACTOR_CATEGORIES, type Factor, type FactorRow } from '@console/contract-invest';
import { namedColumns, recordStamps, type Querying } from '@console/node-kit/queries';
import { formulaOf, type FactorGraph, type KnownNames } from '@console/quant';
import { sql, type Expression } from 'kysely';
import { factorSources } from './graphs/factor-kind.ts';
import { factor, newestFactors } from './newest-factors.ts';

const { ref, selectFrom } = factor;

/** The fields of a row over `newestFactors`, as `finishedRow` takes it. */
export const FACTOR_COLUMNS = {
  id: ref('f.id'),
  name: ref('f.name'),
  treeFormId: ref('f.shelf'),
  // Title, sources and formula are written from the category and the graph.
  treeFormTitle: ref('f.shelf').$castTo<string>(),
  sourceStr: sql.lit(''),
  formula: ref('v.graph'),
  remark: ref('f.remark'),
  factorIsSingle: ref('v.kind'),
  factorSource: ref('v.source'),
  calcRule: ref('v.calc_rule'),
  unit: ref('v.unit'),
  usedBy: selectFrom('invest.factor_reference as r')
    .whereRef('r.used_id', '=', 'f.id')
    .select(({ fn }) => fn.count<number>('r.factor_id').distinct().as('users'))
    .$asScalar(),
  ...recordStamps('f'),
} satisfies { readonly [K in keyof FactorRow]: Expression<FactorRow[K]> };
const DETAIL_COLUMNS = { ...FACTOR_COLUMNS, layout: ref('f.layout'), revision: ref('f.revision') };

/** A row as it is read; its `formula` still has the graph. */
export type RawRow = Readonly<FactorRow>;

export const graphOfRow = ({ formula }: RawRow): FactorGraph => JSON.parse(formula) as FactorGraph;

/** A row with its graph in words, with current names. */
export function finishedRow(row: RawRow, graph: FactorGraph, known: KnownNames): FactorRow {
  return {
    ...row,
    treeFormTitle: FACTOR_CATEGORIES.find(({ id }) => id === row.treeFormId)?.title ?? '',
    sourceStr: sourceText(graph, known),
    formula: formulaText(graph, known),
    usedBy: Number(row.usedBy),
  };
}

/** The names of a graph's sources, each once. */
function sourceText(graph: FactorGraph, known: KnownNames): string {
  const names = factorSources(graph).map(({ kind, ref }) => known.pinned(kind, ref)?.name ?? ref);
  return [...new Set(names)].join('，');
}

/** The formula of a graph; empty when current names make it longer than a formula may be. */
export function formulaText(graph: FactorGraph, known: KnownNames): string {
  const written = formulaOf(graph, known);
  return written.ok ? written.value : '';
}

interface DetailRow extends RawRow {
  readonly layout: string;
  readonly revision: number;
}

/** A row of the tenant's factors with the columns that only its own page shows; null when there is none of that id. */
export async function readDetail(
  database: Querying,
  tenantId: string,
  id: number,
): Promise<{ readonly row: DetailRow; readonly graph: FactorGraph } | null> {
  const row = await newestFactors(database)
    .select(namedColumns(DETAIL_COLUMNS))
    .where('f.tenant_id', '=', tenantId)
    .where('f.id', '=', id)
    .where('f.removed_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : { row, graph: graphOfRow(row) };
}

/** The same row as the wire has it. */
export function finishedDetail(row: DetailRow, graph: FactorGraph, known: KnownNames): Factor {
  return {
    ...finishedRow(row, graph, known),
    relationMap: graph as unknown as Factor['relationMap'],
    layout: JSON.parse(row.layout) as Factor['layout'],
    revision: row.revision,
  };
}
