import { INDUSTRY_TEXTS, industryEntries } from '@console/contract-industry';
import { usePlatform, useChange } from '@console/platform';
import { Modal, FaultAlert, useFocusReturn } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import './industry-list.css';
import type { IndustryRow } from './industry-row.ts';

export interface DeleteIndustryDialogProps {
  readonly row: IndustryRow;
  readonly onClose: () => void;
}

/** Asks before it deletes; a refusal stands in the dialog, which stays open. Done is what the answer's code says. */
export function DeleteIndustryDialog({ row, onClose }: DeleteIndustryDialogProps): ReactElement {
  const { notify } = usePlatform();
  const change = useChange(client);
  useFocusReturn();
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
    <Modal
      open
      title={`删除行业 ${row.industryName}`}
      okText="删除"
      cancelText="取消"
      okButtonProps={{ danger: true, autoFocus: true }}
      confirmLoading={change.running}
      onOk={() => void remove()}
      onCancel={cancel}
    >
      <div className="industry-question">
        <FaultAlert fault={change.fault} />
        <p>{INDUSTRY_TEXTS.delete}</p>
      </div>
    </Modal>
  );
}
