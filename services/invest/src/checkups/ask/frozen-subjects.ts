import {
  FACTOR_CATEGORIES,
  INDICATOR_TOPICS,
  type CheckupKind,
  type CheckupScope,
} from '@console/contract-invest';
import { INDICATORS, type MarketIndicator } from '@console/market/indicators';
import type { Querying } from '@console/node-kit/queries';
import { GRAPH_LIMITS, refOf, type FactorGraph } from '@console/quant';
import { factorRef } from '../../factors/factor-ref.ts';
import { expandGraph } from '../../factors/graphs/expand-graph.ts';
import { pinnedGraphs } from '../../factors/graphs/pinned-graphs.ts';
import { newestFactors } from '../../factors/newest-factors.ts';

/** A factor or an indicator as it was when the check-up was submitted. */
export interface FrozenSubject {
  /** `f12@3` or `daily_bar.close@1`. */
  readonly subject: string;
  readonly kind: CheckupKind;
  readonly name: string;
  readonly category: string;
  /** The id and version of a factor. */
  readonly factorId?: number;
  readonly version?: number;
  /** The expanded graph of a factor; left out where that has more steps than a factor may have. */
  readonly graph?: FactorGraph;
  /** The id of an indicator. */
  readonly indicatorId?: string;
}

/** The subjects of a check-up: the tenant's factors in their newest versions by id, then the indicators by table. */
export async function frozenSubjects(
  database: Querying,
  tenantId: string,
  scope: CheckupScope,
): Promise<readonly FrozenSubject[]> {
  const factors = await frozenFactors(database, tenantId);
  return scope === 'factors' ? factors : [...factors, ...INDICATORS.map(frozenIndicator)];
}

/** The graph of a subject; null for a factor that is too large. */
export function graphOfSubject({ graph, indicatorId, subject }: FrozenSubject): FactorGraph | null {
  if (indicatorId === undefined) return graph ?? null;
  return {
    output: 'x',
    nodes: [{ id: 'x', kind: 'indicator', ref: subject, params: {}, inputs: [] }],
  };
}

/** The version of every indicator: what one means never changes. */
const VERSION = 1;

function frozenIndicator({ id, name, topic }: MarketIndicator): FrozenSubject {
  const category = INDICATOR_TOPICS.find(({ key }) => key === topic)?.title ?? '';
  return { subject: refOf({ id, version: VERSION }), kind: 'indicator', name, category, indicatorId: id };
}

async function frozenFactors(database: Querying, tenantId: string): Promise<readonly FrozenSubject[]> {
  const rows = await newestFactors(database)
    .select(['f.id', 'f.name', 'f.shelf', 'v.version', 'v.graph'])
    .where('f.tenant_id', '=', tenantId)
    .where('f.removed_at', 'is', null)
    .orderBy('f.id')
    .execute();
  const factors: FrozenSubject[] = [];
  for (const { id, name, shelf, version, graph: text } of rows) {
    const graph = await expanded(database, tenantId, JSON.parse(text) as FactorGraph);
    factors.push({
      subject: factorRef({ id, version }),
      kind: 'factor',
      name,
      category: FACTOR_CATEGORIES.find((category) => category.id === shelf)?.title ?? '',
      factorId: id,
      version,
      ...(graph && { graph }),
    });
  }
  return factors;
}

/** A graph with factors expanded; null where it has more steps than a factor may have. */
async function expanded(
  database: Querying,
  tenantId: string,
  graph: FactorGraph,
): Promise<FactorGraph | null> {
  const pinned = await pinnedGraphs(database, tenantId, graph);
  if (pinned.size > GRAPH_LIMITS.nodes) return null;
  const whole = expandGraph(graph, (ref) => pinned.get(ref)?.graph);
  return whole.nodes.length > GRAPH_LIMITS.nodes ? null : whole;
}
