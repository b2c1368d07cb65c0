import { INDUSTRY_TEXTS, industryEntries } from '@console/contract-industry';
import { usePlatform } from '@console/platform';
import { DeleteDialog } from '@console/ui/edit';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import type { IndustryRow } from './industry-row.ts';

export interface DeleteIndustryDialogProps {
  readonly row: IndustryRow;
  readonly onClose: () => void;
}

/** Asks before it deletes an industry. The answer's code decides whether it was deleted. */
export function DeleteIndustryDialog({ row, onClose }: DeleteIndustryDialogProps): ReactElement {
  const { notify } = usePlatform();
  const cancel = (): void => {
    notify.info(INDUSTRY_TEXTS.deleteCancelled);
    onClose();
  };
  return (
    <DeleteDialog
      client={client}
      title={`删除行业 ${row.industryName}`}
      remove={() => client.call(industryEntries.delete, { id: row.industryId })}
      notice={INDUSTRY_TEXTS.deleted}
      onDeleted={onClose}
      onClose={cancel}
    >
      <p>{INDUSTRY_TEXTS.delete}</p>
    </DeleteDialog>
  );
}
