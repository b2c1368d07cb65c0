import { DeleteDialog } from '@console/ui/edit';
import type { ReactElement } from 'react';
import { client } from '../client.ts';

interface DeleteNamedDialogProps {
  /** What is asked, and the notice after. */
  readonly texts: { readonly delete: string; readonly done: string };
  /** 策略名称：稳进质优 */
  readonly subject: string;
  readonly remove: () => Promise<unknown>;
  /** After it was deleted too. */
  readonly onClose: () => void;
}

/** Asks before a style or a strategy is deleted, in the words of the specification. */
export function DeleteNamedDialog({ texts, subject, remove, onClose }: DeleteNamedDialogProps): ReactElement {
  return (
    <DeleteDialog
      client={client}
      title="提示"
      okText="确定"
      remove={remove}
      notice={texts.done}
      onDeleted={onClose}
      onClose={onClose}
    >
      <p>{texts.delete}</p>
      <p className="c-hint">{subject}</p>
    </DeleteDialog>
  );
}
