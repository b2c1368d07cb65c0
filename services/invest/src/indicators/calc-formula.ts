import { faultText, INDICATOR_MESSAGES } from '@console/contract-invest';
import { Refusal } from '@console/contract-core';
import {
  checkFormula,
  formulaOf,
  KnownNames,
  type FactorGraph,
  type GraphFault,
  type KnownName,
} from '@console/quant';

/** A formula over indicators without faults. */
export interface CalcFormula {
  /** The formula as the console writes it. */
  readonly formula: string;
  readonly graph: FactorGraph;
  /** The unit of formulas; null for a condition. */
  readonly unit: string | null;
}

/** How many indicators a calculation uses. */
export type CalcKind = 'one' | 'several';

/**
 * Reads a formula over indicators. Refuses one with faults, naming the first, and one with too few or too many
 * indicators.
 */
export function readCalcFormula(text: string, known: readonly KnownName[], kind: CalcKind): CalcFormula {
  const names = new KnownNames(known);
  const { placed, faults, values } = checkFormula(text, names);
  const [fault] = faults;
  if (fault !== undefined || placed === undefined)
    throw new Refusal(INDICATOR_MESSAGES.faulty, { count: faults.length, first: placeAndText(fault) });
  const { graph } = placed;
  const count = indicatorRefs(graph).length;
  if (kind === 'one' && count !== 1) throw new Refusal(INDICATOR_MESSAGES.needsOne, { count });
  if (kind === 'several' && count < 2) throw new Refusal(INDICATOR_MESSAGES.needsSeveral, { count });
  const written = formulaOf(graph, names);
  return {
    formula: written.ok ? written.value : text.trim(),
    graph,
    unit: values.get(graph.output)?.unit ?? null,
  };
}

/** The refs that a graph is pinned to, each once. */
export function indicatorRefs({ nodes }: FactorGraph): readonly string[] {
  return [...new Set(nodes.filter(({ kind }) => kind === 'indicator').map(({ ref }) => ref))];
}

function placeAndText(fault: GraphFault | undefined): string {
  if (fault === undefined) return '';
  const said = faultText({ ...fault, path: [...fault.path] });
  return fault.span === undefined ? said : `第 ${fault.span.from + 1} 个字符处，${said}`;
}
