import { checkGraph, type GraphCheck } from '../check-graph.ts';
import type { FactorGraph } from '../factor-graph.ts';
import { graphOf, type PlacedGraph } from './graph-of.ts';
import type { KnownNames } from '../known-names.ts';

/** The check of a formula while it is typed. Faults of nodes have their place in the text. */
export interface FormulaCheck extends GraphCheck {
  /** Undefined where the text cannot be read. */
  readonly placed: PlacedGraph | undefined;
}

/** Reads a formula and checks its graph; `previous` is the graph whose ids stay. */
export function checkFormula(text: string, known: KnownNames, previous?: FactorGraph): FormulaCheck {
  const read = graphOf(text, known, previous);
  if (!read.ok) return { placed: undefined, faults: read.faults, values: new Map() };
  const { graph, spans } = read.value;
  const { faults, values } = checkGraph(graph, known);
  const placed = faults.map((fault) => {
    const span = spans.get(fault.node ?? graph.output);
    return span === undefined ? fault : { ...fault, span };
  });
  return { placed: read.value, faults: placed, values };
}
