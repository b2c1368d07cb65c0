import { plainName, type InputBounds } from '@console/contract-core';
import { z } from 'zod';
import { parametersFault, type ParameterData } from './graph-parameters.ts';

/** The kinds of nodes of a factor's graph. */
export const NODE_KINDS = ['indicator', 'factor', 'rule', 'expression', 'constant'] as const;

const nodeId = z.string().check(plainName).min(1).max(64);
const nodePlace = z.strictObject({ x: z.number(), y: z.number() });
/** The maximum number of places in a layout; removed nodes may still have one. */
const MOST_PLACES = 1_000;

/**
 * The depth of parameters in an answer. Those of a call are checked by `parametersFault`, because a union
 * schema would try every value six times.
 */
const DEEPEST = 5;

function parameterValue(depth: number): z.ZodType<ParameterData> {
  const plain = z.union([z.string(), z.number(), z.boolean(), z.null()]);
  if (depth === 0) return plain;
  const inner = parameterValue(depth - 1);
  return z.union([plain, z.array(inner), z.record(z.string(), inner)]);
}

function graphOf<Params extends z.ZodType>(params: Params) {
  return z.strictObject({
    /** The node whose value is the factor's; empty while there is none. */
    output: z.string().max(64),
    nodes: z
      .array(
        z.strictObject({
          id: nodeId,
          kind: z.enum(NODE_KINDS),
          /**
           * `id@version` of an indicator or factor, a rule's number, an operator or function; empty for a
           * constant.
           */
          ref: z.string().max(128),
          params,
          /** Ids of nodes in order; empty strings where nothing is connected yet. */
          inputs: z.array(z.string().max(64)).max(64),
        }),
      )
      .max(200),
  });
}

/**
 * A factor as a directed graph (`relationMap`), as the numeric core reads it. This is only its shape; the
 * service checks the meaning of its parts (`invest.checkFactor`) and reports what is wrong and where.
 */
export const factorGraph = graphOf(z.record(z.string(), parameterValue(DEEPEST)));

/** The graph as calls send it. */
export const drawnGraph = graphOf(z.record(z.string(), z.custom<ParameterData>())).superRefine(
  ({ nodes }, context) => {
    const message = parametersFault(nodes);
    if (message !== null) context.addIssue({ code: 'custom', path: ['nodes'], message });
  },
);

/** The bounds of a call with a number of graphs, each as large as its shape allows. */
export const graphBounds = (graphs: number): Partial<InputBounds> => ({ values: graphs * 20_000 });

export type FactorGraphData = z.output<typeof factorGraph>;

/** The place of each node on the canvas; the editor places a node that has none. */
export const graphLayout = z.record(nodeId, nodePlace);

/** The layout as calls send it: with too many places, none is checked. */
export const drawnLayout = z
  .record(z.string(), z.custom<z.output<typeof nodePlace>>())
  .superRefine((layout, context) => {
    const places = Object.entries(layout);
    if (places.length > MOST_PLACES)
      context.addIssue({ code: 'custom', message: `画布位置最多 ${MOST_PLACES} 个` });
    else if (
      !places.every(([id, place]) => nodeId.safeParse(id).success && nodePlace.safeParse(place).success)
    )
      context.addIssue({ code: 'custom', message: '画布位置应为节点编号及其 x、y 坐标' });
  });
export type GraphLayout = z.output<typeof graphLayout>;

/** One fault of a formula or graph, and its place. The Chinese text is made where it is shown. */
export const graphFault = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The path into the node's parameters; empty for a fault of the whole node. */
  path: z.array(z.union([z.string(), z.number()])),
  node: z.string().optional(),
  /** The range of characters in the formula. */
  span: z.object({ from: z.number().int(), to: z.number().int() }).optional(),
});
export type GraphFaultData = z.output<typeof graphFault>;

/** Type and unit of a node's value; the unit is null for a bare number and for a boolean. */
export const nodeValue = z.object({
  type: z.enum(['daily', 'reports', 'boolean', 'number']),
  unit: z.string().nullable(),
});
export type NodeValueData = z.output<typeof nodeValue>;
