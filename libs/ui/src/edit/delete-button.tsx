import { Button, type ButtonProps } from 'antd';
import { useState, type ReactElement } from 'react';
import { DeleteDialog, type DeleteDialogProps } from './delete-dialog.tsx';

export interface DeleteButtonProps extends Omit<DeleteDialogProps, 'onClose' | 'onDeleted'> {
  /** How the button looks, and its accessible name where 删除 alone is unclear. */
  readonly button?: Pick<ButtonProps, 'type' | 'size' | 'danger' | 'disabled' | 'aria-label'>;
  readonly onDeleted?: () => void;
}

/** 删除, with the dialog that asks first. Where a menu asks, `DeleteDialog` is drawn by itself. */
export function DeleteButton({ button, onDeleted, ...dialog }: DeleteButtonProps): ReactElement {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)}>
        删除
      </Button>
      {asking && (
        <DeleteDialog
          {...dialog}
          onClose={() => setAsking(false)}
          onDeleted={() => {
            setAsking(false);
            onDeleted?.();
          }}
        />
      )}
    </>
  );
}
