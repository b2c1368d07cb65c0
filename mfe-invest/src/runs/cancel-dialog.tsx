import { useChange, usePlatform } from '@console/platform';
import { AskDialog } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../client.ts';

interface CancelDialogProps {
  /** 取消回测: its title and its button. */
  readonly title: string;
  /** What is lost and what is not. */
  readonly text: string;
  /** Which run it is. */
  readonly about?: string;
  readonly cancel: () => Promise<object>;
  readonly onClose: () => void;
}

/** Asks before a run is cancelled. A refusal is shown in the dialog. */
export function CancelDialog({ title, text, about, cancel, onClose }: CancelDialogProps): ReactElement {
  const { notify } = usePlatform();
  const change = useChange(client);
  const confirm = async (): Promise<void> => {
    if ((await change.run(cancel)) === null) return;
    notify.success('已请求取消');
    onClose();
  };
  return (
    <AskDialog
      title={title}
      okText={title}
      cancelText="继续运行"
      danger
      running={change.running}
      fault={change.fault}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{text}是否取消？</p>
      {about !== undefined && <p className="c-hint">{about}</p>}
    </AskDialog>
  );
}
