import { investEntries, STYLE_TEXTS, type Style } from '@console/contract-invest';
import { usePlatform, useChange } from '@console/platform';
import { AskDialog } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';

interface DeleteStyleDialogProps {
  readonly style: Pick<Style, 'styleId' | 'styleName'>;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before it deletes; a refusal stands in the dialog, which stays open. */
export function DeleteStyleDialog({ style, onClose, onDeleted }: DeleteStyleDialogProps): ReactElement {
  const { notify } = usePlatform();
  const change = useChange(client);
  const remove = async (): Promise<void> => {
    const done = await change.run(() => client.call(investEntries.deleteStyle, { id: style.styleId }));
    if (done === null) return;
    notify.success(STYLE_TEXTS.done);
    onDeleted();
  };
  return (
    <AskDialog
      title="提示"
      okText="确定"
      danger
      running={change.running}
      fault={change.fault}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{STYLE_TEXTS.delete}</p>
      <p className="invest-style-hint">风格名称：{style.styleName}</p>
    </AskDialog>
  );
}
