import { usePlatform } from '@console/platform';
import type { ReactElement } from 'react';
import { RelationDrawer } from './relation/relation-drawer.tsx';
import { VersionDrawer, type FactorVersion } from './saving/version-drawer.tsx';
import type { Editing } from './use-editing.ts';

export type DrawerName = 'versions' | 'relations';

export interface EditorDrawersProps {
  readonly editing: Editing;
  readonly open: DrawerName | null;
  readonly onClose: () => void;
}

/**
 * The drawers about the saved factor: versions and relations. An earlier version is loaded into the editor,
 * unsaved.
 */
export function EditorDrawers({ editing, open, onClose }: EditorDrawersProps): ReactElement | null {
  const { notify } = usePlatform();
  const { base, editor } = editing;
  if (base.id === null || open === null) return null;
  if (open === 'relations') return <RelationDrawer factorId={base.id} onClose={onClose} />;
  const restore = ({ relationMap: graph, version }: FactorVersion): void => {
    // The present positions do not fit an earlier graph: it is arranged again.
    editor.dispatch({ type: 'edit', select: [], change: () => ({ graph, layout: {}, arranged: true }) });
    onClose();
    notify.info(`已将 v${version} 恢复为草稿，保存后生效`);
  };
  return (
    <VersionDrawer
      factorId={base.id}
      version={base.version}
      onRestore={editor.readOnly ? null : restore}
      onClose={onClose}
    />
  );
}
