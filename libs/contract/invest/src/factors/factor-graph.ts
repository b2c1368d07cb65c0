import { z } from 'zod';

/** What a node of a factor's graph is. */
export const NODE_KINDS = ['indicator', 'factor', 'rule', 'expression', 'constant'] as const;

const nodeId = z.string().min(1).max(64);

/** The value of a parameter: plain JSON. */
export type ParameterData =
  string | number | boolean | null | ParameterData[] | { [name: string]: ParameterData };

/** Bands are a list of records; nothing is deeper, and what is without end would exhaust who reads it. */
const DEEPEST = 5;

function parameterValue(depth: number): z.ZodType<ParameterData> {
  const plain = z.union([z.string(), z.number(), z.boolean(), z.null()]);
  if (depth === 0) return plain;
  const inner = parameterValue(depth - 1);
  return z.union([plain, z.array(inner), z.record(z.string(), inner)]);
}

/**
 * relationMap: a factor as a directed graph, as the numeric core reads it. What its parts mean is checked by the
 * service (`invest.checkFactor`), which says what is wrong and where; here is only its shape.
 */
export const factorGraph = z.strictObject({
  /** The node whose value is the factor's; empty while nothing is. */
  output: z.string().max(64),
  nodes: z
    .array(
      z.strictObject({
        id: nodeId,
        kind: z.enum(NODE_KINDS),
        /** `id@version` of an indicator or factor, a rule's number, an operator or function; empty of a constant. */
        ref: z.string().max(128),
        params: z.record(z.string(), parameterValue(DEEPEST)),
        /** Ids of nodes in order; empty where nothing is connected yet. */
        inputs: z.array(z.string().max(64)).max(64),
      }),
    )
    .max(200),
});
export type FactorGraphData = z.output<typeof factorGraph>;

/** Where each node stands on the canvas; a node that is not there is placed by the editor. */
export const graphLayout = z.record(nodeId, z.strictObject({ x: z.number(), y: z.number() }));
export type GraphLayout = z.output<typeof graphLayout>;

/** One thing that is wrong with a formula or graph, and where. The Chinese text is made where it is shown. */
export const graphFault = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Into the node's parameters; empty for what concerns all of it. */
  path: z.array(z.union([z.string(), z.number()])),
  node: z.string().optional(),
  /** Characters of the formula. */
  span: z.object({ from: z.number().int(), to: z.number().int() }).optional(),
});
export type GraphFaultData = z.output<typeof graphFault>;

/** Type and unit of a node's value; unit null for a bare number and for yes and no. */
export const nodeValue = z.object({
  type: z.enum(['daily', 'reports', 'boolean', 'number']),
  unit: z.string().nullable(),
});
export type NodeValueData = z.output<typeof nodeValue>;
