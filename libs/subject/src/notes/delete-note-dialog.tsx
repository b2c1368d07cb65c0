import { useChange, usePlatform } from '@console/platform';
import { AskDialog } from '@console/ui/form';
import type { ReactElement } from 'react';
import { useSubject } from '../subject/subject-provider.tsx';
import type { Note, NoteKind } from './note-entries.ts';

export interface DeleteNoteDialogProps {
  readonly note: Note;
  readonly kind: NoteKind;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before it deletes; a refusal is shown in the dialog, which stays open. */
export function DeleteNoteDialog({ note, kind, onDeleted, onClose }: DeleteNoteDialogProps): ReactElement {
  const { client } = useSubject();
  const { notify } = usePlatform();
  const change = useChange(client);
  const run = async (): Promise<void> => {
    const deleted = await change.run(async () => {
      await client.call(kind.entries.deleteNote, { id: note.id });
      return true;
    });
    if (deleted === null) return;
    notify.success(kind.texts.deleted);
    onDeleted();
  };
  return (
    <AskDialog
      title={`删除${kind.title}`}
      okText="删除"
      danger
      running={change.running}
      fault={change.fault}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>
        {note.year} 年的{kind.title}将被删除，且不能恢复。是否继续？
      </p>
    </AskDialog>
  );
}
