import { faultText, nodeTitle, type FactorGraphData, type GraphFaultData } from '@console/contract-invest';

/** A fault in words: what is wrong, and at which node. */
export interface FaultLine {
  readonly text: string;
  /** The node's title, for instance 均值; null for faults that concern no node. */
  readonly title: string | null;
  readonly fault: GraphFaultData;
}

type Names = Readonly<Record<string, string>>;

/** The faults in Chinese, in the order they were found. */
export function faultLines(
  graph: FactorGraphData,
  faults: readonly GraphFaultData[],
  names: Names,
): readonly FaultLine[] {
  const titles = new Map(graph.nodes.map((node) => [node.id, nodeTitle(node, names)]));
  return faults.map((fault) => ({
    fault,
    title: titles.get(fault.node ?? '') ?? null,
    text: faultText(fault, (id) => titles.get(id) ?? id),
  }));
}

/** The faults of one node. */
export function faultsOfNode(lines: readonly FaultLine[], id: string): readonly FaultLine[] {
  return lines.filter(({ fault }) => fault.node === id);
}

/** The message below a parameter's field, whatever part of it is wrong. */
export function faultOfParameter(lines: readonly FaultLine[], key: string): string | null {
  const found = lines.filter(({ fault }) => fault.path[0] === key).map(({ text }) => text);
  return found.length === 0 ? null : found.join('；');
}

/** The message at one input. */
export function faultOfInput(lines: readonly FaultLine[], slot: number): string | null {
  return lines.find(({ fault }) => fault.path.length === 0 && fault.values['input'] === slot)?.text ?? null;
}

/** The faults that concern the node as a whole. */
export function faultsOfWhole(lines: readonly FaultLine[]): readonly string[] {
  return lines
    .filter(({ fault }) => fault.path.length === 0 && fault.values['input'] === undefined)
    .map(({ text }) => text);
}
