import { aiEntries, type Evaluation } from '@console/contract-ai';
import { isUnderWay, stateTitle } from '@console/contract-core';
import { useCall, useCan, usePageTitle } from '@console/platform';
import { EmptyState, JobProgress, Ladder, Page, PageHead, PageLink, Panel, TabRow } from '@console/ui';
import { useChoice, usePageQuery } from '@console/ui/data';
import { Alert } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { EVALUATIONS_PATH } from '../../topic-parts/evaluation-paths.ts';
import { idIn } from '../../topic-parts/id-in.ts';
import { AllAnswers } from './all-answers.tsx';
import { CaseAnswers } from './case-answers.tsx';
import { CaseMarks } from './case-marks.tsx';
import './evaluation.css';
import { EvaluationActions } from './evaluation-actions.tsx';
import { EvaluationTotalsTable } from './evaluation-totals.tsx';
import { versionsText, whole } from './evaluation-words.ts';

const POLL_MS = 1500;
const TABS = [
  { key: 'cases', title: '用例' },
  { key: 'answers', title: '全部回答' },
] as const;
const TAB_KEYS = TABS.map(({ key }) => key);

/** One evaluation: its progress, what each version and model was worth, and every case. */
export function EvaluationPage(): ReactElement {
  const [query] = usePageQuery();
  const evaluationId = idIn(query.get('evaluationId'));
  return evaluationId === null ? (
    <NoEvaluation />
  ) : (
    <Standing key={evaluationId} evaluationId={evaluationId} />
  );
}

function Standing({ evaluationId }: { readonly evaluationId: number }): ReactElement {
  const answer = useCall(
    client,
    aiEntries.evaluation,
    { evaluationId },
    { refetchInterval: (last) => (last !== undefined && isUnderWay(last) ? POLL_MS : 0) },
  );
  return (
    <Ladder
      keep
      answer={answer}
      what="评测"
      rows={10}
      rowHeight={32}
      unknown={<NoEvaluation />}
      frame={(instead) => (
        <Page band={<PageHead title="评测结果" />}>
          <Panel>{instead}</Panel>
        </Page>
      )}
    >
      {(evaluation) => <Found evaluation={evaluation} />}
    </Ladder>
  );
}

function Found({ evaluation }: { readonly evaluation: Evaluation }): ReactElement {
  const title = `评测：${evaluation.topic}`;
  usePageTitle(title);
  const mayEdit = useCan('gssjk_gn_edit');
  const [tab, chooseTab] = useChoice('tab', TAB_KEYS, 'cases');
  const [query, set] = usePageQuery();
  const opened = evaluation.cases.find(({ caseId }) => caseId === idIn(query.get('case')));
  const { startedUser, startedTime, versions } = evaluation;
  return (
    <Page
      band={
        <>
          <PageHead
            title={title}
            sub={`${versionsText(versions)} · ${startedUser ?? ''} ${startedTime.slice(0, 16)} 开始`}
            actions={<EvaluationActions evaluation={evaluation} mayEdit={mayEdit} />}
          />
          <TabRow look="band" label="评测结果" items={TABS} active={tab} onChange={chooseTab} />
        </>
      }
    >
      <StateLine evaluation={evaluation} />
      <Panel title="汇总" sub="按模板版本与模型" flush>
        <EvaluationTotalsTable evaluation={evaluation} />
      </Panel>
      {tab === 'cases' ? (
        <CaseMarks evaluation={evaluation} onOpen={(caseId) => set({ case: String(caseId) })} />
      ) : (
        <AllAnswers evaluation={evaluation} onOpen={(caseId) => set({ case: String(caseId) })} />
      )}
      {opened && <CaseAnswers evaluation={evaluation} opened={opened} onClose={() => set({ case: null })} />}
    </Page>
  );
}

/** The progress while it runs, and why it ended without success. */
function StateLine({ evaluation }: { readonly evaluation: Evaluation }): ReactElement | null {
  const { evaluationId, state, done, total, message } = evaluation;
  const text = `${stateTitle(evaluation, '停止')}：已完成 ${whole(done)} / ${whole(total)} 个回答`;
  if (isUnderWay(evaluation))
    return (
      <Panel title={text}>
        <JobProgress
          job={{ ...evaluation, progress: done / Math.max(1, total), step: null }}
          name={`评测 ${evaluationId}`}
          step="below"
        />
      </Panel>
    );
  if (state === 'succeeded') return null;
  const cause = message === null ? '' : `（${message}）`;
  return (
    <Alert
      type={state === 'failed' ? 'error' : 'info'}
      showIcon
      title={`${text}${cause}。可以继续：已完成的不会重新提问`}
    />
  );
}

function NoEvaluation(): ReactElement {
  return (
    <Page band={<PageHead title="评测结果" />}>
      <Panel>
        <EmptyState
          title="没有这次评测"
          cause="它可能已被清理（每个主题保留最近 30 次），或地址中的编号有误。"
        >
          <PageLink to={EVALUATIONS_PATH}>返回评测记录</PageLink>
        </EmptyState>
      </Panel>
    </Page>
  );
}
