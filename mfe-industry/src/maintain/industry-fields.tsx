import {
  analystId,
  CODE_LENGTH,
  DESCRIPTION_LENGTH,
  industryCode,
  industryDescription,
  industryName,
  NAME_LENGTH,
} from '@console/contract-industry';
import { schemaField } from '@console/ui/edit';
import { Form, Input } from '@console/ui/form';
import { useId, type ReactElement } from 'react';
import { AnalystSelect } from './analyst-select.tsx';

export interface IndustryFieldsProps {
  /** The level, 1 to 3: follows from the parent, and never changes. */
  readonly level: number;
  /** The parent of the industry. */
  readonly parent?: { readonly name: string; readonly code: string };
  /** Whether its analyst is no longer in service. */
  readonly retired?: boolean;
}

/** The fields of an industry that adding and editing share. */
export function IndustryFields({ level, parent, retired = false }: IndustryFieldsProps): ReactElement {
  return (
    <>
      {parent && (
        <>
          <ReadOnly label="上级行业" value={parent.name} />
          <ReadOnly label="上级编码" value={parent.code} />
        </>
      )}
      <Form.Item name="industryName" label="行业名称" {...schemaField(industryName())}>
        <Input maxLength={NAME_LENGTH} autoComplete="off" />
      </Form.Item>
      <Form.Item name="industryCode" label="编码" {...schemaField(industryCode())}>
        <Input maxLength={CODE_LENGTH} autoComplete="off" />
      </Form.Item>
      <ReadOnly label="层级" value={`L${level}`} />
      <Form.Item
        name="userId"
        label="分析师"
        {...schemaField(analystId(), { on: ['onChange', 'onBlur'] })}
        {...(retired ? { extra: '原分析师已停用，请重新选择' } : {})}
      >
        <AnalystSelect />
      </Form.Item>
      <Form.Item
        className="c-edit-wide"
        name="industryDesc"
        label="行业概况"
        {...schemaField(industryDescription())}
      >
        <Input.TextArea rows={5} maxLength={DESCRIPTION_LENGTH} showCount />
      </Form.Item>
    </>
  );
}

function ReadOnly({ label, value }: { readonly label: string; readonly value: string }): ReactElement {
  const id = useId();
  return (
    <Form.Item label={label} htmlFor={id}>
      <Input id={id} value={value} readOnly variant="filled" />
    </Form.Item>
  );
}
