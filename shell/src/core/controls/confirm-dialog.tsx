import { useId, type ReactElement } from 'react';
import buttons from './button.module.css';
import styles from './confirm-dialog.module.css';
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
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p>{text}</p>
      <div className={styles['actions']}>
        <button type="button" className={buttons['plain']} onClick={onCancel}>
          取消
        </button>
        <button type="button" className={buttons['primary']} onClick={onConfirm}>
          确定
        </button>
      </div>
    </dialog>
  );
}
