export type NodeKind = 'indicator' | 'factor' | 'rule' | 'expression' | 'constant';

/** One step of a factor: a node of `relationMap`, as plain JSON. */
export interface GraphNode {
  readonly id: string;
  readonly kind: NodeKind;
  /**
   * The reference: `id@version` for an indicator or factor, the number for a rule (`'7'`), the operator or
   * function for an expression (`'+'`, `'mean'`), `''` for a constant.
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

/**
 * The limits of a factor: a larger one is refused, because no one can read it and each node costs a panel.
 */
export const GRAPH_LIMITS = { nodes: 200, depth: 50, characters: 4_000 } as const;
