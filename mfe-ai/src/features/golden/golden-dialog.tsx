import {
  aiEntries,
  GOLDEN_LIMITS,
  GOLDEN_MESSAGES,
  GOLDEN_TEXTS,
  TOPIC_MESSAGES,
  TOPIC_TEXTS,
  type GoldenCase,
  type TargetType,
} from '@console/contract-ai';
import { EditDialog, useEdit } from '@console/ui/edit';
import { Form, Input } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { NAMED_TYPES, SubjectSelect, subjectWord } from '../../topic-parts/subject-select.tsx';
import { TopicSelect } from '../../topic-parts/topic-select.tsx';
import { FactRows } from './fact-rows.tsx';
import { draftOf, sentCase, wholeSubject, type GoldenDraft } from './golden-draft.ts';

interface GoldenDialogProps {
  /** Null for a new one. */
  readonly goldenCase: GoldenCase | null;
  readonly onClose: () => void;
}

const WIDTH = 900;

/** The dialog that adds or edits a golden case. */
export function GoldenDialog({ goldenCase, onClose }: GoldenDialogProps): ReactElement {
  const edit = useEdit({
    client,
    read: goldenCase,
    fields: draftOf,
    sent: sentCase,
    add: (sent, keyOf) => client.call(aiEntries.addGoldenCase, sent, { idempotencyKey: keyOf(sent) }),
    update: (sent, { id, version }) => client.call(aiEntries.updateGoldenCase, { ...sent, id, version }),
    latest: ({ id }) => client.call(aiEntries.goldenCase, { id }),
    notice: goldenCase === null ? TOPIC_TEXTS.added : TOPIC_TEXTS.saved,
    leave: onClose,
  });
  const { draft } = edit;
  const chooseType = (type: TargetType): void => {
    if (type !== draft.type) edit.type({ type, subject: wholeSubject(type) });
  };
  return (
    <EditDialog
      title={goldenCase === null ? '新增评测用例' : '编辑评测用例'}
      edit={edit}
      refusals={REFUSALS}
      refusedWhole
      width={WIDTH}
    >
      <Form.Item name="topicId" label="主题" rules={[{ required: true, message: TOPIC_TEXTS.topic }]}>
        <TopicSelect
          known={goldenCase ?? undefined}
          onPick={({ invTargetTypeDictKey }) => chooseType(invTargetTypeDictKey)}
        />
      </Form.Item>
      <Form.Item name="subject" label="对象">
        <SubjectField type={draft.type} />
      </Form.Item>
      <Form.Item
        className="c-edit-wide"
        name="question"
        label="问题"
        rules={[{ required: true, whitespace: true, message: GOLDEN_TEXTS.question }]}
      >
        <Input.TextArea rows={3} maxLength={GOLDEN_LIMITS.question} />
      </Form.Item>
      <Form.Item
        className="c-edit-wide"
        name="facts"
        label="应答事实"
        extra="回答须引用每条数据、包含每段文字才算通过；期间写作 2025Y、2025H1、2025Q3 或 2026-11-26"
      >
        <FactRows entity={draft.subject?.name ?? ''} />
      </Form.Item>
    </EditDialog>
  );
}

const REFUSALS = {
  [TOPIC_MESSAGES.unknownTopic.code]: 'topicId',
  [GOLDEN_MESSAGES.tooMany.code]: 'topicId',
} as const;

interface SubjectFieldProps {
  readonly type: TargetType | undefined;
  /** Given by the form that contains it. */
  readonly value?: GoldenDraft['subject'];
  readonly onChange?: (subject: GoldenDraft['subject']) => void;
}

function SubjectField({ type, value = null, onChange }: SubjectFieldProps): ReactElement {
  if (type === undefined || !NAMED_TYPES.has(type))
    return <Input aria-label="对象" disabled placeholder="先选择主题" value={value?.name ?? ''} />;
  const kind = type === 'INV_TARGET_TYPE_IND' ? 'industry' : 'company';
  const known = value === null || value.id === null ? null : { id: value.id, name: value.name };
  return (
    <SubjectSelect
      key={type}
      type={type}
      label="对象"
      placeholder={`选择${subjectWord(type)}`}
      value={known?.id ?? null}
      known={known}
      onChange={(subject) => onChange?.(subject && { kind, ...subject })}
    />
  );
}
