import { Alert, Button, FaultAlert } from '@console/ui/form';
import type { ReactElement } from 'react';
import type { SaveFault } from './use-note-save.ts';

export interface SaveFaultAlertProps {
  readonly fault: SaveFault | null;
  readonly running: boolean;
  readonly onReload: () => void;
  readonly onOverwrite: () => void;
  readonly onAddAnew: () => void;
}

/** The alert of why a note was not saved, with the next actions; the draft is kept in any case. */
export function SaveFaultAlert(props: SaveFaultAlertProps): ReactElement | null {
  const { fault, running, onReload, onOverwrite, onAddAnew } = props;
  if (fault === null || fault.kind === 'year') return null;
  if (fault.kind === 'other') return <FaultAlert fault={fault.error} />;
  const isStale = fault.kind === 'stale';
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={isStale ? '内容已被他人修改' : '内容已被他人删除'}
      description={
        isStale
          ? '重新载入可查看最新内容，您输入的内容会保留为本机草稿；覆盖将以您的内容取代最新内容。'
          : '您输入的内容仍在编辑器中，可以作为新内容保存。'
      }
      action={
        <div className="note-actions">
          {isStale && (
            <Button size="small" onClick={onReload}>
              重新载入
            </Button>
          )}
          <Button size="small" loading={running} onClick={isStale ? onOverwrite : onAddAnew}>
            {isStale ? '覆盖' : '另存为新内容'}
          </Button>
        </div>
      }
    />
  );
}
