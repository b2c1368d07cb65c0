import type { CitedCell, Question } from '@console/contract-ai';
import { useCan } from '@console/platform';
import { Panel } from '@console/ui';
import { Button } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { AnswerText } from '../../topic-parts/answer-text.tsx';
import { ExpertForm } from '../../topic-parts/expert-form.tsx';
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
  const [writing, write] = useState(false);
  if (!canWrite && expert === null) return null;
  return (
    <Panel
      title="专家回答"
      sub={
        expert &&
        `${expert.writtenUser ?? '—'} ${expert.writtenTime} · 数字 ${expert.figures} 个，已核实 ${expert.verified} 个`
      }
      actions={
        canWrite &&
        !writing && (
          <>
            {expert !== null && <CaseButton question={{ id, topicId }} />}
            <Button size="small" onClick={() => write(true)}>
              {expert === null ? '填写' : '修改'}
            </Button>
          </>
        )
      }
    >
      {writing ? (
        <ExpertForm question={{ id, expert }} onDone={() => write(false)} />
      ) : expert === null ? (
        <span className="c-panel-sub">还没有专家回答</span>
      ) : (
        <AnswerText text={expert.text} checks={expert.checks} state="whole" cells={cells} onCell={onCell} />
      )}
    </Panel>
  );
}
