import { NOTE_TEXTS, NOTE_TITLES, notesCalls, type Note, type NoteType } from '@console/contract-company';
import { useChange, usePlatform } from '@console/platform';
import { AskDialog } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';

export interface DeleteNoteDialogProps {
  readonly note: Note;
  readonly type: NoteType;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before it deletes; a refusal stands in the dialog, which stays open. */
export function DeleteNoteDialog({ note, type, onDeleted, onClose }: DeleteNoteDialogProps): ReactElement {
  const { notify } = usePlatform();
  const change = useChange(client);
  const run = async (): Promise<void> => {
    const deleted = await change.run(() => client.call(notesCalls.deleteNote, { id: note.id }));
    if (deleted === null) return;
    notify.success(NOTE_TEXTS.deleted);
    onDeleted();
  };
  return (
    <AskDialog
      title={`删除${NOTE_TITLES[type]}`}
      okText="删除"
      danger
      running={change.running}
      fault={change.fault}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>
        {note.year} 年的{NOTE_TITLES[type]}将被删除，且不能恢复。是否继续？
      </p>
    </AskDialog>
  );
}
