export type NodeKind = 'indicator' | 'factor' | 'rule' | 'expression' | 'constant';

/** One step of a factor: what stands in `relationMap`, as plain JSON. */
export interface GraphNode {
  readonly id: string;
  readonly kind: NodeKind;
  /**
   * What it is: of an indicator or factor `id@version`, of a rule its number (`'7'`), of an expression its
   * operator or function (`'+'`, `'mean'`), of a constant nothing (`''`).
   */
  readonly ref: string;
  /** A rule's parameters, a function's constants by name, a constant's `value`. */
  readonly params: Readonly<Record<string, unknown>>;
  /** Ids of nodes, in order. One that is not connected yet is `''`. */
  readonly inputs: readonly string[];
}

/** A factor as a directed graph without cycles. */
export interface FactorGraph {
  /** The node whose value is the factor's. */
  readonly output: string;
  readonly nodes: readonly GraphNode[];
}

/** A factor that is larger is refused: nobody can read it, and each node costs a panel. */
export const GRAPH_LIMITS = { nodes: 200, depth: 50, characters: 4_000 } as const;
