import { COMPANY_TEXTS, type MaintainedCompany, maintainCalls } from '@console/contract-company';
import { useChange, usePlatform, useUnsaved } from '@console/platform';
import { WindowButton } from '@console/ui/data';
import { Button, FaultAlert, Form, Modal, useFocusReturn } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { draftOf, keepTyped, type CompanyDraft } from './company-draft.ts';
import { CompanyFields, FixedField } from './company-fields.tsx';
import './company-form.css';
import { failureOf, truthy } from './failure-of.ts';

export interface EditCompanyFormProps {
  /** As saved when the dialog opened. */
  readonly company: MaintainedCompany;
  readonly onClose: () => void;
  readonly onSaved?: () => void;
}

/**
 * Changes a company's classification and texts; who comes second loads what the first one saved, and keeps what
 * they typed. A click beside the dialog does not close it: that would lose them.
 */
export function EditCompanyForm({ company, onClose, onSaved }: EditCompanyFormProps): ReactElement {
  const { notify } = usePlatform();
  const [form] = Form.useForm<CompanyDraft>();
  const change = useChange(client);
  // What the edit began with: whatever is asked for anew meanwhile does not change it.
  const [read, setRead] = useState(company);
  const [touched, setTouched] = useState(false);
  useUnsaved(touched);
  useFocusReturn();
  const save = async (draft: CompanyDraft): Promise<void> => {
    const saved = await change.run(async () =>
      truthy(await client.call(maintainCalls.updateCompany, sentEdit(read, draft)), COMPANY_TEXTS.notSaved),
    );
    if (saved === null) return;
    notify.success(COMPANY_TEXTS.saved);
    onSaved?.();
    onClose();
  };
  const reload = async (): Promise<void> => {
    const { corpId } = read;
    const latest = await change.run(() => client.call(maintainCalls.maintained, { corpId }));
    if (latest === null) return;
    form.setFieldsValue(keepTyped(draftOf(read), form.getFieldsValue(), draftOf(latest)));
    setRead(latest);
  };
  return (
    <Modal open title="修改公司" width={640} footer={null} mask={{ closable: false }} onCancel={onClose}>
      <Form<CompanyDraft>
        form={form}
        layout="vertical"
        className="company-form"
        initialValues={draftOf(company)}
        onValuesChange={() => setTouched(true)}
        onFinish={(draft) => void save(draft)}
      >
        <FaultAlert
          fault={failureOf(change.fault, COMPANY_TEXTS.notSaved, '当前时间')}
          reloading={change.running}
          onReload={() => void reload()}
        />
        <div className="company-fields">
          <FixedField label="公司简称" value={read.shortName} />
          <FixedField label="股票代码" value={read.stockCode} />
          <FixedField label="交易所" value={read.exchange} />
          <CompanyFields />
        </div>
        <div className="company-buttons">
          <Button onClick={onClose}>取消</Button>
          <WindowButton type="primary" htmlType="submit" loading={change.running}>
            保存
          </WindowButton>
        </div>
      </Form>
    </Modal>
  );
}

/** The edit as it is sent, with what was read, so that a stale one is refused. */
function sentEdit(read: MaintainedCompany, draft: CompanyDraft) {
  const { corpId, shortName, stockCode, exchange, version, industryIds } = read;
  return {
    corpId,
    listed: 1 as const,
    shortName,
    stockCode,
    exchange,
    version,
    industryNames: [...draft.industryIds],
    oldIndustryNames: [...industryIds],
    conceptTheme: draft.conceptTheme,
    mainProductName: draft.mainProductName,
  };
}
