import { aiEntries, isOpenAnswer, type Question } from '@console/contract-ai';
import { useCall } from '@console/platform';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { client } from '../../client.ts';
import type { LiveAnswers } from './live-answers.ts';
import { createQuestionLog, type LoggedAnswers, type QuestionLog } from './question-log.ts';

/** A question as the call that asked it returned it, and its log, which is followed since. */
export interface AskedQuestion {
  readonly question: Question;
  readonly log: QuestionLog;
}

export interface ShownQuestion {
  readonly questionId: number;
  /** Null for one that was not asked on this page. */
  readonly asked: AskedQuestion | null;
}

export interface FollowedQuestion {
  readonly answer: ReturnType<typeof useCall<typeof aiEntries.question>>;
  /** The question with what its log has said since it was read. */
  readonly question: Question | undefined;
  /** Why the log could not be followed; null while it can. */
  readonly fault: Error | null;
}

/** Whether an answer of a question is still to come or being written. */
export const isBeingAnswered = ({ answers }: Question): boolean =>
  answers.some(({ state }) => isOpenAnswer(state));

/**
 * A question, whose answers grow while they are written. One that was just asked is not read again until they have ended.
 */
export function useQuestion({ questionId, asked }: ShownQuestion): FollowedQuestion {
  const answer = useCall(
    client,
    aiEntries.question,
    { questionId },
    asked === null ? {} : { initialData: asked.question, staleTime: Infinity },
  );
  const { refetch } = answer;
  const { refetch: countTokens } = useCall(client, aiEntries.askingOptions, {}, { enabled: false });
  const isOpen = answer.data !== undefined && isBeingAnswered(answer.data);
  const log = useMemo(() => asked?.log ?? createQuestionLog(questionId), [asked, questionId]);
  const { answers, isDone, fault } = useLogged(log);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    log.follow();
    return log.stop;
  }, [isOpen, log]);
  useEffect(() => {
    if (!isDone) return;
    void refetch();
    void countTokens();
  }, [isDone, refetch, countTokens]);
  return { answer, question: answer.data && withLive(answer.data, answers), fault };
}

/** What a log says, drawn once for events that came together: a store would be drawn for each of them. */
function useLogged(log: QuestionLog): LoggedAnswers {
  const [logged, setLogged] = useState(log.get);
  useLayoutEffect(() => {
    const take = (): void => setLogged(log.get());
    take();
    return log.subscribe(take);
  }, [log]);
  return logged;
}

const withLive = (question: Question, live: LiveAnswers): Question => ({
  ...question,
  answers: question.answers.map((answer) => {
    const said = live[answer.id];
    if (said === undefined || !isOpenAnswer(answer.state)) return answer;
    return { ...answer, ...said, state: said.state ?? answer.state };
  }),
});
