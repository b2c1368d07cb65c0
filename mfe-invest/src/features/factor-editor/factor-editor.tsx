import type { Factor } from '@console/contract-invest';
import { usePageTitle, usePlatform, useUnsaved } from '@console/platform';
import { useState, type ReactElement } from 'react';
import { FACTOR_LIST_PATH, newBacktestPath } from '../../page-paths.ts';
import { FactorCanvas } from './canvas/factor-canvas.tsx';
import { EditorDrawers, type DrawerName } from './editor-drawers.tsx';
import { EditorHeader } from './editor-header.tsx';
import './factor-editor.css';
import { FormulaBar } from './formula/formula-bar.tsx';
import { InspectorPanel } from './inspector/inspector-panel.tsx';
import { PalettePanel } from './palette/palette-panel.tsx';
import { DiagnosisPanel } from './preview/diagnosis-panel.tsx';
import { PreviewPanel } from './preview/preview-panel.tsx';
import { useFactorPreview } from './preview/use-factor-preview.ts';
import { NameDialog } from './saving/name-dialog.tsx';
import { SaveNotices } from './saving/save-notices.tsx';
import type { Editing } from './use-editing.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useKeptEditing, type FactorPlace, type KeptEditing } from './use-kept-editing.ts';
import { useSaving, type Saving } from './use-saving.ts';

export interface FactorEditorProps extends FactorPlace {
  /** Called when a new factor is saved: its page replaces this one. */
  readonly onAdded: (factor: Factor) => void;
}

/** The editor of a factor as a graph and as a formula, with its parameters, faults and preview. */
export function FactorEditor({ onAdded, ...place }: FactorEditorProps): ReactElement {
  const { notify, page } = usePlatform();
  const kept = useKeptEditing(place);
  const { editing } = kept;
  const { dispatch, readOnly } = editing.editor;
  const saving = useSaving(editing, {
    onSaved() {
      kept.settle();
      notify.success('保存成功');
    },
    onAdded(factor) {
      kept.end();
      // Reported before the page is left: a hidden page can no longer report it.
      page.setUnsaved(false);
      notify.success('新增成功');
      onAdded(factor);
    },
  });
  useUnsaved(editing.changed && !readOnly);
  usePageTitle(editing.base.id === null ? '新增因子' : `因子 ${editing.base.basics.name}`);
  useEditorKeys({
    save: () => void (readOnly || saving.asking || saving.save()),
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
  });
  return (
    <div className="factor-editor">
      <Top kept={kept} saving={saving} />
      <FormulaBar editor={editing.editor} failure={editing.failure} />
      <Parts editing={editing} />
      <NameDialog saving={saving} basics={editing.basics} onBasics={editing.setBasics} />
    </div>
  );
}

/** The head with its drawers, and the notices below it. */
function Top({ kept, saving }: { readonly kept: KeptEditing; readonly saving: Saving }): ReactElement {
  const { navigate, notify, page } = usePlatform();
  const [drawer, open] = useState<DrawerName | null>(null);
  const { editing, keeping, restored, giveUp } = kept;
  const { editor, base, basics, changed } = editing;
  return (
    <>
      <EditorHeader
        editor={editor}
        name={basics.name}
        version={base.version}
        keeping={keeping}
        saving={saving.write.running}
        onBack={() => page.back(FACTOR_LIST_PATH)}
        onVersions={() => open('versions')}
        onRelations={() => open('relations')}
        onSave={() => void saving.save()}
        onBacktest={() => {
          if (changed) notify.error('请先保存因子，回测使用已保存的版本');
          else if (base.id !== null) navigate(newBacktestPath(base.id));
        }}
      />
      <SaveNotices saving={saving} restored={restored} onGiveUp={giveUp} />
      <EditorDrawers editing={editing} open={drawer} onClose={() => open(null)} />
    </>
  );
}

/** Palette, canvas and preview, and the inspector of what is chosen. */
function Parts({ editing }: { readonly editing: Editing }): ReactElement {
  const { editor, palette, basics, setBasics, base } = editing;
  const preview = useFactorPreview(editor.state, base.id);
  return (
    <div className="factor-main">
      <PalettePanel editor={editor} palette={palette} />
      <div className="factor-centre">
        <FactorCanvas editor={editor} />
        <PreviewPanel state={preview} name={basics.name} />
      </div>
      <div className="factor-side">
        <InspectorPanel editor={editor} basics={basics} factor={base.factor} onBasics={setBasics} />
        <DiagnosisPanel state={editor.state} shown={preview} />
      </div>
    </div>
  );
}
