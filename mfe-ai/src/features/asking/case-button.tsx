import { aiEntries, TOPIC_TEXTS, type Question } from '@console/contract-ai';
import { useChange, usePlatform } from '@console/platform';
import { Button, FaultAlert, Modal } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { TopicSelect } from '../../topic-parts/topic-select.tsx';

/** Makes the expert's answer a golden case of the question's topic; where it has none, of a chosen one. */
export function CaseButton({
  question,
}: {
  readonly question: Pick<Question, 'id' | 'topicId'>;
}): ReactElement {
  const { notify } = usePlatform();
  const { run, running, fault } = useChange(client);
  const [choosing, setChoosing] = useState(false);
  const [topicId, setTopicId] = useState<number | undefined>(undefined);
  const make = async (): Promise<void> => {
    const input = { questionId: question.id, topicId: question.topicId ?? topicId ?? null };
    if (!(await run(() => client.call(aiEntries.addCaseOfQuestion, input)))) return;
    setChoosing(false);
    notify.success('已设为评测用例');
  };
  return (
    <>
      <Button
        size="small"
        disabled={running}
        onClick={() => (question.topicId === null ? setChoosing(true) : void make())}
      >
        设为评测用例
      </Button>
      {choosing ? (
        <Modal
          open
          title="设为评测用例"
          okText="确定"
          okButtonProps={{ disabled: topicId === undefined, loading: running }}
          onOk={() => void make()}
          onCancel={() => setChoosing(false)}
        >
          <div className="c-column">
            <p>该问题没有主题，{TOPIC_TEXTS.topic}：</p>
            <TopicSelect label="用例的主题" value={topicId} onChange={setTopicId} />
            <FaultAlert fault={fault} />
          </div>
        </Modal>
      ) : (
        <FaultAlert fault={fault} />
      )}
    </>
  );
}
