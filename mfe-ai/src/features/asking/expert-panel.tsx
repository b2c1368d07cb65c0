import { aiEntries, EXPERT_LENGTH, type CitedCell, type Question } from '@console/contract-ai';
import { useCan, useChange } from '@console/platform';
import { Panel } from '@console/ui';
import { SaveButtons } from '@console/ui/edit';
import { Button, FaultAlert, Input } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { AnswerText } from './answer-text.tsx';
import { CaseButton } from './case-button.tsx';

interface ExpertPanelProps {
  readonly question: Question;
  readonly cells: ReadonlyMap<string, CitedCell>;
  readonly onCell: (id: string) => void;
}

/** The expert's answer beside those of the models; experts write it here. */
export function ExpertPanel({
  question: { id, topicId, expert },
  cells,
  onCell,
}: ExpertPanelProps): ReactElement | null {
  const canWrite = useCan('gssjk_gn_edit');
  const [draft, setDraft] = useState<string | null>(null);
  const { run, running, fault } = useChange(client);
  if (!canWrite && expert === null) return null;
  const save = async (): Promise<void> => {
    const input = { questionId: id, version: expert?.version ?? 0, text: draft ?? '' };
    if (await run(() => client.call(aiEntries.answerAsExpert, input))) setDraft(null);
  };
  return (
    <Panel
      title="专家回答"
      sub={
        expert &&
        `${expert.writtenUser ?? '—'} ${expert.writtenTime} · 数字 ${expert.figures} 个，已核实 ${expert.verified} 个`
      }
      actions={
        canWrite &&
        draft === null && (
          <>
            {expert !== null && <CaseButton question={{ id, topicId }} />}
            <Button size="small" onClick={() => setDraft(expert?.text ?? '')}>
              {expert === null ? '填写' : '修改'}
            </Button>
          </>
        )
      }
    >
      {draft !== null ? (
        <div className="c-column">
          <Input.TextArea
            value={draft}
            aria-label="专家回答"
            placeholder="Markdown；引用数据写 [[c1]]"
            maxLength={EXPERT_LENGTH}
            rows={8}
            onChange={(event) => setDraft(event.target.value)}
          />
          <SaveButtons
            edit={{ running, leave: () => setDraft(null) }}
            disabled={draft.trim() === ''}
            onSave={() => void save()}
          />
          <FaultAlert fault={fault} />
        </div>
      ) : expert === null ? (
        <span className="c-panel-sub">还没有专家回答</span>
      ) : (
        <AnswerText text={expert.text} checks={expert.checks} state="whole" cells={cells} onCell={onCell} />
      )}
    </Panel>
  );
}
