import { nodeTitle } from '@console/contract-invest';
import { Position, type Edge, type Node } from '@xyflow/react';
import { nodeHeight, NODE_WIDTH } from '../draft/arranged.ts';
import type { GraphNode } from '../draft/draft-graph.ts';
import { faultsOfNode } from '../draft/fault-places.ts';
import { takesMore } from '../draft/node-inputs.ts';
import { nodeNote } from '../draft/node-note.ts';
import { inputTitle } from '../draft/node-parameters.ts';
import type { EditorState } from '../draft/editor-state.ts';
import type { Editor } from '../editor.ts';

export interface Slot {
  readonly id: string;
  readonly title: string;
  /** Pixels from the node's top. */
  readonly y: number;
  readonly connected: boolean;
  /** Whether it is the handle after the last one: connecting it adds an input. */
  readonly spare: boolean;
}

/**
 * The part of the editor's state that the canvas draws, so that typing a letter does not draw every node
 * again.
 */
export interface Drawn
  extends Pick<Editor, 'rules' | 'names' | 'lines' | 'readOnly'>, Pick<EditorState, 'draft' | 'selected'> {
  readonly values: EditorState['checked']['values'];
}

export type NodeLook = 'indicator' | 'factor' | 'rule' | 'constant' | 'output';

export interface NodeData extends Record<string, unknown> {
  readonly title: string;
  readonly note: string;
  readonly look: NodeLook;
  readonly faults: readonly string[];
  readonly slots: readonly Slot[];
  readonly height: number;
}

export type FlowNode = Node<NodeData, 'factor'>;

const HANDLE = 8;
export const OUT = 'out';
export const slotId = (slot: number): string => `in-${slot}`;
export const slotOf = (handle: string | null | undefined): number =>
  Number((handle ?? '').replace('in-', ''));

export interface EdgePlace {
  readonly to: string;
  readonly slot: number;
}

const edgeId = ({ to, slot }: EdgePlace): string => `${slot}:${to}`;

/** The node and input at which an edge of this id ends. */
export function edgePlace(id: string): EdgePlace {
  const cut = id.indexOf(':');
  return { slot: Number(id.slice(0, cut)), to: id.slice(cut + 1) };
}

/**
 * The nodes as the canvas draws them; their handles have positions, so that none has to be measured first.
 */
export function flowNodes({ draft, selected, values, rules, names, lines, readOnly }: Drawn): FlowNode[] {
  const { graph, layout } = draft;
  return graph.nodes.map((node) => {
    const more = !readOnly && takesMore(node, rules);
    const height = nodeHeight(node, more);
    const slots = slotsOf(node, more, height);
    const faults = faultsOfNode(lines, node.id).map(({ text }) => text);
    const title = nodeTitle(node, names);
    return {
      id: node.id,
      type: 'factor',
      position: layout[node.id] ?? { x: 0, y: 0 },
      width: NODE_WIDTH,
      height,
      measured: { width: NODE_WIDTH, height },
      selected: selected.includes(node.id),
      ariaLabel: [title, node.id === graph.output ? '输出' : '', ...faults].filter(Boolean).join('，'),
      domAttributes: { 'aria-roledescription': '节点' },
      handles: handlesOf(slots, height),
      data: {
        title,
        note: nodeNote(node, values[node.id]),
        look: node.id === graph.output ? 'output' : lookOf(node),
        faults,
        slots,
        height,
      },
    };
  });
}

/** The connections; those of chosen nodes are highlighted. */
export function flowEdges(
  { draft: { graph }, selected, names, readOnly }: Drawn,
  edge: string | null,
): Edge[] {
  const titles = new Map(graph.nodes.map((node) => [node.id, nodeTitle(node, names)]));
  return graph.nodes.flatMap(({ id: to, inputs }) =>
    inputs.flatMap((from, slot) => {
      if (!titles.has(from)) return [];
      const id = edgeId({ to, slot });
      const near = selected.includes(to) || selected.includes(from);
      return [
        {
          id,
          source: from,
          target: to,
          sourceHandle: OUT,
          targetHandle: slotId(slot),
          selected: id === edge,
          selectable: !readOnly,
          ariaLabel: `从${titles.get(from)}到${titles.get(to)}的连线`,
          domAttributes: { 'aria-roledescription': '连线' },
          className: near ? 'factor-edge factor-edge-near' : 'factor-edge',
        },
      ];
    }),
  );
}

function slotsOf(node: GraphNode, more: boolean, height: number): Slot[] {
  const count = node.inputs.length + (more ? 1 : 0);
  return Array.from({ length: count }, (_, slot) => {
    const spare = slot === node.inputs.length;
    return {
      id: slotId(slot),
      title: spare ? '再加一个输入' : inputTitle(node, slot),
      y: (height * (slot + 1)) / (count + 1),
      connected: !spare && node.inputs[slot] !== '',
      spare,
    };
  });
}

function handlesOf(slots: readonly Slot[], height: number): NonNullable<FlowNode['handles']> {
  const size = { width: HANDLE, height: HANDLE };
  return [
    ...slots.map(({ id, y }) => ({
      id,
      type: 'target' as const,
      position: Position.Left,
      x: -HANDLE / 2,
      y: y - HANDLE / 2,
      ...size,
    })),
    {
      id: OUT,
      type: 'source' as const,
      position: Position.Right,
      x: NODE_WIDTH - HANDLE / 2,
      y: height / 2 - HANDLE / 2,
      ...size,
    },
  ];
}

function lookOf({ kind }: GraphNode): NodeLook {
  return kind === 'expression' ? 'rule' : kind;
}
