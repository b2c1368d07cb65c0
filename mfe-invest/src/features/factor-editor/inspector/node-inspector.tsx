import { nodeTitle, partTitles } from '@console/contract-invest';
import { Button } from '@console/ui/form';
import type { ReactElement } from 'react';
import { canvasCommands } from '../canvas/canvas-commands.ts';
import { withOutput, type GraphNode, type ParamValue } from '../draft/draft-graph.ts';
import { faultOfParameter, faultsOfNode, faultsOfWhole } from '../draft/fault-places.ts';
import { withParam } from '../draft/node-inputs.ts';
import { inputTitle, parametersOf } from '../draft/node-parameters.ts';
import type { Editor } from '../editor.ts';
import { InputList } from './input-list.tsx';
import { KindSelect } from './kind-select.tsx';
import { LeafFacts } from './leaf-facts.tsx';
import { ParameterField } from './parameter-field.tsx';
import { isRatioParameter, ratioNodes } from './ratio-nodes.ts';
import { useIndicatorUnits } from './use-indicator-units.ts';

/** The form of one node: its kind, its inputs, its parameters, and the faults of each. */
export function NodeInspector({
  editor,
  node,
}: {
  readonly editor: Editor;
  readonly node: GraphNode;
}): ReactElement {
  const { state, dispatch, rules, names, lines, readOnly } = editor;
  const { graph } = state.draft;
  const own = faultsOfNode(lines, node.id);
  const ids = graph.nodes.map(({ id }) => id);
  const titles = partTitles(graph, ids, names);
  const titleOf = new Map(ids.map((id, at) => [id, titles[at] ?? id]));
  const ratios = ratioNodes(graph, useIndicatorUnits());
  const setParam = (key: string, value: ParamValue | undefined): void =>
    dispatch({
      type: 'edit',
      group: `${node.id} ${key}`,
      change: (draft) => ({ ...draft, graph: withParam(draft.graph, node.id, { key, value, rules }) }),
    });
  const isLeaf = node.kind === 'indicator' || node.kind === 'factor';
  return (
    <>
      <header className="factor-side-head">
        <h2>{nodeTitle(node, names)}</h2>
        <span>节点 {graph.nodes.findIndex(({ id }) => id === node.id) + 1}</span>
      </header>
      <div className="factor-side-body">
        {(node.kind === 'rule' || node.kind === 'expression') && <KindSelect editor={editor} node={node} />}
        {isLeaf && <LeafFacts editor={editor} node={node} />}
        {!isLeaf && node.kind !== 'constant' && <InputList editor={editor} node={node} titleOf={titleOf} />}
        {parametersOf(node, rules).map((parameter) => (
          <ParameterField
            key={parameter.key}
            parameter={parameter}
            value={node.params[parameter.key]}
            inputs={node.inputs.map((id, slot) => titleOf.get(id) ?? inputTitle(node, slot))}
            hint={isRatioParameter(graph, { node, key: parameter.key }, ratios) ? RATIO_HINT : null}
            fault={faultOfParameter(own, parameter.key)}
            readOnly={readOnly}
            onChange={(value) => setParam(parameter.key, value)}
          />
        ))}
        {faultsOfWhole(own).map((text) => (
          <p key={text} role="alert" className="factor-fault">
            {text}
          </p>
        ))}
        {!readOnly && <NodeButtons editor={editor} node={node} />}
      </div>
    </>
  );
}

const RATIO_HINT = '输入是比率，0.15 即 15%';

function NodeButtons({ editor, node }: { readonly editor: Editor; readonly node: GraphNode }): ReactElement {
  const { state, dispatch } = editor;
  const { remove, duplicate } = canvasCommands(editor, null, () => undefined);
  const give = (): void =>
    dispatch({ type: 'edit', change: (draft) => ({ ...draft, graph: withOutput(draft.graph, node.id) }) });
  return (
    <div className="factor-buttons">
      {node.id !== state.draft.graph.output && (
        <Button size="small" onClick={give}>
          设为输出
        </Button>
      )}
      <Button size="small" title="Ctrl+D" onClick={duplicate}>
        复制
      </Button>
      <Button size="small" title="Delete" onClick={remove}>
        删除
      </Button>
    </div>
  );
}
