import { aiEntries, DATA_MODEL, type Question, type QuestionSubject } from '@console/contract-ai';
import { useCall, usePlatform } from '@console/platform';
import { Ladder, Page, PageHead, PageLink, Panel } from '@console/ui';
import { usePageQuery } from '@console/ui/data';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { HISTORY_PATH, subjectOf } from '../../topic-parts/ask-paths.ts';
import './asking.css';
import { QuestionBox } from './question-box.tsx';
import { createQuestionLog } from './question-log.ts';
import { QuestionView } from './question-view.tsx';
import { MARKET } from './subject-chips.tsx';
import { isBeingAnswered, type AskedQuestion } from './use-question.ts';

/**
 * Asking: a question, what it is about, and its answers side by side. The box stays as it is when its question is asked;
 * it is filled anew where another question is opened.
 */
export function AskPage(): ReactElement {
  const { page } = usePlatform();
  const [query, change] = usePageQuery();
  const questionId = Number(query.get('questionId') ?? 0);
  const named = subjectOf(query.get('subject') ?? '');
  const [latest, setLatest] = useState<{ filled: number; asked: AskedQuestion } | null>(null);
  const isLatest = questionId === latest?.asked.question.id;
  /** The question that the box was filled with; 0 for none. */
  const former = isLatest ? latest.filled : questionId;
  const box = (given: Pick<Question, 'text' | 'subject'>, models: readonly string[]): ReactElement => (
    <QuestionBox
      key={`${query.get('subject') ?? ''} ${former}`}
      {...given}
      models={models}
      onAsked={(question) => {
        const log = createQuestionLog(question.id);
        // Before anything is drawn: a quick model's first words come meanwhile. A page that was left draws nothing.
        if (page.shown.get() && isBeingAnswered(question)) log.follow();
        setLatest({ filled: former, asked: { question, log } });
        change({ questionId: String(question.id) });
      }}
    />
  );
  return (
    <Page band={<PageHead title="提问" actions={<PageLink to={HISTORY_PATH}>问答历史</PageLink>} />}>
      {former > 0 ? (
        <AskedBefore key={`box ${former}`} questionId={former} box={box} />
      ) : named !== null && named.id !== null ? (
        <WithSubject kind={named.kind} id={named.id} box={(subject) => box({ text: '', subject }, [])} />
      ) : (
        box({ text: '', subject: named?.kind === 'market' ? MARKET : null }, [])
      )}
      {questionId > 0 && (
        <QuestionView key={questionId} questionId={questionId} asked={isLatest ? latest.asked : null} />
      )}
    </Page>
  );
}

/** The box with the question that is shown, so that its subject can be changed and it is asked again. */
function AskedBefore({
  questionId,
  box,
}: {
  readonly questionId: number;
  readonly box: (given: Pick<Question, 'text' | 'subject'>, models: readonly string[]) => ReactElement;
}): ReactElement | null {
  const [given, setGiven] = useState<Question | null>(null);
  const { data, isError } = useCall(client, aiEntries.question, { questionId }, { enabled: given === null });
  if (given === null && data !== undefined) setGiven(data);
  if (isError) return box({ text: '', subject: null }, []);
  if (given === null) return null;
  const models = given.answers.map(({ model }) => model).filter((name) => name !== DATA_MODEL);
  return box({ text: given.text, subject: given.subject }, models);
}

/** The box about what a page was about, by its name today. */
function WithSubject({
  kind,
  id,
  box,
}: {
  readonly kind: QuestionSubject['kind'];
  readonly id: number;
  readonly box: (subject: QuestionSubject) => ReactElement;
}): ReactElement {
  const subject = useCall(client, aiEntries.askedSubject, { kind, subjectId: id });
  return (
    <Ladder answer={subject} what="提问对象" rows={3} frame={(instead) => <Panel>{instead}</Panel>}>
      {box}
    </Ladder>
  );
}
