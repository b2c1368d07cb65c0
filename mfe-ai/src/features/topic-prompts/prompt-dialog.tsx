import {
  aiEntries,
  EVALUATION_MESSAGES,
  TOPIC_LIMITS,
  TOPIC_MESSAGES,
  TOPIC_TEXTS,
  type DataSource,
  type TopicPrompt,
} from '@console/contract-ai';
import { EditDialog, useEdit } from '@console/ui/edit';
import { Form, Input } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { ReleaseField } from '../../topic-parts/release-field.tsx';
import { savedNotice } from '../../topic-parts/saved-notice.ts';
import { TemplateVariables } from '../../topic-parts/template-variables.tsx';
import { TopicSelect } from '../../topic-parts/topic-select.tsx';
import { DictionarySelect } from '../../topic-parts/dictionary-select.tsx';
import { useDictionary } from '../../topic-parts/use-dictionary.ts';
import { draftOf, sentPrompt } from './prompt-draft.ts';

interface PromptDialogProps {
  /** Null for a new one. */
  readonly prompt: TopicPrompt | null;
  readonly onClose: () => void;
}

const WIDTH = 1000;

/** the dialog that adds a prompt to a topic, or edits one where it is. */
export function PromptDialog({ prompt, onClose }: PromptDialogProps): ReactElement {
  const sources = useDictionary<DataSource>('INV_TARGET_DS');
  const edit = useEdit({
    client,
    read: prompt,
    fields: draftOf,
    sent: sentPrompt,
    add(sent, keyOf) {
      const input = { topicId: sent.topicId, ...sent.fields };
      return client.call(aiEntries.addTopicPrompt, input, { idempotencyKey: keyOf(input) });
    },
    update: ({ fields }, { id, version }) =>
      client.call(aiEntries.updateTopicPrompt, { ...fields, id, version }),
    latest: ({ id }) => client.call(aiEntries.topicPrompt, { id }),
    notice: (saved) => (prompt === null ? TOPIC_TEXTS.added : savedNotice(prompt, saved)),
    leave: onClose,
  });
  return (
    <EditDialog
      title={prompt === null ? '新增提示词' : `编辑提示词：${prompt.topic} · ${prompt.promptLevel}`}
      edit={edit}
      refusals={REFUSALS}
      width={WIDTH}
    >
      <Form.Item name="topicId" label="主题" rules={[{ required: true, message: TOPIC_TEXTS.topic }]}>
        {prompt === null ? <TopicSelect /> : <TopicName name={prompt.topic} />}
      </Form.Item>
      <Form.Item name="source" label="模板类型" rules={[{ required: true, message: TOPIC_TEXTS.source }]}>
        <DictionarySelect options={sources} />
      </Form.Item>
      <Form.Item
        className="c-edit-wide"
        name="prompt"
        label="提示词"
        extra={<TemplateVariables />}
        rules={[{ required: true, whitespace: true, message: TOPIC_TEXTS.prompt }]}
      >
        <Input.TextArea rows={10} maxLength={TOPIC_LIMITS.prompt} showCount />
      </Form.Item>
      <Form.Item className="c-edit-wide" name="expertResponse" label="专家示例回答">
        <Input.TextArea rows={4} maxLength={TOPIC_LIMITS.prompt} placeholder="可不填" />
      </Form.Item>
      <ReleaseField />
    </EditDialog>
  );
}

/** The topic of a prompt that exists: it stays there. */
const TopicName = ({ name, id }: { readonly name: string; readonly id?: string }): ReactElement => (
  <Input id={id} value={name} disabled />
);

const REFUSALS = {
  [TOPIC_MESSAGES.unknownTopic.code]: 'topicId',
  [TOPIC_MESSAGES.tooManyTemplates.code]: 'topicId',
  [TOPIC_MESSAGES.templateTwice.code]: 'source',
  [TOPIC_MESSAGES.badTemplate.code]: 'prompt',
  [EVALUATION_MESSAGES.newVersionNotEvaluated.code]: 'release',
} as const;
