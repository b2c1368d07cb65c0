import { aiEntries, EVALUATION_LIMITS, EVALUATION_MESSAGES, type Topic } from '@console/contract-ai';
import { CallError, useChange, usePlatform } from '@console/platform';
import { PageLink } from '@console/ui';
import { AskDialog, Input } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { startEvaluationPath } from '../../topic-parts/evaluation-paths.ts';

interface ReleaseDialogProps {
  readonly topic: Topic;
  readonly number: number;
  readonly onClose: () => void;
}

/** What a reason puts aside: a case that fell, and a comparison that is missing. */
const OBJECTIONS: readonly string[] = [
  EVALUATION_MESSAGES.caseFell.code,
  EVALUATION_MESSAGES.notEvaluated.code,
];

/** Asks before a version is put in use; where its golden cases object, it says how to go on, and takes a reason. */
export function ReleaseDialog({ topic, number, onClose }: ReleaseDialogProps): ReactElement {
  const { notify } = usePlatform();
  const change = useChange(client);
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  const { fault } = change;
  const isObjected = fault instanceof CallError && OBJECTIONS.includes(fault.code);
  const release = async (): Promise<void> => {
    const { id, version } = topic;
    const input = { id, number, version, ...(reason === '' ? {} : { reason }) };
    const done = await change.run(() => client.call(aiEntries.releaseTopic, input));
    if (done === null) return;
    notify.success(`已启用第 ${number} 版`);
    onClose();
  };
  const versions = [number, topic.templateVersion];
  return (
    <AskDialog
      title="启用模板版本"
      okText={reason === '' ? '启用' : '仍然启用'}
      danger={reason !== ''}
      running={change.running}
      fault={fault}
      onConfirm={() => void release()}
      onClose={onClose}
    >
      <p>
        启用后，“{topic.topic}”的新提问将使用第 {number} 版模板，取代正在使用的第 {topic.templateVersion}{' '}
        版，立即生效。是否继续？
      </p>
      {(isObjected || typed !== '') && (
        <>
          <p>
            <PageLink to={startEvaluationPath({ topicId: topic.id, versions })}>同时评测这两版</PageLink>
            ，或者填写理由后仍然启用，理由会记入操作日志：
          </p>
          <Input.TextArea
            aria-label="仍然启用的理由"
            rows={2}
            maxLength={EVALUATION_LIMITS.reason}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </>
      )}
    </AskDialog>
  );
}
