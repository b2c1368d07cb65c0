import { nodeTitle } from '@console/contract-invest';
import { Select } from '@console/ui/form';
import type { ReactElement } from 'react';
import { feeds, type GraphNode } from '../draft/draft-graph.ts';
import { faultOfInput, faultsOfNode } from '../draft/fault-places.ts';
import { connected, disconnected, movedInput, takesMore } from '../draft/node-inputs.ts';
import { arityOf, inputTitle } from '../draft/node-parameters.ts';
import type { Editor } from '../editor.ts';
import { EditorIcon } from '../editor-icon.tsx';

/** What goes into a node, in order: connected, moved and taken away without a mouse too. */
export function InputList({
  editor,
  node,
}: {
  readonly editor: Editor;
  readonly node: GraphNode;
}): ReactElement {
  const { state, dispatch, rules, names, lines, readOnly } = editor;
  const { graph } = state.draft;
  const own = faultsOfNode(lines, node.id);
  const options = graph.nodes
    .filter(({ id }) => !feeds(graph, node.id, id))
    .map((each) => ({ value: each.id, label: nodeTitle(each, names) }));
  const connect = (slot: number, from: string | undefined): void =>
    dispatch({
      type: 'edit',
      change: (draft) => ({
        ...draft,
        graph:
          from === undefined
            ? disconnected(draft.graph, { to: node.id, slot }, rules)
            : connected(draft.graph, { from, to: node.id, slot }),
      }),
    });
  const move = (from: number, to: number): void =>
    dispatch({
      type: 'edit',
      change: (draft) => ({ ...draft, graph: movedInput(draft.graph, node.id, { from, to }) }),
    });
  const slots = [...node.inputs, ...(!readOnly && takesMore(node, rules) ? [''] : [])];
  const most = arityOf(node, rules)[1];
  return (
    <div className="factor-field" role="group" aria-label="输入">
      <span className="factor-label">输入</span>
      {slots.map((input, slot) => {
        const spare = slot >= node.inputs.length;
        const title = spare ? '增加输入' : inputTitle(node, slot);
        const fault = spare ? null : faultOfInput(own, slot);
        return (
          <div key={slot} className="factor-input" data-faulty={fault !== null}>
            <Select
              aria-label={title}
              placeholder={title}
              disabled={readOnly}
              allowClear
              showSearch
              optionFilterProp="label"
              options={options}
              value={input === '' ? null : input}
              onChange={(from: string | undefined) => connect(slot, from)}
            />
            {!spare && most > 1 && !readOnly && (
              <>
                <MoveButton
                  title={`${title}上移`}
                  of="up"
                  disabled={slot === 0}
                  onClick={() => move(slot, slot - 1)}
                />
                <MoveButton
                  title={`${title}下移`}
                  of="down"
                  disabled={slot >= node.inputs.length - 1}
                  onClick={() => move(slot, slot + 1)}
                />
              </>
            )}
            {fault !== null && (
              <small role="alert" className="factor-fault">
                {fault}
              </small>
            )}
          </div>
        );
      })}
    </div>
  );
}

function MoveButton(props: {
  readonly title: string;
  readonly of: 'up' | 'down';
  readonly disabled: boolean;
  readonly onClick: () => void;
}): ReactElement {
  return (
    <button
      type="button"
      className="factor-small"
      aria-label={props.title}
      disabled={props.disabled}
      onClick={props.onClick}
    >
      <EditorIcon of={props.of} />
    </button>
  );
}
