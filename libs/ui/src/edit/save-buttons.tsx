import { Button } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { WindowButton } from '../data/window-button.tsx';
import type { Edit } from './use-edit.ts';

export interface SaveButtonsProps {
  readonly edit: Pick<Edit<object, object>, 'running' | 'leave'>;
  /** The text of the button that saves: 保存 by default. */
  readonly saveText?: string;
  /** The text of the button that leaves: 取消 by default. */
  readonly leaveText?: string;
  /** It is saved in the maintenance window only. */
  readonly inWindow?: boolean;
  /** Whether nothing can be saved now. */
  readonly disabled?: boolean;
  /** The form is in a dialog: the buttons are at its end as in every dialog, the one that saves last. */
  readonly inDialog?: boolean;
  readonly className?: string;
  /** Shown beside the buttons. */
  readonly children?: ReactNode;
}

/** The buttons below the fields of an edit: at the beginning of a page or drawer the one that saves comes first. */
export function SaveButtons(props: SaveButtonsProps): ReactElement {
  const { edit, saveText = '保存', leaveText = '取消', inWindow = false, disabled = false } = props;
  const { inDialog = false, className = '', children } = props;
  const Save = inWindow ? WindowButton : Button;
  const save = (
    <Save key="save" type="primary" htmlType="submit" disabled={disabled} loading={edit.running}>
      {saveText}
    </Save>
  );
  const leave = (
    <Button key="leave" onClick={edit.leave}>
      {leaveText}
    </Button>
  );
  return (
    <div className={`c-buttons ${inDialog ? 'c-edit-buttons-end' : ''} ${className}`.trim()}>
      {inDialog ? [leave, save] : [save, leave]}
      {children}
    </div>
  );
}
