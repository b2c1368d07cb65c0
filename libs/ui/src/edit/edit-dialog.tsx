import { Button, Modal } from 'antd';
import { useRef, type ReactElement } from 'react';
import { WindowButton } from '../data/window-button.tsx';
import { useFocusReturn } from '../form/use-focus-return.ts';
import { EditForm, type EditFormProps } from './edit-form.tsx';

export interface EditDialogProps<Draft extends object> extends EditFormProps<Draft> {
  readonly title: string;
  /** The text of the button that saves: 保存 by default. */
  readonly saveText?: string;
  /** It is saved in the maintenance window only. */
  readonly inWindow?: boolean;
  /** Whether nothing can be saved yet, because the record is still loading. */
  readonly disabled?: boolean;
}

/**
 * An edit in a dialog, its fields two to a row. A click beside it does not close it: that would lose what was typed.
 * Drawn only while it is open; the cursor is put into its first field, and afterwards back to where it was.
 */
export function EditDialog<Draft extends object>(props: EditDialogProps<Draft>): ReactElement {
  const { title, saveText = '保存', inWindow = false, disabled = false, children, ...form } = props;
  const { edit } = form;
  const fields = useRef<HTMLDivElement>(null);
  useFocusReturn();
  const Save = inWindow ? WindowButton : Button;
  return (
    <Modal
      open
      title={title}
      width={640}
      footer={null}
      mask={{ closable: false }}
      afterOpenChange={(open) => {
        // A user who is already typing keeps the focus where it is.
        if (open && !isTyping()) fields.current?.querySelector<HTMLElement>(FIRST)?.focus();
      }}
      onCancel={edit.leave}
    >
      <EditForm
        {...form}
        buttons={
          <div className="c-buttons c-edit-buttons-end">
            <Button onClick={edit.leave}>取消</Button>
            <Save type="primary" htmlType="submit" disabled={disabled} loading={edit.running}>
              {saveText}
            </Save>
          </div>
        }
      >
        <div ref={fields} className="c-edit-fields">
          {children}
        </div>
      </EditForm>
    </Modal>
  );
}

const FIRST = 'input:not([readonly], [disabled]), textarea';

const isTyping = (): boolean => document.activeElement?.matches('input, textarea') ?? false;
