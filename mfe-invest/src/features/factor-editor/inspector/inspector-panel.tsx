import type { Factor } from '@console/contract-invest';
import { Button } from '@console/ui/form';
import type { ReactElement } from 'react';
import { canvasCommands } from '../canvas/canvas-commands.ts';
import { nodeOf } from '../draft/draft-graph.ts';
import type { Editor } from '../editor.ts';
import { BasicsForm } from '../saving/basics-form.tsx';
import type { Basics } from '../saving/factor-beginning.ts';
import { FactorFacts } from './factor-facts.tsx';
import './inspector.css';
import { NodeInspector } from './node-inspector.tsx';

export interface InspectorPanelProps {
  readonly editor: Editor;
  readonly basics: Basics;
  readonly factor: Factor | null;
  readonly onBasics: (basics: Basics) => void;
}

/** The form of what is chosen: one node, several, or the factor itself. */
export function InspectorPanel({ editor, basics, factor, onBasics }: InspectorPanelProps): ReactElement {
  const { selected, draft } = editor.state;
  const node = selected.length === 1 ? nodeOf(draft.graph, selected[0] ?? '') : undefined;
  return (
    <section className="factor-inspector" aria-label="属性">
      {node !== undefined ? (
        <NodeInspector key={node.id} editor={editor} node={node} />
      ) : selected.length > 1 ? (
        <Several editor={editor} />
      ) : (
        <>
          <header className="factor-side-head">
            <h2>因子资料</h2>
          </header>
          <div className="factor-side-body">
            <BasicsForm
              basics={basics}
              factorId={factor?.id ?? null}
              disabled={editor.readOnly}
              asked={false}
              onChange={onBasics}
            />
            {factor && <FactorFacts factor={factor} />}
          </div>
        </>
      )}
    </section>
  );
}

function Several({ editor }: { readonly editor: Editor }): ReactElement {
  const { remove, duplicate } = canvasCommands(editor, null, () => undefined);
  return (
    <>
      <header className="factor-side-head">
        <h2>已选 {editor.state.selected.length} 个节点</h2>
      </header>
      {!editor.readOnly && (
        <div className="factor-side-body">
          <div className="factor-buttons">
            <Button size="small" onClick={duplicate}>
              复制
            </Button>
            <Button size="small" onClick={remove}>
              删除
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
