import { aiEntries, TOPIC_TEXTS, type Question } from '@console/contract-ai';
import { useCall, usePlatform } from '@console/platform';
import { Ladder, PageLink } from '@console/ui';
import { Modal } from '@console/ui/form';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { AnswerText } from '../../topic-parts/answer-text.tsx';
import { questionPath } from '../../topic-parts/ask-paths.ts';
import { ExpertForm } from '../../topic-parts/expert-form.tsx';

interface ExpertDialogProps {
  readonly questionId: number;
  readonly onClose: () => void;
}

/** Four answers beside each other: the composed one and those of three models. */
const WIDTH = 1240;

/** what was asked and answered, and below it the expert's answer, which is written here. */
export function ExpertDialog({ questionId, onClose }: ExpertDialogProps): ReactElement {
  const { notify } = usePlatform();
  const question = useCall(client, aiEntries.question, { questionId }, { staleTime: 0 });
  const done = (saved: boolean): void => {
    if (saved) notify.success(TOPIC_TEXTS.saved);
    onClose();
  };
  return (
    <Modal open title="专家回答" width={WIDTH} footer={null} mask={{ closable: false }} onCancel={onClose}>
      <Ladder answer={question} what="问题" rows={6} rowHeight={40}>
        {(found) => (
          <div className="c-column">
            <Asked question={found} />
            <ExpertForm atEnd question={found} onDone={done} />
          </div>
        )}
      </Ladder>
    </Modal>
  );
}

function Asked({ question }: { readonly question: Question }): ReactElement {
  const { navigate } = usePlatform();
  const { id, text, refusal, cells } = question;
  const byId = useMemo(() => new Map(cells.map((cell) => [cell.id, cell])), [cells]);
  const answers = question.answers.filter((answer) => answer.text !== '');
  return (
    <>
      <p className="topic-asked">{text}</p>
      <div className="topic-answers">
        {answers.map((answer) => (
          <section key={answer.id} aria-label={`${answer.model}的回答`}>
            <h3 className="topic-preview-title">{answer.model}</h3>
            <AnswerText
              text={answer.text}
              checks={answer.checks}
              state={answer.state}
              cells={byId}
              onCell={() => navigate(questionPath(id))}
            />
          </section>
        ))}
        {answers.length === 0 && <p className="c-hint">{refusal ?? '还没有回答'}</p>}
      </div>
      <h3 className="topic-preview-title">
        专家回答
        <span className="c-hint">
          数据的编号见<PageLink to={questionPath(id)}>问答页的数据表</PageLink>
        </span>
      </h3>
    </>
  );
}
