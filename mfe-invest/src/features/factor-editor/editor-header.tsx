import { FACTOR_KINDS } from '@console/contract-invest';
import { ArrowLeftIcon } from '@console/ui';
import { Button } from '@console/ui/form';
import type { ReactElement } from 'react';
import { canUndo } from './draft/editor-state.ts';
import { factorKind } from './draft/factor-kind.ts';
import type { Editor } from './editor.ts';
import { EditorIcon } from './editor-icon.tsx';

export interface EditorHeaderProps {
  readonly editor: Editor;
  readonly name: string;
  /** The saved version; null before the first. */
  readonly version: number | null;
  /** The state of unsaved changes: 草稿，18:19 已自动保存到本机. */
  readonly keeping: string;
  readonly saving: boolean;
  readonly onBack: () => void;
  readonly onVersions: () => void;
  readonly onRelations: () => void;
  readonly onSave: () => void;
  readonly onBacktest: () => void;
}

/** The head of the editor: the factor's name, its state, and the commands on the whole of it. */
export function EditorHeader(props: EditorHeaderProps): ReactElement {
  const { editor, name, version, keeping, saving, onBack, onVersions, onRelations, onSave, onBacktest } =
    props;
  const { state, dispatch, readOnly } = editor;
  const kind = factorKind(state.draft.graph);
  return (
    <header className="factor-head">
      <button type="button" className="factor-icon-button" aria-label="返回" onClick={onBack}>
        <ArrowLeftIcon />
      </button>
      <h1>{name || (version === null ? '新增因子' : '未命名')}</h1>
      {kind !== null && <span className="factor-tag">{FACTOR_KINDS[kind]}</span>}
      <span role="status" className="factor-status">
        {[version === null ? '' : `v${version}`, keeping, readOnly ? '只读' : ''].filter(Boolean).join(' ')}
      </span>
      <div className="factor-head-actions">
        {!readOnly && (
          <>
            <button
              type="button"
              className="factor-icon-button"
              aria-label="撤销"
              title="撤销 Ctrl+Z"
              disabled={!canUndo(state)}
              onClick={() => dispatch({ type: 'undo' })}
            >
              <EditorIcon of="undo" />
            </button>
            <button
              type="button"
              className="factor-icon-button"
              aria-label="重做"
              title="重做 Ctrl+Shift+Z"
              disabled={state.future.length === 0}
              onClick={() => dispatch({ type: 'redo' })}
            >
              <EditorIcon of="redo" />
            </button>
          </>
        )}
        {version !== null && (
          <>
            <Button onClick={onRelations}>关系</Button>
            <Button onClick={onVersions}>版本记录</Button>
          </>
        )}
        {!readOnly && (
          // oxlint-disable-next-line console/no-save-button -- the page's main button is the one that runs
          <Button title="Ctrl+S" loading={saving} onClick={onSave}>
            保存
          </Button>
        )}
        {version !== null && !readOnly && (
          <Button type="primary" icon={<EditorIcon of="run" />} onClick={onBacktest}>
            运行回测
          </Button>
        )}
      </div>
    </header>
  );
}
