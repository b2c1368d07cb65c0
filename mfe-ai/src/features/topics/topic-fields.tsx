import { TOPIC_LIMITS, TOPIC_TEXTS, topicName, topicSubject, type TargetType } from '@console/contract-ai';
import { schemaField } from '@console/ui/edit';
import { Form, Input, Select } from '@console/ui/form';
import type { ReactElement } from 'react';
import { ReleaseField } from '../../topic-parts/release-field.tsx';
import { DictionarySelect } from '../../topic-parts/dictionary-select.tsx';
import { useDictionary } from '../../topic-parts/use-dictionary.ts';

interface TopicFieldsProps {
  /** Whether the keywords and models are shown too. */
  readonly whole: boolean;
  /** Whether the topic exists, so that a changed template may wait for its release. */
  readonly exists: boolean;
}

/** The fields of a topic, besides its templates. */
export function TopicFields({ whole, exists }: TopicFieldsProps): ReactElement {
  const types = useDictionary<TargetType>('INV_TARGET_TYPE');
  const models = useDictionary('AGI_MODEL');
  return (
    <>
      <Form.Item name="topic" label="主题" {...schemaField(topicName())}>
        <Input maxLength={TOPIC_LIMITS.name} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="invTargetTypeDictKey"
        label="投资标的类型"
        rules={[{ required: true, message: TOPIC_TEXTS.type }]}
      >
        <DictionarySelect options={types} />
      </Form.Item>
      {whole && (
        <>
          <Form.Item
            name="subject"
            label="主题关键词"
            extra="用顿号、逗号或空格隔开；提问中出现任一关键词时选用本主题"
            {...schemaField(topicSubject())}
          >
            <Input.TextArea rows={3} maxLength={TOPIC_LIMITS.subject} />
          </Form.Item>
          <Form.Item name="models" label="大模型">
            <Select
              mode="multiple"
              placeholder="全部已配置的大模型"
              notFoundContent="尚未配置大模型"
              options={[...models]}
            />
          </Form.Item>
        </>
      )}
      {exists && <ReleaseField />}
    </>
  );
}
