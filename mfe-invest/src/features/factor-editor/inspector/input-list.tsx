import { Select } from '@console/ui/form';
import type { ReactElement } from 'react';
import { feeds, type GraphNode } from '../draft/draft-graph.ts';
import { faultOfInput, faultsOfNode } from '../draft/fault-places.ts';
import { connected, disconnected, movedInput, takesMore } from '../draft/node-inputs.ts';
import { arityOf, inputTitle, isGiven } from '../draft/node-parameters.ts';
import type { Editor } from '../editor.ts';
import { EditorIcon } from '../editor-icon.tsx';

/** The inputs of a node, in order: they can be connected, moved and removed without a mouse too. */
export function InputList({
  editor,
  node,
  titleOf,
}: {
  readonly editor: Editor;
  readonly node: GraphNode;
  /** The title of every node of the graph, by id: no two are the same. */
  readonly titleOf: ReadonlyMap<string, string>;
}): ReactElement {
  const { state, dispatch, rules, lines, readOnly } = editor;
  const { graph } = state.draft;
  const own = faultsOfNode(lines, node.id);
  const options = graph.nodes
    .filter(({ id }) => !feeds(graph, node.id, id))
    .map(({ id }) => ({ value: id, label: titleOf.get(id) ?? id }));
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
            {!spare && hasRoles(node) && (
              <span className="factor-input-role" aria-hidden="true">
                {title}
              </span>
            )}
            <Select
              aria-label={title}
              placeholder={title}
              disabled={readOnly}
              allowClear
              showSearch
              optionFilterProp="label"
              options={options}
              popupMatchSelectWidth={false}
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
            {slot === 0 && <ComparedConstant node={node} />}
          </div>
        );
      })}
    </div>
  );
}

/** The constant that a condition without a second input compares with, which is set below. */
function ComparedConstant({
  node: { kind, ref, params },
}: {
  readonly node: GraphNode;
}): ReactElement | null {
  const { constant } = params;
  if (kind !== 'rule' || ref !== '9' || !isGiven(constant)) return null;
  return <span className="factor-input-role">B：常数 {typeof constant === 'number' ? constant : '—'}</span>;
}

/**
 * Whether the inputs have roles: the branches of a condition differ by position, so each role is written.
 */
const hasRoles = ({ kind, ref }: GraphNode): boolean =>
  (kind === 'rule' && ref === '9') || (kind === 'expression' && ref === 'if');

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
