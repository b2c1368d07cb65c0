import { aiEntries, TOPIC_TEXTS, type aiTables } from '@console/contract-ai';
import type { RowOf } from '@console/contract-core';
import { DeleteDialog } from '@console/ui/edit';
import { Checkbox } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';

interface DeletePromptDialogProps {
  readonly row: RowOf<typeof aiTables.topicPromptList>;
  readonly onClose: () => void;
}

/** Asks before a prompt is taken out of its topic, which is a new version of the topic's templates. */
export function DeletePromptDialog({ row, onClose }: DeletePromptDialogProps): ReactElement {
  const [release, setRelease] = useState(true);
  return (
    <DeleteDialog
      client={client}
      title="提示"
      okText="确定"
      remove={() => client.call(aiEntries.deleteTopicPrompt, { id: row.id, release })}
      notice={TOPIC_TEXTS.deleted}
      onDeleted={onClose}
      onClose={onClose}
    >
      <p>
        将从“{row.topic}”中删除第 {row.promptLevel} 个提示词（{row.invTargetDs}），保存为模板的新版本,
        是否继续?
      </p>
      <Checkbox checked={release} onChange={({ target }) => setRelease(target.checked)}>
        保存后立即启用新版本
      </Checkbox>
    </DeleteDialog>
  );
}
