import { plainName, type InputBounds } from '@console/contract-core';
import { z } from 'zod';
import { parametersFault, type ParameterData } from './graph-parameters.ts';

/** What a node of a factor's graph is. */
export const NODE_KINDS = ['indicator', 'factor', 'rule', 'expression', 'constant'] as const;

const nodeId = z.string().check(plainName).min(1).max(64);
const nodePlace = z.strictObject({ x: z.number(), y: z.number() });
/** Nodes that have gone may still have one. */
const MOST_PLACES = 1_000;

/** The depth of an answer. What is asked is looked through by `parametersFault`: branches try every value six times. */
const DEEPEST = 5;

function parameterValue(depth: number): z.ZodType<ParameterData> {
  const plain = z.union([z.string(), z.number(), z.boolean(), z.null()]);
  if (depth === 0) return plain;
  const inner = parameterValue(depth - 1);
  return z.union([plain, z.array(inner), z.record(z.string(), inner)]);
}

function graphOf<Params extends z.ZodType>(params: Params) {
  return z.strictObject({
    /** The node whose value is the factor's; empty while nothing is. */
    output: z.string().max(64),
    nodes: z
      .array(
        z.strictObject({
          id: nodeId,
          kind: z.enum(NODE_KINDS),
          /** `id@version` of an indicator or factor, a rule's number, an operator or function; empty of a constant. */
          ref: z.string().max(128),
          params,
          /** Ids of nodes in order; empty where nothing is connected yet. */
          inputs: z.array(z.string().max(64)).max(64),
        }),
      )
      .max(200),
  });
}

/**
 * relationMap: a factor as a directed graph, as the numeric core reads it. What its parts mean is checked by the
 * service (`invest.checkFactor`), which says what is wrong and where; here is only its shape.
 */
export const factorGraph = graphOf(z.record(z.string(), parameterValue(DEEPEST)));

/** The same as it is asked with. */
export const drawnGraph = graphOf(z.record(z.string(), z.custom<ParameterData>())).superRefine(
  ({ nodes }, context) => {
    const message = parametersFault(nodes);
    if (message !== null) context.addIssue({ code: 'custom', path: ['nodes'], message });
  },
);

/** How much a call may hold that takes so many graphs: each as large as its shape lets it be. */
export const graphBounds = (graphs: number): Partial<InputBounds> => ({ values: graphs * 20_000 });

export type FactorGraphData = z.output<typeof factorGraph>;

/** Where each node stands on the canvas; a node that is not there is placed by the editor. */
export const graphLayout = z.record(nodeId, nodePlace);

/** The same as it is asked with: of too many not one is looked at. */
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
