import { useCan } from '@console/platform';
import { lazyPage } from '@console/ui';
import { WindowButton } from '@console/ui/data';
import { useState, type ReactElement } from 'react';
import type { Company } from '../../tabs/company-tab.ts';

const EditCompanyDialog = lazyPage(
  () => import('../../tabs/edit-company/edit-company-dialog.tsx').then((file) => file.EditCompanyDialog),
  <></>,
);

/**
 * 编辑 at the end of the company's strip, for users who may edit companies; grey outside the maintenance
 * window.
 */
export function EditButton({ company }: { readonly company: Company }): ReactElement | null {
  const canEdit = useCan('gssjk_gn_edit');
  const [open, setOpen] = useState(false);
  if (!canEdit) return null;
  return (
    <>
      <WindowButton type="primary" onClick={() => setOpen(true)}>
        编辑
      </WindowButton>
      {open && <EditCompanyDialog company={company} onClose={() => setOpen(false)} />}
    </>
  );
}
