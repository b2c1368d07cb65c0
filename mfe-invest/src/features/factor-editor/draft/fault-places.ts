import { faultText, nodeTitle, type FactorGraphData, type GraphFaultData } from '@console/contract-invest';

/** A fault as it is read: what is wrong, and at which node. */
export interface FaultLine {
  readonly text: string;
  /** What it is called: 均值; null for what concerns no node. */
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

/** Those of one node. */
export function faultsOfNode(lines: readonly FaultLine[], id: string): readonly FaultLine[] {
  return lines.filter(({ fault }) => fault.node === id);
}

/** What is said below a parameter's field, whatever of it is wrong. */
export function faultOfParameter(lines: readonly FaultLine[], key: string): string | null {
  const found = lines.filter(({ fault }) => fault.path[0] === key).map(({ text }) => text);
  return found.length === 0 ? null : found.join('；');
}

/** What is said of one input. */
export function faultOfInput(lines: readonly FaultLine[], slot: number): string | null {
  return lines.find(({ fault }) => fault.path.length === 0 && fault.values['input'] === slot)?.text ?? null;
}

/** What concerns the node as a whole. */
export function faultsOfWhole(lines: readonly FaultLine[]): readonly string[] {
  return lines
    .filter(({ fault }) => fault.path.length === 0 && fault.values['input'] === undefined)
    .map(({ text }) => text);
}
