import { NOTE_TEXTS, NOTE_TITLES, notesCalls, type Note, type NoteType } from '@console/contract-company';
import { useChange, usePlatform } from '@console/platform';
import { FaultAlert, Modal, useFocusReturn } from '@console/ui/form';
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
  useFocusReturn();
  const run = async (): Promise<void> => {
    const deleted = await change.run(() => client.call(notesCalls.deleteNote, { id: note.id }));
    if (deleted === null) return;
    notify.success(NOTE_TEXTS.deleted);
    onDeleted();
  };
  return (
    <Modal
      open
      title={`删除${NOTE_TITLES[type]}`}
      okText="删除"
      cancelText="取消"
      okButtonProps={{ danger: true }}
      confirmLoading={change.running}
      onOk={() => void run()}
      onCancel={onClose}
    >
      <FaultAlert fault={change.fault} />
      <p>
        {note.year} 年的{NOTE_TITLES[type]}将被删除，且不能恢复。是否继续？
      </p>
    </Modal>
  );
}
