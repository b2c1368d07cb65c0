import { COMPANY_TEXTS, maintainCalls } from '@console/contract-company';
import { useChange, usePlatform } from '@console/platform';
import { AskDialog } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { failureOf, truthy } from '../../tabs/edit-company/failure-of.ts';
import type { CompanyRow } from './company-row.ts';

export interface DeleteCompanyDialogProps {
  readonly row: CompanyRow;
  readonly onClose: () => void;
}

/** Asks before it deletes; a refusal stands in the dialog, which stays open. */
export function DeleteCompanyDialog({ row, onClose }: DeleteCompanyDialogProps): ReactElement {
  const { notify } = usePlatform();
  const change = useChange(client);
  const remove = async (): Promise<void> => {
    const { corpId, version } = row;
    const deleted = await change.run(async () =>
      truthy(await client.call(maintainCalls.deleteCompany, { corpId, version }), COMPANY_TEXTS.notDeleted),
    );
    if (deleted === null) return;
    notify.success(COMPANY_TEXTS.deleted);
    onClose();
  };
  return (
    <AskDialog
      title={`删除公司 ${row.shortName}`}
      okText="删除"
      danger
      running={change.running}
      fault={failureOf(change.fault, COMPANY_TEXTS.notDeleted)}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>公司将移出公司列表与所在行业，行情与财务数据不受影响；以后可以重新新增。</p>
    </AskDialog>
  );
}
