import { CallError } from '@console/platform';
import { Alert, Form } from 'antd';
import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { FaultAlert } from '../form/fault-alert.tsx';
import { useFirstField } from '../form/use-first-field.ts';
import './edit.css';
import { isSameDraft } from './merge-draft.ts';
import type { Edit } from './use-edit.ts';

export interface EditFormProps<Draft extends object> {
  readonly edit: Edit<object, Draft>;
  /** The field that a refusal is about, by its code: the refusal is shown there, and the cursor put there. */
  readonly refusals?: Readonly<Record<string, keyof Draft & string>>;
  /**
   * Whether refusals concern the whole form: they are shown above it, and only the cursor is put into their
   * field.
   */
  readonly refusedWhole?: boolean;
  /** Shown above the fields when an attempt to save finds blank fields; null without any. */
  readonly blank?: (draft: Draft) => string | null;
  /** The fields: `Form.Item`s by the names of the draft. */
  readonly children: ReactNode;
  readonly className?: string;
}

/**
 * The fields of an edit, the first with the focus, below what its service refused and above the buttons that
 * save.
 */
export function EditForm<Draft extends object>(
  props: EditFormProps<Draft> & { readonly buttons: ReactNode },
): ReactElement {
  // Another attempt begins with no field typed in or validated.
  return <Attempt key={props.edit.attempt} {...props} />;
}

function Attempt<Draft extends object>(
  props: EditFormProps<Draft> & { readonly buttons: ReactNode },
): ReactElement {
  const { edit, refusals, refusedWhole = false, blank, children, className = '', buttons } = props;
  const { draft, fault, running } = edit;
  const [form] = Form.useForm();
  const [initial] = useState(draft);
  const [missing, setMissing] = useState<string | null>(null);
  const field = fault instanceof CallError ? refusals?.[fault.code] : undefined;
  const text = fault?.message ?? '';
  const fields = useRef<HTMLDivElement>(null);
  useFirstField(fields, edit.read === null);
  useEffect(() => {
    // The form already has a draft that was typed; it lacks one that was merged or reset.
    if (!isSameDraft(draft, form.getFieldsValue(true) as Draft)) form.setFieldsValue(draft);
  }, [form, draft]);
  useEffect(() => {
    if (field === undefined) return;
    if (!refusedWhole) form.setFields([{ name: field, errors: [text] }]);
    form.getFieldInstance(field)?.focus?.();
  }, [form, fault, field, text, refusedWhole]);
  return (
    <Form
      form={form}
      // Forms of other pages stay mounted while hidden, so fields have ids of their own.
      name={useId()}
      layout="vertical"
      className={`c-edit ${className}`.trimEnd()}
      initialValues={initial}
      scrollToFirstError={{ focus: true, block: 'center' }}
      onValuesChange={(_, values: Partial<Draft>) => {
        setMissing(null);
        edit.type(values);
      }}
      onFinish={(values: Draft) => void edit.save({ ...draft, ...values })}
      onFinishFailed={({ values }) => setMissing(blank?.(values as Draft) ?? null)}
    >
      {missing !== null && <Alert type="warning" showIcon role="alert" title={missing} />}
      {missing === null && (refusedWhole || field === undefined) && (
        <FaultAlert
          fault={fault}
          reloading={running}
          conflict={edit.conflict}
          {...(edit.read === null ? {} : { onReload: () => void edit.reload() })}
        />
      )}
      <div ref={fields}>{children}</div>
      {buttons}
    </Form>
  );
}
