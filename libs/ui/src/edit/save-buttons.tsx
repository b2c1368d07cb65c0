import { Button } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { WindowButton } from '../data/window-button.tsx';
import type { Edit } from './use-edit.ts';

export interface SaveButtonsProps {
  readonly edit: Pick<Edit<object, object>, 'running' | 'leave'>;
  /** Saves what is not the fields of a form; without it the button submits the form around it. */
  readonly onSave?: () => void;
  /** The text of the button that saves: 保存 by default. */
  readonly saveText?: string;
  /** The keys that save as well. */
  readonly saveKeys?: string;
  /** The text of the button that leaves: 取消 by default. Null while there is nothing to leave. */
  readonly leaveText?: string | null;
  /** It is saved in the maintenance window only. */
  readonly inWindow?: boolean;
  /** Whether nothing can be saved now. */
  readonly disabled?: boolean;
  /** The buttons are at the right end of a dialog or of a page's head: the one that saves is the last. */
  readonly atEnd?: boolean;
  readonly className?: string;
  /** Shown beside the buttons. */
  readonly children?: ReactNode;
}

/** The buttons of an edit: at the beginning of a page, panel or drawer the one that saves comes first. */
export function SaveButtons(props: SaveButtonsProps): ReactElement {
  const { edit, onSave, saveText = '保存', saveKeys, leaveText = '取消', inWindow = false } = props;
  const { disabled = false, atEnd = false, className = '', children } = props;
  const Save = inWindow ? WindowButton : Button;
  const save = (
    <Save
      type="primary"
      disabled={disabled}
      loading={edit.running}
      {...(onSave ? { onClick: onSave } : { htmlType: 'submit' })}
      {...(saveKeys ? { title: saveKeys } : {})}
    >
      {saveText}
    </Save>
  );
  const leave = leaveText !== null && <Button onClick={edit.leave}>{leaveText}</Button>;
  return (
    <div className={`c-buttons ${atEnd ? 'c-edit-buttons-end' : ''} ${className}`.trim()}>
      {!atEnd && save}
      {!atEnd && leave}
      {children}
      {atEnd && leave}
      {atEnd && save}
    </div>
  );
}
