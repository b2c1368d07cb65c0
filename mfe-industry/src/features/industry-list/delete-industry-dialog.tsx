import { INDUSTRY_TEXTS, industryEntries } from '@console/contract-industry';
import { usePlatform, useChange } from '@console/platform';
import { AskDialog } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import type { IndustryRow } from './industry-row.ts';

export interface DeleteIndustryDialogProps {
  readonly row: IndustryRow;
  readonly onClose: () => void;
}

/** Asks before it deletes; a refusal stands in the dialog, which stays open. Done is what the answer's code says. */
export function DeleteIndustryDialog({ row, onClose }: DeleteIndustryDialogProps): ReactElement {
  const { notify } = usePlatform();
  const change = useChange(client);
  const remove = async (): Promise<void> => {
    const answer = await change.run(() => client.call(industryEntries.delete, { id: row.industryId }));
    if (answer === null) return;
    notify.success(INDUSTRY_TEXTS.deleted);
    onClose();
  };
  const cancel = (): void => {
    notify.info(INDUSTRY_TEXTS.deleteCancelled);
    onClose();
  };
  return (
    <AskDialog
      title={`删除行业 ${row.industryName}`}
      okText="删除"
      danger
      running={change.running}
      fault={change.fault}
      onConfirm={() => void remove()}
      onClose={cancel}
    >
      <p>{INDUSTRY_TEXTS.delete}</p>
    </AskDialog>
  );
}
