import { INDUSTRY_TEXTS } from '@console/contract-industry';
import { useUnsaved, type Change } from '@console/platform';
import { Alert, Button, Form, Modal, type FormInstance, FaultAlert, useFocusReturn } from '@console/ui/form';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { hasBlank, type IndustryDraft } from './industry-draft.ts';
import './industry-form.css';
import { refusedField } from './refused-field.ts';

export interface IndustryDialogProps {
  readonly title: string;
  readonly form: FormInstance<IndustryDraft>;
  readonly change: Change;
  readonly initial: IndustryDraft;
  readonly onSave: (draft: IndustryDraft) => void;
  readonly onClose: () => void;
  readonly onReload?: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/**
 * What adding and editing an industry share: a refusal stands above the fields, which keep what was typed. A
 * click beside the dialog does not close it: that would lose them.
 */
export function IndustryDialog(props: IndustryDialogProps): ReactElement {
  const { title, form, change, initial, onSave, onClose, onReload, children } = props;
  const [blank, setBlank] = useState(false);
  const [touched, setTouched] = useState(false);
  useUnsaved(touched);
  useFocusReturn();
  const { fault } = change;
  useEffect(() => {
    const field = refusedField(fault);
    if (field !== null) form.getFieldInstance(field)?.focus?.();
  }, [form, fault]);
  return (
    <Modal
      open
      title={title}
      width={640}
      footer={null}
      mask={{ closable: false }}
      afterOpenChange={(open) => {
        // Whoever was quicker than the dialog types on where they are.
        if (open && !isTyping()) form.getFieldInstance('industryName')?.focus();
      }}
      onCancel={onClose}
    >
      <Form<IndustryDraft>
        form={form}
        layout="vertical"
        className="industry-form"
        initialValues={initial}
        onValuesChange={() => {
          setTouched(true);
          setBlank(false);
        }}
        onFinish={onSave}
        onFinishFailed={({ values }) => setBlank(hasBlank(values))}
      >
        {blank && <Alert type="warning" showIcon role="alert" title={INDUSTRY_TEXTS.blank} />}
        {!blank && (
          <FaultAlert fault={fault} reloading={change.running} {...(onReload ? { onReload } : {})} />
        )}
        {children}
        <div className="industry-buttons">
          <Button onClick={onClose}>取消</Button>
          <Button type="primary" htmlType="submit" loading={change.running}>
            保存
          </Button>
        </div>
      </Form>
    </Modal>
  );
}

const isTyping = (): boolean => document.activeElement?.matches('input, textarea') ?? false;
