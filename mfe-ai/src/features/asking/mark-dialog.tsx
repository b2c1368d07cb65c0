import { aiEntries, REASON_LENGTH } from '@console/contract-ai';
import { useChange } from '@console/platform';
import { FaultAlert, Input, Modal } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';

interface MarkDialogProps {
  readonly answerId: number;
  readonly mark: 'good' | 'bad';
  readonly onClose: () => void;
}

/** Asks for the reason of a mark. */
export function MarkDialog({ answerId, mark, onClose }: MarkDialogProps): ReactElement {
  const [reason, setReason] = useState('');
  const { run, running, fault } = useChange(client);
  const save = async (): Promise<void> => {
    if (await run(() => client.call(aiEntries.markAnswer, { answerId, mark, reason }))) onClose();
  };
  return (
    <Modal
      open
      title={mark === 'good' ? '评为好' : '评为不好'}
      okText="保存"
      confirmLoading={running}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className="c-column">
        <Input.TextArea
          value={reason}
          aria-label="理由"
          placeholder="理由（可不填）"
          maxLength={REASON_LENGTH}
          rows={3}
          onChange={(event) => setReason(event.target.value)}
        />
        <FaultAlert fault={fault} />
      </div>
    </Modal>
  );
}
