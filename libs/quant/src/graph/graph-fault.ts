import type { FaultCode, ParameterFault } from '../rules/parameter-fault.ts';

/** Characters `from` up to, not including, `to`, in UTF-16 units as a text field counts. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * The codes of faults of a formula or a graph beyond its parameters. The values of each are listed with it.
 */
export type GraphFaultCode =
  /** values: found */
  | 'unexpected'
  | 'unexpected-end'
  /** values: found */
  | 'number-too-large'
  /** values: given, most */
  | 'too-long'
  | 'too-many-nodes'
  /** values: most */
  | 'too-deep'
  /** values: name */
  | 'unknown-name'
  /** values: name (of a parameter that occurs twice) */
  | 'repeated-parameter'
  /** values: input, from 0 */
  | 'missing-input'
  | 'missing-output'
  | 'repeated-node'
  /** A node that does not lead to the output: no formula contains it. */
  | 'unused-node'
  /** values: nodes, in the order of the cycle, parted by spaces */
  | 'cycle'
  /** values: input, given, needed */
  | 'wrong-type'
  /** values: input, given, needed */
  | 'wrong-unit';

/** One fault and its place: at a node, in the text, or both. The Chinese text is made where it is shown. */
export interface GraphFault {
  readonly code: GraphFaultCode | FaultCode;
  readonly values: ParameterFault['values'];
  /** The path into the node's parameters; empty for a fault of the whole node. */
  readonly path: ParameterFault['path'];
  readonly node?: string;
  readonly span?: Span;
}

/** Either a result, or all faults that prevent it. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly GraphFault[] };

/** A fault at a node. */
export function nodeFault(
  node: string,
  code: GraphFault['code'],
  values: GraphFault['values'] = {},
): GraphFault {
  return { code, values, path: [], node };
}

/** A fault in the text. */
export function textFault(
  span: Span,
  code: GraphFault['code'],
  values: GraphFault['values'] = {},
): GraphFault {
  return { code, values, path: [], span };
}
