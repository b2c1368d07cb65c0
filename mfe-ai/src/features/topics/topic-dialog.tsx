import type { Topic } from '@console/contract-ai';
import { EditDialog } from '@console/ui/edit';
import { Form } from '@console/ui/form';
import type { ReactElement } from 'react';
import { TemplateRows } from './template-rows.tsx';
import { TopicFields } from './topic-fields.tsx';
import { TOPIC_REFUSALS } from './topic-refusals.ts';
import { useTopicEdit } from './use-topic-edit.ts';

interface TopicDialogProps {
  /** Null for a new one. */
  readonly topic: Topic | null;
  readonly onClose: () => void;
}

const WIDTH = 1000;

/** the dialog that adds or edits a topic’s templates. */
export function TopicDialog({ topic, onClose }: TopicDialogProps): ReactElement {
  const edit = useTopicEdit(topic, onClose);
  return (
    <EditDialog
      title={topic === null ? '新增模板' : '编辑模板'}
      edit={edit}
      refusals={TOPIC_REFUSALS}
      width={WIDTH}
    >
      <TopicFields whole={false} exists={topic !== null} />
      <Form.Item className="c-edit-wide" name="templates" label="提示词模板">
        <TemplateRows />
      </Form.Item>
    </EditDialog>
  );
}
