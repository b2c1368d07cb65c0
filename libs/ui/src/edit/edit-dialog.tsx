import { Modal } from 'antd';
import type { ReactElement } from 'react';
import { useFocusReturn } from '../form/use-focus-return.ts';
import { EditForm, type EditFormProps } from './edit-form.tsx';
import { SaveButtons } from './save-buttons.tsx';

export interface EditDialogProps<Draft extends object> extends EditFormProps<Draft> {
  readonly title: string;
  /** The text of the button that saves: 保存 by default. */
  readonly saveText?: string;
  /** It is saved in the maintenance window only. */
  readonly inWindow?: boolean;
  /** Whether nothing can be saved yet, because the record is still loading. */
  readonly disabled?: boolean;
  /** In pixels: 640 by default. */
  readonly width?: number;
}

/**
 * An edit in a dialog, its fields two to a row. A click beside it does not close it: that would lose what was typed.
 * Drawn only while it is open; afterwards the focus is back where it was.
 */
export function EditDialog<Draft extends object>(props: EditDialogProps<Draft>): ReactElement {
  const { title, saveText = '保存', inWindow = false, disabled = false, width = 640 } = props;
  const { children, ...form } = props;
  const { edit } = form;
  useFocusReturn();
  return (
    <Modal open title={title} width={width} footer={null} mask={{ closable: false }} onCancel={edit.leave}>
      <EditForm
        {...form}
        buttons={
          <SaveButtons
            atEnd
            className="c-edit-dialog-buttons"
            edit={edit}
            saveText={saveText}
            inWindow={inWindow}
            disabled={disabled}
          />
        }
      >
        <div className="c-edit-fields">{children}</div>
      </EditForm>
    </Modal>
  );
}
