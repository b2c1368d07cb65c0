import { CALC_RULES } from '@console/contract-invest';
import { Select } from '@console/ui/form';
import type { ReactElement } from 'react';
import type { GraphNode } from '../draft/draft-graph.ts';
import { FUNCTIONS, OPERATORS } from '../draft/expression-words.ts';
import { withKind } from '../draft/new-node.ts';
import type { Editor } from '../editor.ts';

const RULE_OPTIONS = Object.entries(CALC_RULES).map(([rule, title]) => ({
  value: `rule ${rule}`,
  label: `${rule} ${title}`,
}));
const wordOptions = (words: typeof FUNCTIONS): { value: string; label: string }[] =>
  words.map(({ ref, title, sample }) => ({ value: `expression ${ref}`, label: `${title} ${sample}` }));

const KIND_OPTIONS = [
  { label: '计算规则', options: RULE_OPTIONS },
  { label: '函数', options: wordOptions(FUNCTIONS) },
  { label: '运算', options: wordOptions(OPERATORS) },
];

/** The rule, function or operator of a node, to be replaced by another. */
export function KindSelect({
  editor,
  node,
}: {
  readonly editor: Editor;
  readonly node: GraphNode;
}): ReactElement {
  const { dispatch, rules, readOnly } = editor;
  const choose = (value: string): void => {
    const cut = value.indexOf(' ');
    const seed = { kind: value.slice(0, cut) as GraphNode['kind'], ref: value.slice(cut + 1) };
    dispatch({
      type: 'edit',
      change: (draft) => ({ ...draft, graph: withKind(draft.graph, node.id, { seed, rules }) }),
    });
  };
  return (
    <div className="factor-field">
      <span className="factor-label">规则</span>
      <Select
        aria-label="规则"
        showSearch
        optionFilterProp="label"
        disabled={readOnly}
        options={KIND_OPTIONS}
        value={`${node.kind} ${node.ref}`}
        onChange={choose}
      />
    </div>
  );
}
