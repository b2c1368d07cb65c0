import type { Factor, FactorGraphData, GraphLayout } from '@console/contract-invest';
import { EMPTY_GRAPH } from '../draft/draft-graph.ts';

/** A factor's name, category and remark. */
export interface Basics {
  readonly name: string;
  readonly treeFormId: number | null;
  readonly remark: string;
}

/** The parts of a factor that can be changed. */
export interface Content {
  readonly basics: Basics;
  readonly graph: FactorGraphData;
  readonly layout: GraphLayout;
}

/** The initial state of an edit. */
export interface FactorBeginning extends Content {
  /** The factor's id; null for one that is not saved yet. */
  readonly id: number | null;
  readonly revision: number | null;
  readonly version: number | null;
  readonly formula: string;
  /** The factor as it was read; null for one that is not saved yet. */
  readonly factor: Factor | null;
}

export const NEW_FACTOR: FactorBeginning = {
  id: null,
  revision: null,
  version: null,
  basics: { name: '', treeFormId: null, remark: '' },
  graph: EMPTY_GRAPH,
  layout: {},
  formula: '',
  factor: null,
};

export function beginningOf(factor: Factor): FactorBeginning {
  return {
    id: factor.id,
    revision: factor.revision,
    version: factor.version,
    basics: { name: factor.name, treeFormId: factor.treeFormId, remark: factor.remark ?? '' },
    graph: factor.relationMap,
    layout: factor.layout,
    formula: factor.formula,
    factor,
  };
}

const COPY_MARK = ' 副本';
const LONGEST_NAME = 24;

/** A new factor that begins as a copy of another one. */
export function copyOf(factor: Factor): FactorBeginning {
  const { basics, ...rest } = beginningOf(factor);
  const name = factor.name.slice(0, LONGEST_NAME - COPY_MARK.length) + COPY_MARK;
  return { ...rest, basics: { ...basics, name }, id: null, revision: null, version: null, factor: null };
}

/** Whether two contents would be saved as the same. */
export function isSameContent(a: Content, b: Content): boolean {
  return (
    sameJson(a.basics, b.basics) &&
    (a.graph === b.graph || sameJson(a.graph, b.graph)) &&
    (a.layout === b.layout || sameJson(sorted(a.layout), sorted(b.layout)))
  );
}

/** The present values, overridden by those the user changed from the values before. */
export function keepTyped(before: Basics, typed: Basics, now: Basics): Basics {
  const kept = <Key extends keyof Basics>(key: Key): Basics[Key] =>
    typed[key] === before[key] ? now[key] : typed[key];
  return { name: kept('name'), treeFormId: kept('treeFormId'), remark: kept('remark') };
}

const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const sorted = (layout: GraphLayout): unknown =>
  Object.entries(layout)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { x, y }]) => [id, x, y]);
