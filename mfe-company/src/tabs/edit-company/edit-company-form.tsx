import { COMPANY_TEXTS, type MaintainedCompany, maintainCalls } from '@console/contract-company';
import { EditDialog, failureOf, truthy, useEdit } from '@console/ui/edit';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { draftOf, type CompanyDraft } from './company-draft.ts';
import { CompanyFields, FixedField } from './company-fields.tsx';
import { EXCHANGE_NAMES } from '../board-name.ts';

export interface EditCompanyFormProps {
  /** The company's saved data when the dialog opened. */
  readonly company: MaintainedCompany;
  readonly onClose: () => void;
  readonly onSaved?: () => void;
}

/**
 * The form of a company's classification and texts. When another user saved first, that is loaded, and
 * typed changes stay.
 */
export function EditCompanyForm({ company, onClose, onSaved }: EditCompanyFormProps): ReactElement {
  const edit = useEdit({
    client,
    read: company,
    fields: draftOf,
    sent: (draft: CompanyDraft) => draft,
    update: async (draft, read) =>
      truthy(await client.call(maintainCalls.updateCompany, sentEdit(read, draft)), COMPANY_TEXTS.notSaved),
    latest: ({ corpId }) => client.call(maintainCalls.maintained, { corpId }),
    notice: COMPANY_TEXTS.saved,
    leave: (saved) => {
      if (saved !== null) onSaved?.();
      onClose();
    },
  });
  const { shortName, stockCode, exchange } = edit.read ?? company;
  const fault = failureOf(edit.fault, COMPANY_TEXTS.notSaved, '当前时间');
  return (
    <EditDialog title="修改公司" edit={{ ...edit, fault }} inWindow>
      <FixedField label="公司简称" value={shortName} />
      <FixedField label="股票代码" value={stockCode} />
      <FixedField label="交易所" value={EXCHANGE_NAMES[exchange]} />
      <CompanyFields />
    </EditDialog>
  );
}

/** The input of the call, with the data that was read, so that a stale edit is refused. */
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
