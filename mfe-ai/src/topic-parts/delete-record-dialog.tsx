import { DeleteDialog } from '@console/ui/edit';
import type { ReactElement, ReactNode } from 'react';
import { client } from '../client.ts';

interface DeleteRecordDialogProps {
  readonly question: string;
  readonly remove: () => Promise<unknown>;
  /** The notice after. */
  readonly notice: string;
  readonly onClose: () => void;
  /** What is lost. */
  readonly children: ReactNode;
}

/** Asks in the words of the specification before a row of a list is deleted. */
export function DeleteRecordDialog(props: DeleteRecordDialogProps): ReactElement {
  const { question, onClose, children, ...rest } = props;
  return (
    <DeleteDialog client={client} title="提示" okText="确定" {...rest} onDeleted={onClose} onClose={onClose}>
      <p>{question}</p>
      <p className="c-hint">{children}</p>
    </DeleteDialog>
  );
}
