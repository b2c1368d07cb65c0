import { aiEntries, isOpenAnswer, type Question, type QuestionEvent } from '@console/contract-ai';
import { useCall } from '@console/platform';
import { useEffect, useState } from 'react';
import { client } from '../../client.ts';
import { afterEvent, type LiveAnswers } from './live-answers.ts';

export interface FollowedQuestion {
  readonly answer: ReturnType<typeof useCall<typeof aiEntries.question>>;
  /** The question with what its log has said since it was read. */
  readonly question: Question | undefined;
  /** Why the log could not be followed; null while it can. */
  readonly fault: Error | null;
}

/** A question, whose answers grow while they are written. */
export function useQuestion(questionId: number): FollowedQuestion {
  const answer = useCall(client, aiEntries.question, { questionId });
  const isOpen = answer.data?.answers.some(({ state }) => isOpenAnswer(state)) === true;
  const [live, setLive] = useState<LiveAnswers>({});
  const [fault, setFault] = useState<Error | null>(null);
  const { refetch } = answer;
  useEffect(() => {
    if (!isOpen) return undefined;
    let said: LiveAnswers = {};
    const stop = client.follow(
      aiEntries.questionEvents,
      { questionId, after: 0 },
      {
        events: {
          answer: (event) => {
            said = afterEvent(said, event as QuestionEvent);
            setLive(said);
          },
          done: () => {
            stop();
            void refetch();
          },
        },
        over: setFault,
      },
    );
    return stop;
  }, [isOpen, questionId, refetch]);
  return { answer, question: answer.data && withLive(answer.data, live), fault };
}

const withLive = (question: Question, live: LiveAnswers): Question => ({
  ...question,
  answers: question.answers.map((answer) => {
    const said = live[answer.id];
    if (said === undefined || !isOpenAnswer(answer.state)) return answer;
    const { text, checks, parts, reason, figures, verified } = said;
    return {
      ...answer,
      text,
      checks: [...checks],
      parts: [...parts],
      reason,
      figures,
      verified,
      state: said.state ?? answer.state,
    };
  }),
});
