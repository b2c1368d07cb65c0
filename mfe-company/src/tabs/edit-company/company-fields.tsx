import { CONCEPT_LENGTH, conceptTheme, mainProductName, PRODUCT_LENGTH } from '@console/contract-company';
import { schemaField } from '@console/ui/edit';
import { Form, Input } from '@console/ui/form';
import { useId, type ReactElement } from 'react';
import { IndustryField } from './industry-field.tsx';

/** The fields of a company that adding and editing share. */
export function CompanyFields(): ReactElement {
  return (
    <>
      <Form.Item className="c-edit-wide" name="industryIds" label="行业分类">
        <IndustryField />
      </Form.Item>
      <Form.Item
        className="c-edit-wide"
        name="conceptTheme"
        label="概念题材"
        {...schemaField(conceptTheme())}
      >
        <Input maxLength={CONCEPT_LENGTH} showCount autoComplete="off" />
      </Form.Item>
      <Form.Item
        className="c-edit-wide"
        name="mainProductName"
        label="主营产品"
        {...schemaField(mainProductName())}
      >
        <Input maxLength={PRODUCT_LENGTH} showCount autoComplete="off" />
      </Form.Item>
    </>
  );
}

/** A read-only field for market data. */
export function FixedField({
  label,
  value,
}: {
  readonly label: string;
  readonly value: string;
}): ReactElement {
  const id = useId();
  return (
    <Form.Item label={label} htmlFor={id}>
      <Input id={id} value={value} readOnly variant="filled" />
    </Form.Item>
  );
}
