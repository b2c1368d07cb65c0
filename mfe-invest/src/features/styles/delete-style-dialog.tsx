import { investEntries, STYLE_TEXTS, type Style } from '@console/contract-invest';
import { DeleteDialog } from '@console/ui/edit';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';

interface DeleteStyleDialogProps {
  readonly style: Pick<Style, 'styleId' | 'styleName'>;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before it deletes, in the words of the specification. */
export function DeleteStyleDialog({ style, onClose, onDeleted }: DeleteStyleDialogProps): ReactElement {
  return (
    <DeleteDialog
      client={client}
      title="提示"
      okText="确定"
      remove={() => client.call(investEntries.deleteStyle, { id: style.styleId })}
      notice={STYLE_TEXTS.done}
      onDeleted={onDeleted}
      onClose={onClose}
    >
      <p>{STYLE_TEXTS.delete}</p>
      <p className="c-hint">风格名称：{style.styleName}</p>
    </DeleteDialog>
  );
}
