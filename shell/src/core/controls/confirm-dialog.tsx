import { useId, type ReactElement } from 'react';
import './button.css';
import './confirm-dialog.css';
import { useModal } from './use-modal.ts';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something is done. The browser's own dialog keeps the focus inside and closes on Esc. */
export function ConfirmDialog({ open, title, text, onConfirm, onCancel }: ConfirmDialogProps): ReactElement {
  const dialog = useModal({ open, onClose: onCancel });
  const titleId = useId();
  return (
    <dialog ref={dialog} className="shell-confirm-dialog-dialog" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p>{text}</p>
      <div className="shell-confirm-dialog-actions">
        <button type="button" className="shell-button-plain" onClick={onCancel}>
          取消
        </button>
        <button type="button" className="shell-button-primary" onClick={onConfirm}>
          确定
        </button>
      </div>
    </dialog>
  );
}
