import {
  aiEntries,
  TOPIC_MESSAGES,
  TOPIC_TEXTS,
  type DataSource,
  type TargetType,
  type TopicMatch,
} from '@console/contract-ai';
import { EditDialog, useEdit } from '@console/ui/edit';
import { Form } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { DictionarySelect } from '../../topic-parts/dictionary-select.tsx';
import { useDictionary } from '../../topic-parts/use-dictionary.ts';
import { DetailRows } from './detail-rows.tsx';
import { draftOf, EMPTY_DETAIL, sentMatch } from './match-draft.ts';
import { TopicSelect } from '../../topic-parts/topic-select.tsx';
import './topic-matches.css';

interface MatchDialogProps {
  /** Null for a new one. */
  readonly match: TopicMatch | null;
  readonly onClose: () => void;
}

const WIDTH = 900;

/** the dialog that adds or edits a topic match. Other data is chosen once its type or source changes. */
export function MatchDialog({ match, onClose }: MatchDialogProps): ReactElement {
  const types = useDictionary<TargetType>('INV_TARGET_TYPE');
  const sources = useDictionary<DataSource>('INV_TARGET_DS');
  const edit = useEdit({
    client,
    read: match,
    fields: draftOf,
    sent: sentMatch,
    add: (sent, keyOf) => client.call(aiEntries.addTopicMatch, sent, { idempotencyKey: keyOf(sent) }),
    update: (sent, { id, version }) => client.call(aiEntries.updateTopicMatch, { ...sent, id, version }),
    latest: ({ id }) => client.call(aiEntries.topicMatch, { id }),
    notice: match === null ? TOPIC_TEXTS.added : TOPIC_TEXTS.saved,
    leave: onClose,
  });
  const chooseAgain = (): void => edit.type({ details: [EMPTY_DETAIL] });
  const { draft } = edit;
  return (
    <EditDialog
      title={match === null ? '新增主题匹配' : '编辑主题匹配'}
      edit={edit}
      refusals={REFUSALS}
      refusedWhole
      width={WIDTH}
    >
      <Form.Item className="c-edit-wide" name="topicId" label="主题" rules={required(TOPIC_TEXTS.topic)}>
        <TopicSelect
          known={match ?? undefined}
          onPick={({ invTargetTypeDictKey }) => {
            if (draft.invTargetTypeDictKey === undefined) edit.type({ invTargetTypeDictKey });
          }}
        />
      </Form.Item>
      <Form.Item name="invTargetTypeDictKey" label="投资标的类型" rules={required(TOPIC_TEXTS.type)}>
        <DictionarySelect options={types} onChange={chooseAgain} />
      </Form.Item>
      <Form.Item name="invTargetDsDictKey" label="数据来源" rules={required(TOPIC_TEXTS.source)}>
        <DictionarySelect options={sources} onChange={chooseAgain} />
      </Form.Item>
      <Form.Item className="c-edit-wide" name="details" label="匹配数据">
        <DetailRows draft={draft} />
      </Form.Item>
    </EditDialog>
  );
}

const required = (message: string) => [{ required: true, message }];

const REFUSALS = {
  [TOPIC_MESSAGES.unknownTopic.code]: 'topicId',
  [TOPIC_MESSAGES.matchTaken.code]: 'invTargetDsDictKey',
} as const;
