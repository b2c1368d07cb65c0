import { useChange, usePlatform, type Client } from '@console/platform';
import type { ReactElement, ReactNode } from 'react';
import { AskDialog } from '../form/ask-dialog.tsx';

export interface DeleteDialogProps {
  readonly client: Pick<Client, 'service'>;
  /** 删除风格 */
  readonly title: string;
  /** The text of the button that deletes: 删除 by default. */
  readonly okText?: string;
  /** Deletes; throws what the server refuses. */
  readonly remove: () => Promise<unknown>;
  /** The notice after. */
  readonly notice: string;
  /** A refusal in the words of the page; the server's words by default. */
  readonly faultOf?: (fault: Error | null) => Error | null;
  /** After the notice: what was deleted is gone from every list by its next answer. */
  readonly onDeleted: () => void;
  readonly onClose: () => void;
  /** What is lost with it. */
  readonly children: ReactNode;
}

/** Asks before it deletes; a refusal is shown in the dialog, which stays open. */
export function DeleteDialog(props: DeleteDialogProps): ReactElement {
  const { client, title, okText = '删除', remove, notice, faultOf, onDeleted, onClose, children } = props;
  const { notify } = usePlatform();
  const change = useChange(client);
  const run = async (): Promise<void> => {
    const deleted = await change.run(async () => {
      await remove();
      return true;
    });
    if (deleted === null) return;
    notify.success(notice);
    onDeleted();
  };
  return (
    <AskDialog
      title={title}
      okText={okText}
      danger
      running={change.running}
      fault={faultOf ? faultOf(change.fault) : change.fault}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      {children}
    </AskDialog>
  );
}
