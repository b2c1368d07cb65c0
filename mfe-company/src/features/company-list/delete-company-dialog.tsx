import { COMPANY_TEXTS, maintainCalls } from '@console/contract-company';
import { DeleteDialog, failureOf, truthy } from '@console/ui/edit';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import type { CompanyRow } from './company-row.ts';

export interface DeleteCompanyDialogProps {
  readonly row: CompanyRow;
  readonly onClose: () => void;
}

/** Asks before it deletes a company, and says what is kept. */
export function DeleteCompanyDialog({ row, onClose }: DeleteCompanyDialogProps): ReactElement {
  const { corpId, version, shortName } = row;
  return (
    <DeleteDialog
      client={client}
      title={`删除公司 ${shortName}`}
      remove={async () =>
        truthy(await client.call(maintainCalls.deleteCompany, { corpId, version }), COMPANY_TEXTS.notDeleted)
      }
      notice={COMPANY_TEXTS.deleted}
      faultOf={(fault) => failureOf(fault, COMPANY_TEXTS.notDeleted)}
      onDeleted={onClose}
      onClose={onClose}
    >
      <p>公司将移出公司列表与所在行业，行情与财务数据不受影响；以后可以重新新增。</p>
    </DeleteDialog>
  );
}
