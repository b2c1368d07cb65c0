import {
  aiEntries,
  RESULT_STATE_TITLES,
  type EvaluatedCase,
  type Evaluation,
  type EvaluationResult,
} from '@console/contract-ai';
import { isUnderWay } from '@console/contract-core';
import { useCall } from '@console/platform';
import { Ladder, Mark, Panel } from '@console/ui';
import { Drawer } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { versionText } from './evaluation-words.ts';

interface CaseAnswersProps {
  readonly evaluation: Evaluation;
  readonly opened: EvaluatedCase;
  readonly onClose: () => void;
}

const WIDTH = 720;
const POLL_MS = 3000;

/** The answers to one case, each with the facts it holds. */
export function CaseAnswers({ evaluation, opened, onClose }: CaseAnswersProps): ReactElement {
  const { evaluationId } = evaluation;
  const { caseId, question } = opened;
  const answer = useCall(
    client,
    aiEntries.evaluationAnswers,
    { evaluationId, caseId },
    { refetchInterval: isUnderWay(evaluation) ? POLL_MS : 0 },
  );
  return (
    <Drawer open title={question} size={WIDTH} onClose={onClose}>
      <Ladder answer={answer} what="用例的回答" rows={8} rowHeight={40}>
        {(results) => (
          <div className="c-column">
            {results.map((result) => (
              <Result key={`${result.version} ${result.model} ${result.run}`} result={result} />
            ))}
          </div>
        )}
      </Ladder>
    </Drawer>
  );
}

function Result({ result }: { readonly result: EvaluationResult }): ReactElement {
  const { version, model, run, state, passed, facts, text, reason } = result;
  const isOpen = state === 'waiting' || state === 'writing';
  return (
    <Panel
      title={`${versionText(version)} ${model} 第 ${run} 次`}
      sub={RESULT_STATE_TITLES[state]}
      actions={!isOpen && <Mark tint={passed ? 'teal' : 'amber'}>{passed ? '通过' : '未通过'}</Mark>}
    >
      {reason !== null && <p className="c-hint">{reason}</p>}
      {!isOpen && (
        <ul className="topic-eval-facts">
          {facts.map((fact) => (
            <li key={fact.text}>
              {fact.text}：{fact.held ? '已答出' : '未答出'}
            </li>
          ))}
        </ul>
      )}
      {text !== '' && (
        <details>
          <summary>回答原文（[[c1]] 为引用的数据）</summary>
          <pre className="topic-eval-text">{text}</pre>
        </details>
      )}
    </Panel>
  );
}
