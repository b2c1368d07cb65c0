import { Modal } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { FaultAlert } from './fault-alert.tsx';
import './form.css';
import { useFocusReturn } from './use-focus-return.ts';

export interface AskDialogProps {
  readonly title: string;
  /** The button that does it. It has the focus. */
  readonly okText: string;
  /** The text of the button that changes nothing: 取消 by default. */
  readonly cancelText?: string;
  /** Something is lost by it: the button is red. */
  readonly danger?: boolean;
  /** Whether the action is running: the button shows a spinner and ignores a second click. */
  readonly running: boolean;
  /** Why it was refused; shown above the question. */
  readonly fault: Error | null;
  readonly onConfirm: () => void;
  /** By the other button, the cross, Esc and a click beside the dialog. */
  readonly onClose: () => void;
  /** The question, and in paragraphs below it what it is about. */
  readonly children: ReactNode;
}

/**
 * Asks before something is done; a refusal is shown in the dialog, which stays open. Rendered only while it
 * asks; when it closes, the focus is back where it was.
 */
export function AskDialog({
  title,
  okText,
  cancelText = '取消',
  danger = false,
  running,
  fault,
  onConfirm,
  onClose,
  children,
}: AskDialogProps): ReactElement {
  useFocusReturn();
  return (
    <Modal
      open
      title={title}
      okText={okText}
      cancelText={cancelText}
      okButtonProps={{ danger, autoFocus: true }}
      confirmLoading={running}
      onOk={onConfirm}
      onCancel={onClose}
    >
      <div className="c-ask">
        <FaultAlert fault={fault} />
        {children}
      </div>
    </Modal>
  );
}
