import { COMPANY_MESSAGES } from '@console/contract-core';
import { COMPANY_TEXTS, COMPETENCE_LENGTH, maintainCalls } from '@console/contract-company';
import { CallError, useChange, useCreateKey } from '@console/platform';
import { WindowButton } from '@console/ui/data';
import { Button, FaultAlert, Form, Input } from '@console/ui/form';
import { useEffect, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { CompanyFields, FixedField } from '../../tabs/edit-company/company-fields.tsx';
import '../../tabs/edit-company/company-form.css';
import { failureOf, truthy } from '../../tabs/edit-company/failure-of.ts';
import { CompanyPicker } from './company-picker.tsx';
import { EMPTY_COMPANY, partsOf, sentCompany, type NewCompany } from './new-company.ts';

export interface ListedFormProps {
  readonly onTouched: () => void;
  /** The share as it is searched for: 600519.SH. */
  readonly onAdded: (stockQuerycode: string) => void;
  readonly onCancel: () => void;
}

/** The service's merged text, which says by itself what failed. */
const MERGED = '名字重复';
const REFUSED_SHARES: readonly string[] = [
  COMPANY_MESSAGES.addNameTaken.code,
  COMPANY_MESSAGES.addCodeTaken.code,
  COMPANY_MESSAGES.unknownShare.code,
  COMPANY_MESSAGES.otherName.code,
];

/** C-04: a new listed company. A double click, or a lost answer sent again, makes one. */
export function ListedForm({ onTouched, onAdded, onCancel }: ListedFormProps): ReactElement {
  const [form] = Form.useForm<NewCompany>();
  const change = useChange(client);
  const keyOf = useCreateKey();
  const { fault } = change;
  useEffect(() => {
    if (fault instanceof CallError && REFUSED_SHARES.includes(fault.code))
      form.getFieldInstance('share')?.focus?.();
  }, [form, fault]);
  const add = async (draft: NewCompany): Promise<void> => {
    const input = sentCompany(draft);
    if (input === null) return;
    const added = await change.run(async () =>
      truthy(
        await client.call(maintainCalls.addCompany, input, { idempotencyKey: keyOf(input) }),
        COMPANY_TEXTS.notAdded,
      ),
    );
    if (added !== null) onAdded(`${input.stockCode}.${input.exchange}`);
  };
  return (
    <Form<NewCompany>
      form={form}
      layout="vertical"
      className="company-form"
      initialValues={EMPTY_COMPANY}
      onValuesChange={({ share }) => {
        onTouched();
        if (share === undefined) return;
        form.setFieldsValue(partsOf(share.stockQuerycode));
        void form.validateFields(['stockCode', 'exchange']);
      }}
      onFinish={(draft) => void add(draft)}
    >
      <FaultAlert fault={failureOf(fault, COMPANY_TEXTS.notAdded, MERGED)} />
      <div className="company-fields">
        <ShareFields />
        <CompanyFields />
        <Form.Item className="company-wide" name="coreCompetence" label="核心竞争力">
          <Input.TextArea rows={6} maxLength={COMPETENCE_LENGTH} showCount />
        </Form.Item>
      </div>
      <div className="company-buttons">
        <Button onClick={onCancel}>取消</Button>
        <WindowButton type="primary" htmlType="submit" loading={change.running}>
          保存
        </WindowButton>
      </div>
    </Form>
  );
}

/** Which share: picked by name, its number and exchange follow. */
function ShareFields(): ReactElement {
  return (
    <>
      <Form.Item name="share" label="公司简称" rules={[{ required: true, message: COMPANY_TEXTS.name }]}>
        <CompanyPicker />
      </Form.Item>
      <FixedField label="上市状态" value="上市" />
      <Form.Item name="stockCode" label="股票代码" rules={[{ required: true, message: COMPANY_TEXTS.code }]}>
        <Input readOnly variant="filled" />
      </Form.Item>
      <Form.Item
        name="exchange"
        label="交易所代码"
        rules={[{ required: true, message: COMPANY_TEXTS.exchange }]}
      >
        <Input readOnly variant="filled" />
      </Form.Item>
    </>
  );
}
