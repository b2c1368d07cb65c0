import { aiEntries, DATA_MODEL, type Question, type QuestionSubject } from '@console/contract-ai';
import { useCall } from '@console/platform';
import { Ladder, Page, PageHead, PageLink, Panel } from '@console/ui';
import { usePageQuery } from '@console/ui/data';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { HISTORY_PATH, subjectOf } from '../../topic-parts/ask-paths.ts';
import './asking.css';
import { QuestionBox } from './question-box.tsx';
import { QuestionView } from './question-view.tsx';
import { MARKET } from './subject-chips.tsx';

/** Asking: a question, what it is about, and its answers side by side. */
export function AskPage(): ReactElement {
  const [query, change] = usePageQuery();
  const questionId = Number(query.get('questionId') ?? 0);
  const named = subjectOf(query.get('subject') ?? '');
  const box = (given: Pick<Question, 'text' | 'subject'>, models: readonly string[]): ReactElement => (
    <QuestionBox
      key={`${query.get('subject') ?? ''} ${questionId}`}
      {...given}
      models={models}
      onAsked={(id) => change({ questionId: String(id) })}
    />
  );
  return (
    <Page band={<PageHead title="提问" actions={<PageLink to={HISTORY_PATH}>问答历史</PageLink>} />}>
      {questionId > 0 ? (
        <AskedBefore questionId={questionId} box={box} />
      ) : named !== null && named.id !== null ? (
        <WithSubject kind={named.kind} id={named.id} box={(subject) => box({ text: '', subject }, [])} />
      ) : (
        box({ text: '', subject: named?.kind === 'market' ? MARKET : null }, [])
      )}
      {questionId > 0 && <QuestionView key={questionId} questionId={questionId} />}
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
  const { data, isError } = useCall(client, aiEntries.question, { questionId });
  if (isError) return box({ text: '', subject: null }, []);
  if (data === undefined) return null;
  const models = data.answers.map(({ model }) => model).filter((name) => name !== DATA_MODEL);
  return box({ text: data.text, subject: data.subject }, models);
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
