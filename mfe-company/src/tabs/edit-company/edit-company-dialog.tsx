import { type MaintainedCompany, maintainCalls } from '@console/contract-company';
import { useCall, usePlatform } from '@console/platform';
import { useEffect, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { EditCompanyForm } from './edit-company-form.tsx';

export interface EditCompanyDialogProps {
  readonly company: { readonly corpId: number };
  readonly onClose: () => void;
  /** Called after a save, before it closes. Lists and details are loaded again without it. */
  readonly onSaved?: () => void;
}

/** C-03: the dialog 修改公司. It opens once the company's saved data has loaded (document 1 §4). */
export function EditCompanyDialog({
  company,
  onClose,
  onSaved,
}: EditCompanyDialogProps): ReactElement | null {
  const { notify } = usePlatform();
  const { corpId } = company;
  const found = useCall(client, maintainCalls.maintained, { corpId }, { staleTime: 0 });
  const error = found.isFetching ? null : found.error;
  useEffect(() => {
    if (error === null) return;
    notify.error(error);
    onClose();
  }, [error, notify, onClose]);
  const loaded: MaintainedCompany | undefined = found.isFetchedAfterMount ? found.data : undefined;
  if (loaded === undefined || error !== null) return null;
  return <EditCompanyForm company={loaded} onClose={onClose} {...(onSaved ? { onSaved } : {})} />;
}
