import { Alert, Button } from '@console/ui/form';
import type { ReactElement } from 'react';
import type { KeptDraft, NoteDraft } from './use-kept-draft.ts';

export interface DraftNoticeProps {
  readonly kept: KeptDraft;
  /** The title of the drafted note. */
  readonly title: string;
  readonly onRestore: (draft: NoteDraft) => void;
}

/** A notice of unsaved input, with a button to restore it. */
export function DraftNotice({ kept, title, onRestore }: DraftNoticeProps): ReactElement | null {
  const { draft, drop } = kept;
  if (draft === null) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={`${title}有未保存的草稿`}
      description="草稿已保存在本机，恢复后可继续编辑。"
      action={
        <div className="note-actions">
          <Button size="small" onClick={() => onRestore(draft)}>
            恢复
          </Button>
          <Button size="small" onClick={drop}>
            放弃
          </Button>
        </div>
      }
    />
  );
}
