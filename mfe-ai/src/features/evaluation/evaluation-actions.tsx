import { aiEntries, type Evaluation } from '@console/contract-ai';
import { isUnderWay } from '@console/contract-core';
import { useChange, usePlatform } from '@console/platform';
import { Button, FaultAlert } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { comparePath, startEvaluationPath } from '../../topic-parts/evaluation-paths.ts';
import { askedModels } from './evaluation-words.ts';

interface EvaluationActionsProps {
  readonly evaluation: Evaluation;
  readonly mayEdit: boolean;
}

/** What can be done with an evaluation: stopped while it runs, else continued, repeated, compared. */
export function EvaluationActions({ evaluation, mayEdit }: EvaluationActionsProps): ReactElement {
  const { navigate, notify } = usePlatform();
  const { run, running, fault } = useChange(client);
  const { evaluationId, topicId, versions, models, state, cancelRequested } = evaluation;
  const send = async (
    call: typeof aiEntries.stopEvaluation | typeof aiEntries.resumeEvaluation,
    said: string,
  ) => {
    if ((await run(() => client.call(call, { evaluationId }))) !== null) notify.success(said);
  };
  const [first = 1, second = first] = versions;
  return (
    <>
      <FaultAlert fault={fault} />
      <Button
        onClick={() =>
          navigate(comparePath({ evaluationId, version: first }, { evaluationId, version: second }))
        }
      >
        对比
      </Button>
      {mayEdit && isUnderWay(evaluation) && (
        <Button
          danger
          disabled={running || cancelRequested}
          onClick={() => void send(aiEntries.stopEvaluation, '已停止评测')}
        >
          停止评测
        </Button>
      )}
      {mayEdit && (state === 'failed' || state === 'cancelled') && (
        <Button
          type="primary"
          disabled={running}
          onClick={() => void send(aiEntries.resumeEvaluation, '评测已继续')}
        >
          继续评测
        </Button>
      )}
      {mayEdit && !isUnderWay(evaluation) && (
        <Button
          onClick={() => navigate(startEvaluationPath({ topicId, versions, models: askedModels(models) }))}
        >
          再次评测
        </Button>
      )}
    </>
  );
}
