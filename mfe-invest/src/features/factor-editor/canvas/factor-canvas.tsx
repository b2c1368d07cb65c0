import { useTheme } from '@console/platform';
import { Background, ReactFlow, type ReactFlowInstance } from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { useRef, useState, type DragEvent, type ReactElement } from 'react';
import { feeds } from '../draft/draft-graph.ts';
import { isBehind } from '../draft/editor-state.ts';
import type { Editor } from '../editor.ts';
import { dragsSeed, droppedSeed } from '../palette/drag-seed.ts';
import { canvasCommands, connectNodes, dropNode } from './canvas-commands.ts';
import './canvas.css';
import { CanvasToolbar } from './canvas-toolbar.tsx';
import { CANVAS_WORDS } from './canvas-words.ts';
import { FIT, fitGraph } from './fit.ts';
import { FlowNodeCard } from './flow-node-card.tsx';
import type { FlowNode } from './flow-of.ts';
import { useCanvasKeys } from './use-canvas-keys.ts';
import { useDrawnFlow } from './use-drawn-flow.ts';
import { useFitting } from './use-fitting.ts';
import { useFlowChanges } from './use-flow-changes.ts';

const NODE_TYPES = { factor: FlowNodeCard };

/** The factor as a graph: nodes can be moved, connected, removed and dropped in from the palette. */
export function FactorCanvas({ editor }: { readonly editor: Editor }): ReactElement {
  const { dispatch, readOnly } = editor;
  const { draft } = editor.state;
  const theme = useTheme();
  const [flow, setFlow] = useState<ReactFlowInstance<FlowNode> | null>(null);
  const { dragged, selectedEdge, chooseEdge, onNodesChange, onEdgesChange } = useFlowChanges(editor);
  const section = useRef<HTMLElement>(null);
  useCanvasKeys(section, readOnly ? null : canvasCommands(editor, selectedEdge, chooseEdge));
  const { nodes, edges } = useDrawnFlow(editor, dragged, selectedEdge);
  useFitting(flow, section, draft);
  const drop = (event: DragEvent): void => {
    const seed = droppedSeed(event.dataTransfer);
    if (seed === null || flow === null || readOnly) return;
    event.preventDefault();
    dropNode(editor, seed, flow.screenToFlowPosition({ x: event.clientX, y: event.clientY }));
  };
  return (
    <section
      ref={section}
      className="factor-canvas"
      aria-label="因子图"
      data-behind={isBehind(editor.state)}
      onDrop={drop}
      onDragOver={(event) => {
        if (!readOnly && dragsSeed(event.dataTransfer)) event.preventDefault();
      }}
    >
      <ReactFlow<FlowNode>
        nodes={nodes}
        edges={edges}
        nodeTypes={NODE_TYPES}
        colorMode={theme}
        ariaLabelConfig={CANVAS_WORDS}
        proOptions={{ hideAttribution: true }}
        nodesDraggable={!readOnly}
        nodesConnectable={!readOnly}
        deleteKeyCode={null}
        fitView
        fitViewOptions={FIT}
        minZoom={0.2}
        maxZoom={2}
        onInit={(instance) => {
          setFlow(instance);
          fitGraph(instance, section.current);
        }}
        onNodesChange={onNodesChange}
        onEdgesChange={onEdgesChange}
        isValidConnection={({ source, target }) => !feeds(draft.graph, target, source)}
        onConnect={(connection) => connectNodes(editor, connection)}
      >
        <Background gap={20} size={1} />
        <CanvasToolbar
          onArrange={readOnly ? null : () => dispatch({ type: 'arrange' })}
          onFit={() => flow && fitGraph(flow, section.current)}
        />
      </ReactFlow>
      <CanvasNotice editor={editor} />
    </section>
  );
}

/** The note on a canvas that is empty, or that does not show the typed formula. */
function CanvasNotice({ editor: { state, readOnly } }: { readonly editor: Editor }): ReactElement | null {
  const empty = state.draft.graph.nodes.length === 0;
  if (isBehind(state))
    return (
      <p role="status" className="factor-canvas-behind">
        {empty ? '公式有误，改正后在此画出' : '公式有误，图仍为上一次可读的公式'}
      </p>
    );
  if (!empty) return null;
  return (
    <p className="factor-canvas-empty">
      {readOnly ? '该因子还没有内容' : '从左侧拖入指标与规则，或在上方直接输入公式'}
    </p>
  );
}
